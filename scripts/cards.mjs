// cards.mjs: draws the pictures that chats show for a link, static/cards/GAME.jpg and inn.jpg, from the boards of the home page. It needs
// what `scripts/test` installs. Run it again when a board looks different.
import { mkdir, readFile } from "node:fs/promises";
import { chromium } from "../tests/browser/node_modules/@playwright/test/index.mjs";
import { launchOptions } from "../tests/browser/browser.mjs";

const [WIDTH, HEIGHT] = [1200, 630]; // pixels, as these pictures are cut to
const folder = new URL("../static/", import.meta.url);
const games = JSON.parse(await readFile(new URL("site.webmanifest", folder), "utf8")).shortcuts.map(({ name, url }) => ({ name, id: url.split("/")[1] }));

const picture = async ({ id }) => `data:image/svg+xml;base64,${(await readFile(new URL(`${id}.svg`, folder))).toString("base64")}`;
const eczar = (await readFile(new URL("eczar.woff2", folder))).toString("base64");
const style = `
  @font-face { font-family: Eczar; font-weight: 600; src: url(data:font/woff2;base64,${eczar}) }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; display: grid; grid-template-columns: auto 1fr; align-items: center; gap: 60px;
    box-sizing: border-box; padding: 45px 60px; background: radial-gradient(circle at 30% 40%, #4a2f3f, #1d1626 75%); color: #f7e9d2; font-family: Eczar, serif; }
  img { height: 540px; border-radius: 18px; box-shadow: 0 18px 60px #000a; }
  h1 { margin: 0; font-size: 94px; line-height: 1.1; } p { margin: 12px 0 0; font-size: 42px; color: #e2b86b; }
  .all { grid-template-columns: 1fr; justify-items: center; text-align: center; align-content: center; gap: 30px; }
  .all div { display: flex; gap: 24px; } .all img { height: 200px; }`;
const pages = [{ name: "Caravanserai", id: "inn" }, ...games];

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await mkdir(new URL("cards/", folder), { recursive: true });
for (const { name, id } of pages) {
  const isInn = id === "inn";
  const boards = await Promise.all((isInn ? games : [{ id }]).map(picture));
  const images = boards.map((src) => `<img src="${src}" alt="">`).join("");
  const words = isInn ? `<h1>${name}</h1><p>Five board games from the old trade routes</p>` : `<h1>${name}</h1><p>Caravanserai</p>`;
  await page.setContent(`<style>${style}</style><body class="${isInn ? "all" : ""}">${isInn ? `<div>${images}</div><div style="display:block">${words}</div>` : `${images}<div>${words}</div>`}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: new URL(`cards/${id}.jpg`, folder).pathname, type: "jpeg", quality: 82 });
}
await browser.close();
