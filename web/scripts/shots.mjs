// Takes pictures of every screen, to be looked at: node scripts/shots.mjs http://127.0.0.1:7077 FOLDER
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [site = "http://127.0.0.1:7077", folder = "shots", only = ""] = process.argv.slice(2);
const sizes = { phone: { width: 360, height: 640 }, desk: { width: 1440, height: 900 } };
const executablePath = process.env.KVARTAL_CHROMIUM ?? execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic", "--disable-background-networking"] });

/** Take the first tile that fits somewhere. */
async function take(page) {
  for (const tile of await page.$$("[data-tile]")) {
    if ((await tile.getAttribute("aria-pressed")) !== "true") await tile.click();
    if (await page.$("[data-open]")) return;
  }
}

/** Play some turns of Town 77, so that there is a town to see. */
async function build(page, turns) {
  for (let done = 0; done < turns; ) {
    await page.waitForSelector("[data-state=act], [data-state=over]", { timeout: 60000 });
    if (await page.$("[data-state=over]")) return;
    const seq = await page.getAttribute("[data-test=table]", "data-seq");
    const decided = await page.$("[data-test=game-button].main");
    if (decided) await decided.click();
    else {
      await take(page);
      await page.click("[data-open]");
      await page.click("[data-test=done]");
      done += 1;
    }
    await page.waitForFunction((before) => document.querySelector("[data-test=table]").dataset.seq !== before, seq, { timeout: 60000 });
  }
}

for (const [size, viewport] of Object.entries(sizes))
  for (const [lang, locale] of [["ru", "ru-RU"], ["en", "en-GB"]])
    for (const colorScheme of ["light", "dark"]) {
      const name = `${size}-${lang}-${colorScheme}`;
      if (!name.includes(only)) continue;
      const context = await browser.newContext({ viewport, locale, colorScheme, reducedMotion: "reduce", baseURL: site });
      const page = await context.newPage();
      const shot = async (screen) => {
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${folder}/${screen}-${name}.png` });
      };
      await page.goto("/");
      await page.evaluate((locale) => localStorage.setItem("kvartal", JSON.stringify({ locale })), lang);
      await page.goto("/");
      await page.waitForSelector("[data-title=town77] [data-test=now]");
      await shot("front");
      await page.goto("/rules/town77#place");
      await page.waitForSelector("[data-section=place]");
      await shot("rules");
      await page.goto("/new/town77?mode=friends");
      await page.waitForSelector("[data-test=begin]");
      await shot("new");
      await page.click("[data-test=begin]");
      await page.waitForSelector("#invite");
      await shot("gathering");
      await page.goto("/new/town77?mode=screen");
      await page.click("[data-test=begin]");
      await page.waitForSelector("[data-test=ready]");
      await shot("curtain");
      await page.goto("/");
      await page.click("[data-title=town77] [data-test=now]");
      await build(page, 5);
      await page.waitForSelector("[data-state=act]", { timeout: 60000 });
      if (await page.$("[data-test=game-button].main")) {
        await shot("discard");
        await page.click("[data-test=game-button].main");
        await page.waitForSelector("[data-state=wait]");
        await page.waitForSelector("[data-state=act]", { timeout: 60000 });
      }
      await take(page);
      await shot("play");
      await page.click("[data-cell=g7]");
      await shot("why");
      await page.click("[data-test=rules]");
      await shot("drawer");
      await page.keyboard.press("Escape");
      await build(page, 60);
      await page.waitForSelector("[data-state=over]", { timeout: 60000 });
      await shot("over");
      await page.goto(`${page.url()}/replay`);
      await page.waitForSelector("[data-test=said]");
      await shot("replay");
      await page.goto("/");
      await page.click("[data-title=town77] [data-test=solo]");
      await build(page, 8);
      await shot("solo");
      await context.close();
    }
await browser.close();
