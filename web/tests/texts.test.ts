/** Words on their way: what is shown until they come, and what happens when they do not. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("navigator", { languages: ["ru-RU"] });
const { Texts } = await import("../src/state/texts.svelte");

test("words that did not come are asked for again, and no key is shown meanwhile", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const folder = "../../../src/kvartal/texts/ru";
  const texts = new Texts({
    [`${folder}/site.ftl`]: async () => "hello = Привет",
    [`${folder}/town77.ftl`]: async () => {
      asked += 1;
      if (asked < 3) throw new TypeError("Failed to fetch");
      return "town77-name = Город 77";
    },
  });
  await texts.load();
  void texts.load("town77");
  await vi.advanceTimersByTimeAsync(0);
  expect([texts.say("hello"), texts.say("town77-name"), texts.busy]).toEqual(["Привет", "", true]);
  // Whoever needs the words does not wait for the next try.
  void texts.load("town77");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(2);
  await vi.runAllTimersAsync();
  expect([texts.say("town77-name"), texts.busy, asked]).toEqual(["Город 77", false, 3]);
});
