// The site itself: it works under any path, and what a first visit downloads.
import { serve } from "../../scripts/serve.mjs";
import { invite } from "./by-link.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { clauses, games, programs, title } from "./games.mjs";
import { choose, languages, others } from "./languages.mjs";
import { ownLink, toLive } from "./live.mjs";
import { entry } from "./match.mjs";
import { sumOf } from "./weights.mjs";

const heading = (page) => page.getByRole("heading", { level: 1, name: "Caravanserai" });

test.describe("without JavaScript", () => {
  // Chromium may look for the rule of a transition before the style sheet is there; with scripts, which wait for it, it does not.
  test.use({ javaScriptEnabled: false, expected: /ViewTransition opt-in disabled/ });

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
  test.use({
    baseURL: async ({ folder }, use) => {
      const site = await serve(folder, 0, "/some/path/");
      await use(site.url);
      site.close();
    },
  });

  test("the site runs", async ({ page }) => {
    await visit(page);
    await expect(heading(page)).toBeVisible();
  });
});

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
const ofConnection = /\/(peer|peer-\w+|scan|scanner|scanner_bg)\.(js|wasm)$/;

// In bytes: the home page needs no program; a game loads one more, with everything but its engine.
const [home, game] = [45 * 1024, 520 * 1024];
const routes = Object.keys(programs);
const ofGames = Object.fromEntries(games.map((game) => [title(game), routes.filter((route) => route.split("/")[0] === game)]));
const ofHouse = routes.filter((route) => !Object.values(ofGames).flat().includes(route));
const visits = { home: [""], ...ofGames, "the house": ofHouse };

test("a first visit loads no more than it may in every language, not counting pictures", async ({ browser, baseURL, folder }) => {
  test.setTimeout(300_000);
  // All at once, as each visit waits for half a second in which nothing is asked for.
  const weighAll = Object.entries(visits).map(([whose, names], at) => {
    const allowed = whose === "home" ? home : game;
    return test.step(`at ${whose}: at most ${allowed / 1024} KB a page`, async () => {
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
  });
  await Promise.all(weighAll);
});

test("the connection of live play is loaded when live play is opened, not by the table", async ({ page, hand }) => {
  const loaded = [];
  page.on("request", (request) => ofConnection.test(request.url()) && loaded.push(request.url().split("/").at(-1)));
  await invite({ page, hand }, "Marrakech");
  await page.waitForLoadState("networkidle");
  expect(loaded).toEqual([]);
  await toLive({ page, hand });
  await ownLink(page);
  expect(loaded.toSorted()).toEqual(["peer-code.js", "peer-keys.js", "peer-line.js", "peer.js"]);
});
