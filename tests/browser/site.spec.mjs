// The site itself: it works under any path, and its download sizes.
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { invite } from "./by-link.mjs";
import * as firefox from "./firefox.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { clauses, games, programs, title } from "./games.mjs";
import { choose, languages, others } from "./languages.mjs";
import { ownLink, toLive } from "./live.mjs";
import { entry } from "./match.mjs";

const compress = promisify(brotliCompress);
const tools = fileURLToPath(new URL("node_modules", import.meta.url));

// Brotli's qualities: a program takes four seconds with the best one, so it is tried only where the fast one is not enough.
const [fast, best] = [5, 11];

const heading = (page) => page.getByRole("heading", { level: 1, name: "Caravanserai" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is there, and leads to the rules of every game, with all their clauses", async ({ page }) => {
    for (const game of games) {
      await page.goto("./");
      await expect(heading(page)).toBeVisible();
      await entry(page, title(game)).getByRole("link", { name: "Rules" }).click();
      await expect(page.getByRole("heading", { level: 1, name: `${title(game)}: the rules` })).toBeVisible();
      expect(clauses(game).map((id) => Number(id.slice(1))), "no clause is left out").toEqual(clauses(game).map((_, number) => number + 1));
      const visible = await page.evaluate((ids) => ids.filter((id) => document.getElementById(id)?.checkVisibility()), clauses(game));
      expect(visible, title(game)).toEqual(clauses(game));
    }
  });
});

