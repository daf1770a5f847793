/** Where we are: the path of the page, read as one of a handful of places. */
export type Place =
  | { at: "front" }
  | { at: "new"; title: string; mode: string }
  | { at: "table"; id: string }
  | { at: "replay"; id: string }
  | { at: "rules"; title: string }
  | { at: "extra"; title: string; name: string }
  | { at: "daily" }
  | { at: "devices" | "device" | "privacy" }
  | { at: "lost" };

function read(url: Location): Place {
  const [first, second, third] = url.pathname.split("/").filter(Boolean);
  if (!first) return { at: "front" };
  if (first === "new" && second) return { at: "new", title: second, mode: new URLSearchParams(url.search).get("mode") ?? "friends" };
  if (first === "t" && second) return third === "replay" ? { at: "replay", id: second } : { at: "table", id: second };
  // A title had a page of its own for it once.
  if (first === "daily" || (first === "x" && third === "daily")) return { at: "daily" };
  if (first === "x" && second && third) return { at: "extra", title: second, name: third };
  if (first === "rules" && second) return { at: "rules", title: second };
  if ((first === "devices" || first === "device" || first === "privacy") && !second) return { at: first };
  return { at: "lost" };
}

class Route {
  place = $state.raw<Place>(read(location));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#sync());
    addEventListener("hashchange", () => (this.hash = location.hash.slice(1)));
  }
  #sync(): void {
    this.place = read(location);
    this.hash = location.hash.slice(1);
  }
  go(path: string): void {
    history.pushState(null, "", path);
    this.#sync();
    scrollTo(0, 0);
  }
  /** Follow links inside the site without loading the page anew. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const href = link.getAttribute("href") ?? "";
    if (!href.startsWith("/") || href.startsWith("/api") || link.target) return;
    event.preventDefault();
    this.go(href);
  }
}

export const route = new Route();
