/** Rings a part of the page while a lesson speaks of it, and brings it into sight. */
export function mentioned(node: HTMLElement, on: boolean): { update: (on: boolean) => void } {
  function update(now: boolean): void {
    node.classList.toggle("mentioned", now);
    if (now) node.scrollIntoView({ block: "nearest" });
  }
  update(on);
  return { update };
}
