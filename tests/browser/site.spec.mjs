// The site itself: it works under any path, and its download sizes.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { invite } from "./by-link.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { clauses, games, programs, title } from "./games.mjs";
import { choose, languages } from "./languages.mjs";
import { ownLink, toLive } from "./live.mjs";
import { entry } from "./match.mjs";

const compress = promisify(brotliCompress);

// Brotli's qualities: a program takes four seconds with the best one, so that is tried only where the fast one is not enough.
const [fast, best] = [5, 11];

const heading = (page) => page.getByRole("heading", { level: 1, name: "Caravanserai" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const game of games) {
    test(`the home page is there, and leads to the rules of ${title(game)}`, async ({ page }) => {
      await page.goto("./");
      await expect(heading(page)).toBeVisible();
      await entry(page, title(game)).getByRole("link", { name: "Rules" }).click();
      await expect(page.getByRole("heading", { level: 1, name: `${title(game)}: the rules` })).toBeVisible();
      expect(clauses(game).map((id) => Number(id.slice(1))), "no clause is left out").toEqual(clauses(game).map((_, number) => number + 1));
      for (const id of clauses(game)) await expect(page.locator(`#${id}`)).toBeVisible();
    });
  }
});

test.describe("under a path", () => {
  test.use({ path: "/some/path/" });

  test("the site runs", async ({ page }) => {
    await visit(page);
    await expect(heading(page)).toBeVisible();
  });

  test.describe("built for that path", () => {
    // scripts/test builds it here.
    test.use({ folder: fileURLToPath(new URL("../../target/some-path", import.meta.url)) });

    test("the site runs and names the path", async ({ page }) => {
      await visit(page);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator("link[rel=stylesheet]").first()).toHaveAttribute("href", /^\/some\/path\//);
    });
  });
});

/** Cache of brotli sizes by quality and path, because several visits load the same files. */
const weights = new Map();

/** Returns the brotli size of a file, in bytes. */
function weigh(path, quality = best) {
  const key = `${quality} ${path}`;
  const weight = weights.get(key) ?? readFile(path).then((bytes) => compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).then(({ length }) => length);
  weights.set(key, weight);
  return weight;
}

/** Returns the files that a route makes a browser load at its first visit. */
async function download(page, folder, address) {
  const loaded = [];
  page.on("request", (request) => loaded.push(request.url()));
  await visit(page, address);
  await page.waitForLoadState("networkidle");
  expect(loaded).toEqual([...new Set(loaded)]);

  // Browsers with a window load icons and the like, so all files that the head names count.
  const named = await page.locator("head link[href]").evaluateAll((links) => links.map((link) => link.href));
  return [...new Set([...loaded, ...named])].map((url) => new URL(url).pathname.slice(1) || "index.html");
}

/** The sentences of the home page, of which a program needs one if it takes long. */
const ofHome = /\/home\.\w+\.json$/;
/** The files that connect two devices, and that read QR codes. */
const ofConnection = /\/(peer|peer-code|scan|scanner|scanner_bg)\.(js|wasm)$/;

// In bytes: the home page needs no program; a game loads one more, with everything but its engine.
const home = 20 * 1024;
const game = 300 * 1024;
const addresses = [["", home], ...programs.map((name) => [`#/${name}`, game])];
for (const [address, allowed] of addresses) {
  test(`the first visit at ${address || "home"} loads at most ${allowed / 1024} KB in every language, not counting pictures`, async ({ browser, baseURL, folder }) => {
    for (const language of languages) {
      const page = await browser.newPage({ baseURL });
      await choose(page, language);
      const loaded = await download(page, folder, address);
      const counted = loaded.filter((name) => !name.endsWith(".svg") && (address === "" || !ofHome.test(name)));
      await page.close();
      let sum, rows;
      for (const quality of [fast, best]) {
        const bytes = await Promise.all(counted.map((name) => weigh(join(folder, name), quality)));
        sum = bytes.reduce((sum, bytes) => sum + bytes);
        rows = counted.map((name, index) => `${bytes[index]}  ${name}`).join("\n");
        if (sum <= allowed) break;
      }
      console.log(`${String(sum).padStart(8)} bytes in brotli, of ${allowed}: ${address || "home"} in ${language}`);
      expect(sum, rows).toBeLessThanOrEqual(allowed);
      expect(counted.some((name) => name.endsWith(".wasm"))).toBe(address !== "");
      expect(counted.filter((name) => ofConnection.test(name)), "nothing of the connection before live play").toEqual([]);
    }
  });
}

/** The folder of a build with all files that pages load. */
const filesOf = async (folder) => join(folder, (await readdir(folder)).find((name) => /^[0-9a-f]{16}$/.test(name)));

test("the words of a game in a language, with those of the house, weigh at most 7 KB", async ({ folder }) => {
  const files = await filesOf(folder);
  for (const game of games) {
    for (const language of languages) {
      expect(await weigh(join(files, `${game}.${language}.txt`)), `${game} ${language}`).toBeLessThanOrEqual(7 * 1024);
    }
  }
});

test("the engine of a game weighs at most 62 KB with what runs it, the networks of Damath among it", async ({ folder }) => {
  const files = await filesOf(folder);
  for (const game of games) {
    const parts = [`${game}_bot.js`, `${game}_bot_bg.wasm`, "engine.js"];
    const bytes = await Promise.all(parts.map((file) => weigh(join(files, file))));
    expect(bytes.reduce((sum, bytes) => sum + bytes), game).toBeLessThanOrEqual(62 * 1024);
  }
});

test("reading QR codes by the camera weighs at most 40 KB", async ({ folder }) => {
  const files = await filesOf(folder);
  const bytes = await Promise.all(["scan.js", "scanner.js", "scanner_bg.wasm"].map((file) => weigh(join(files, file))));
  expect(bytes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(40 * 1024);
});

test("the connection of live play weighs at most 6 KB, and is loaded when live play is opened, not by the table", async ({ page, hand, folder }) => {
  const files = await filesOf(folder);
  const bytes = await Promise.all(["peer.js", "peer-code.js"].map((file) => weigh(join(files, file))));
  expect(bytes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(6 * 1024);
  const loaded = [];
  page.on("request", (request) => ofConnection.test(request.url()) && loaded.push(request.url().split("/").at(-1)));
  await invite({ page, hand }, "Marrakech");
  await page.waitForLoadState("networkidle");
  expect(loaded).toEqual([]);
  await toLive({ page, hand });
  await ownLink(page);
  expect(loaded.toSorted()).toEqual(["peer-code.js", "peer.js"]);
});