test("every document says in its language what it is, with its picture and the ways on, before any script", async ({ folder }) => {
  const titles = new Set();
  const documents = ["", ...Object.keys(programs)];
  for (const document of documents) {
    for (const language of languages) {
      const place = join(language === "en" ? "" : language, document, "index.html");
      const html = await readFile(join(folder, place), "utf8");
      const [, title] = html.match(/<title>([^<]+)<\/title>/);
      titles.add(title);
      expect(html, place).toContain(`<html lang="${language}"`);
      expect(html.match(/<meta name="description" content="([^"]{40,})"/), place).not.toBe(null);
      expect(html, place).toContain(`<meta property="og:title" content="${title}"`);
      expect(html.match(/rel="alternate" hreflang="/g), place).toHaveLength(languages.length + 1);
      const body = html.slice(html.indexOf("<body>")).replace(/<script[^]*?<\/script>/g, "");
      expect(body, "no message is left out").not.toMatch(/[{}]/);
      expect(body, place).toMatch(/<h1>.+<\/h1>/);
      const game = document.replace(/\/$/, "");
      if (!games.includes(game)) continue;
      expect(body, place).toMatch(new RegExp(`<img src="[^"]*${game}\\.svg"`));
      expect(body, place).toContain(`rules/${language}/${game}.html`);
    }
  }
  expect(titles.size, "each has a title of its own").toBe(documents.length * languages.length - (languages.length - 1));
});

test("the program of a page, its largest file by far, is requested before the scripts that start it are there", async ({ page }) => {
  const requested = page.waitForRequest(/\/damath_bg\.wasm$/);
  await page.route(/\/start\.js$/, async (route) => {
    await requested;
    await route.continue();
  });
  await visit(page, "damath/#/position");
  await expect(page.locator("svg.board")).toBeVisible();
});

test.describe("under a path", () => {
  test.use({ path: "/some/path/" });

  test("the site runs", async ({ page }) => {
    await visit(page);
    await expect(heading(page)).toBeVisible();
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

/** Returns the files that a route makes a browser load at its first visit, by language. */
async function downloads(browser, baseURL, address, languages) {
  const page = await browser.newPage({ baseURL });
  const session = await page.context().newCDPSession(page);
  await page.clock.install();
  const files = {};
  for (const language of languages) {
    // Nothing is left of the visit before: to start a browser's process for each takes most of the time.
    await page.goto("about:blank");
    await session.send("Network.clearBrowserCache");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await session.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: "all" });
    await choose(page, language);
    const loaded = [];
    // Pictures do not count: the home page, which is seen first, may request its own again when it is drawn in another language.
    const note = (request) => request.resourceType() !== "image" && loaded.push(request.url());
    page.on("request", note);
    await visit(page, language === "en" ? address : `${language}/${address}`);
    if (address === "") await Promise.all([page.waitForRequest(later), page.clock.runFor(2000)]);
    await page.waitForLoadState("networkidle");
    page.off("request", note);
    expect(loaded).toEqual([...new Set(loaded)]);

    // Browsers with a window load icons and the like, so all files that the head names count.
    const named = await page.locator("head link[href]:not([rel=alternate], [rel=canonical])").evaluateAll((links) => links.map((link) => link.href));
    files[language] = [...new Set([...loaded, ...named])].map((url) => new URL(url).pathname.slice(1).replace(/(^|\/)$/, "$1index.html"));
  }
  await page.close();
  return files;
}

/** The files that an English visit loads, as one in another language names them. */
const inLanguage = (files, language) => {
  const folder = language === "en" ? "" : `${language}/`;
  return files.map((file) => (file.endsWith("index.html") ? folder + file : file.replace(".en.", `.${language}.`))).sort();
};

/** The letters of headings, which a language may have of its own. */
const ofLetters = /\.woff2$/;
/** The script that has a page kept for offline use, two seconds after it has started: it delays nothing. It counts at home. */
const later = /\/offline\.js$/;
/** The files that connect two devices, and that read QR codes. */
const ofConnection = /\/(peer|peer-code|scan|scanner|scanner_bg)\.(js|wasm)$/;

/** Returns the brotli size of files, and a list of it. A program takes four seconds with the best quality, so the fast one is tried first. */
async function sumOf(folder, files, allowed) {
  let sum, rows;
  for (const quality of [fast, best]) {
    const bytes = await Promise.all(files.map((name) => weigh(join(folder, name), quality)));
    sum = bytes.reduce((sum, bytes) => sum + bytes);
    rows = files.map((name, index) => `${bytes[index]}  ${name}`).join("\n");
    if (sum <= allowed) break;
  }
  return { sum, rows };
}

// In bytes: the home page needs no program; a game loads one more, with everything but its engine.
const [home, game] = [45 * 1024, 470 * 1024];
const routes = Object.keys(programs);
const ofGames = Object.fromEntries(games.map((game) => [title(game), routes.filter((route) => route.split("/")[0] === game)]));
const ofHouse = routes.filter((route) => !Object.values(ofGames).flat().includes(route));
const visits = { home: [""], ...ofGames, "the house": ofHouse };
for (const [at, [whose, names]] of Object.entries(visits).entries()) {
  const allowed = whose === "home" ? home : game;
  const what = whose === "home" ? "home" : `each page of ${whose}`;
  test(`the first visit at ${what} loads at most ${allowed / 1024} KB in every language, not counting pictures`, async ({ browser, baseURL, folder }) => {
    const weighPage = async (address, number) => {
      // The home page and the tables are visited in all languages, every other page in English and in one more: a language changes
      // the names of some files. By these names the files of the languages that are left are weighed.
      const visited = number === 0 ? languages : ["en", others[(at + number) % others.length]];
      const isLeftOut = (file) => file.endsWith(".svg") || (address !== "" && later.test(file));
      const downloaded = await downloads(browser, baseURL, address, visited);
      const loaded = Object.fromEntries(Object.entries(downloaded).map(([language, files]) => [language, files.filter((file) => !isLeftOut(file))]));
      for (const language of visited) {
        const files = loaded[language].filter((file) => !ofLetters.test(file));
        expect(files.toSorted(), `${address} in ${language}`).toEqual(inLanguage(loaded.en.filter((file) => !ofLetters.test(file)), language));
        expect(files.some((file) => file.endsWith(".wasm"))).toBe(address !== "");
        expect(files.filter((file) => ofConnection.test(file)), "nothing of the connection before live play").toEqual([]);
      }
      for (const language of languages) {
        const { sum, rows } = await sumOf(folder, loaded[language] ?? inLanguage(loaded.en, language), allowed);
        console.log(`${String(sum).padStart(8)} bytes in brotli, of ${allowed}: ${address || "home"} in ${language}`);
        expect(sum, rows).toBeLessThanOrEqual(allowed);
      }
    };
    await Promise.all(names.map(weighPage));
  });
}

/** The folder of a build with all files that pages load. */
const filesOf = async (folder) => join(folder, (await readdir(folder)).find((name) => /^[0-9a-f]{16}$/.test(name)));

test("the words of a game in a language, with those of the house, weigh at most 10 KB", async ({ folder }) => {
  const files = await filesOf(folder);
  for (const game of games) {
    for (const language of languages) {
      expect(await weigh(join(files, `${game}.${language}.txt`)), `${game} ${language}`).toBeLessThanOrEqual(10 * 1024);
    }
  }
});

test("the engine of a game weighs at most 62 KB with what runs it, the networks of Damath among it", async ({ folder }) => {
  const files = await filesOf(folder);
  for (const game of games) {
    const { sum, rows } = await sumOf(files, [`${game}_bot.js`, `${game}_bot_bg.wasm`, "engine.js"], 62 * 1024);
    expect(sum, rows).toBeLessThanOrEqual(62 * 1024);
  }
});

test("the service worker is a single file of at most 150 lines and 4 KB", async ({ folder }) => {
  const source = await readFile(new URL("../../static/service-worker.js", import.meta.url), "utf8");
  expect(source.trimEnd().split("\n").length).toBeLessThanOrEqual(150);
  const built = await readFile(join(folder, "service-worker.js"), "utf8");
  expect(Buffer.byteLength(built)).toBeLessThanOrEqual(4 * 1024);
  expect(built).not.toMatch(/\bimport/);
});

test("the tests that are not for Firefox exist, and no others contain their titles", async () => {
  const list = ["test", "--list", "--reporter=json", "--project=wide", ...firefox.files];
  const { stdout } = await promisify(execFile)(join(tools, ".bin/playwright"), list, { cwd: join(tools, ".."), maxBuffer: 2 ** 26 });
  const titlesOf = ({ title, specs = [], suites = [] }) => [...specs.map((spec) => spec.title), ...suites.flatMap(titlesOf)];
  const titles = JSON.parse(stdout).suites.flatMap(titlesOf);
  for (const title of [...Object.keys(firefox.cannot), ...firefox.slow]) {
    const found = titles.filter((one) => one.includes(title));
    expect(found.length, title).toBeGreaterThan(0);
    expect(found.filter((one) => !one.startsWith(title)), title).toEqual([]);
  }
});

test("reading QR codes by the camera weighs at most 110 KB", async ({ folder }) => {
  const files = await filesOf(folder);
  const { sum, rows } = await sumOf(files, ["scan.js", "scanner.js", "scanner_bg.wasm"], 110 * 1024);
  expect(sum, rows).toBeLessThanOrEqual(110 * 1024);
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
