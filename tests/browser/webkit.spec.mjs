// Checks of each game in WebKit, which plays against a bot.
import { expect, test as base } from "@playwright/test";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { expectSameResults, textOf, timeout, valueOf } from "./cross-browser.mjs";
import { games, title } from "./games.mjs";
import { point } from "./hands.mjs";
import { kept } from "./match.mjs";
import { quiet } from "./quiet.mjs";
import { openWebKit } from "./webkit.mjs";

const test = base.extend({
  /** A copy of the site whose pages are watched from their start. */
  folder: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "caravanserai-"));
      await cp(fileURLToPath(new URL("../../dist", import.meta.url)), folder, { recursive: true });
      await writeFile(join(folder, "watch.js"), `(${watch})();`);
      for (const name of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html"))) {
        const html = await readFile(join(folder, name), "utf8");
        // Before the policy of the page.
        await writeFile(join(folder, name), html.replace("<head>", `<head><script src="${"../".repeat(name.split("/").length - 1)}watch.js"></script>`));
      }
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ folder }, use) => {
    const site = await serve(folder, 0, "/");
    await use(site.url);
    site.close();
  },

  // One browser for all tests; each of them has a site of its own.
  browserPage: [
    async ({}, use, { parallelIndex }) => {
      const page = await openWebKit(4450 + parallelIndex);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  page: ({ browserPage }, use) => use(browserPage),
});

/** The message of WebKit when the move list appears: its moves are rendered while its size is observed. */
const harmless = "ResizeObserver loop completed with undelivered notifications.";

/** Records what the page complains of, and violations of its content security policy. It runs in the page. */
function watch() {
  const seen = { complaints: [], forbidden: [] };
  globalThis.seen = seen;
  for (const kind of ["error", "warn", "info"]) {
    const real = console[kind];
    console[kind] = (...what) => {
      seen.complaints.push(what.join(" "));
      real(...what);
    };
  }
  addEventListener("error", ({ message }) => seen.complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => seen.complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective }) => seen.forbidden.push(effectiveDirective));
}

const started = (page) => expect.poll(() => page.evaluate(() => "started" in document.documentElement.dataset), { timeout: 20_000 }).toBe(true);
const seen = (page) => page.evaluate(() => globalThis.seen);
/** Expects that the open page has not complained since its start. */
async function expectClean(page) {
  const { complaints, forbidden } = await seen(page);
  expect(complaints.filter((complaint) => complaint !== harmless)).toEqual([]);
  expect(forbidden).toEqual([]);
}

/** Expects that nothing scrolls sideways on a screen of 1280 pixels, nor in a frame of 360, in which a part of the page is waited for. */
async function expectFits(page, part) {
  expect(await page.evaluate(() => [innerWidth, document.scrollingElement.scrollWidth])).toEqual([1280, 1280]);
  const narrow = (part) =>
    new Promise((done) => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      frame.style.cssText = "position: fixed; inset: 0; width: 360px; height: 640px; border: 0";
      frame.src = location.href;
      const look = () => {
        const page = frame.contentDocument;
        if (!page.querySelector(part)?.checkVisibility()) return setTimeout(look, 50);
        done([frame.contentWindow.innerWidth, page.scrollingElement.scrollWidth]);
        frame.remove();
      };
      look();
    });
  expect(await page.evaluate(narrow, part)).toEqual([360, 360]);
}

/** The number of rows in the move list that are of a bot. */
const rowsOfBots = async (page, game) => {
  const bots = [...(await kept(page, game)).matchAll(/^player \d bot \S+ (.*)$/gm)].map(([, name]) => name);
  return page.evaluate((bots) => [...document.querySelectorAll(".move-list li > b")].filter((mover) => bots.includes(mover.textContent)).length, bots);
};

const lines = async (page, game) => (await kept(page, game)).split("\n").length;

/**
 * Returns a CSS selector of what to press next: the main button, a square to move to, another open square, or a choice other than
 * Back. After two presses a choice comes before an open square, which may be that of the selected piece, and end the selection.
 */
const next = (page, presses) =>
  page.evaluate((presses) => {
    const [square, choice] = ["[role=gridcell][aria-disabled=false]", ".hand .choice-row button:enabled:not([aria-keyshortcuts=b])"];
    const targets = [".hand .button.main:enabled", "[role=gridcell][aria-label$=', can be reached']", ...(presses < 2 ? [square, choice] : [choice, square])];
    return targets.find((target) => document.querySelector(target));
  }, presses);

/** Presses until the record of the match is longer. */
async function act(page, game, press) {
  const before = await lines(page, game);
  for (let presses = 0; (await lines(page, game)) === before; presses++) {
    expect(presses, "presses of one action").toBeLessThan(6);
    await press(await next(page, presses));
    await quiet(page);
  }
}

/** Moves the focus by Tab to what is to be pressed, and presses it by Enter. */
async function pressByKeys(page, selector) {
  for (let keys = 0; !(await page.evaluate((selector) => document.activeElement.matches(selector), selector)); keys++) {
    expect(keys, `keys to ${selector}`).toBeLessThan(60);
    await page.key("TAB");
  }
  await page.key("ENTER");
}

/** Presses a button, or the square of a cell, by the pointer. */
async function pressByPointer(page, selector) {
  const name = await page.evaluate((selector) => document.querySelector(selector).closest("[role=gridcell]")?.ariaLabel, selector);
  if (!name) return page.press(selector);
  const [square] = name.match(/^\([^)]*\)|^[a-g]\d|^[^,]*/);
  await page.touch(...(await point(page, square)));
}

/** Opens the set-up of a game. */
async function open(page, game) {
  await page.evaluate((game) => void (location.hash = `#/${game}`), game);
  await expect.poll(() => textOf(page, "h1"), { timeout: 30_000 }).toBe(title(game));
}

/** Opens the set-up of a game, and starts a match there. */
async function start(page, game) {
  await open(page, game);
  await page.press("button", "Start");
  // While the route changes, its driver may not understand an answer.
  await expect.poll(() => page.evaluate(() => Boolean(document.querySelector("svg.board"))).catch(String)).toBe(true);
  await quiet(page);
}

for (const game of games) {
  test(`WebKit plays ${game}`, async ({ page, baseURL }) => {
    test.setTimeout(120_000 + timeout);
    const { step } = test;
    await step("the page loads", async () => {
      await page.goto(baseURL);
      await started(page);
      await page.evaluate(() => localStorage.setItem("caravanserai.pace", "instant"));
    });
    await step("home and the set-up fit screens of 1280 and 360 pixels", async () => {
      await expectFits(page, "main.home .games");
      await open(page, game);
      await expectFits(page, ".start .main");
    });
    await step("a first action by keys", async () => {
      await start(page, game);
      await act(page, game, (selector) => pressByKeys(page, selector));
    });
    await step("a first action by pointer", async () => {
      await start(page, game);
      await act(page, game, (selector) => pressByPointer(page, selector));
    });
    await step("a bot answers", async () => {
      for (let actions = 0; (await rowsOfBots(page, game)) === 0; actions++) {
        expect(actions).toBeLessThan(12);
        await act(page, game, (selector) => pressByPointer(page, selector));
      }
    });
    await step("sounds are loaded, and do not throw", async () => {
      await expect.poll(() => page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/sound.js")))).toBe(true);
      await page.press("header button, main button", "Sound");
      await page.press("header button, main button", "Sound");
    });
    const played = await kept(page, game);
    await step("review goes back and forth", async () => {
      const now = await textOf(page, ".ask");
      await page.key(",");
      await expect.poll(() => textOf(page, ".ask")).not.toBe(now);
      await page.key("ESCAPE");
      await expect.poll(() => textOf(page, ".ask")).toBe(now);
    });
    await step("the table fits them too", () => expectFits(page, "svg.board"));
    await step("nothing complains, and the policy forbids scripts in the page", async () => {
      await expectClean(page);
      await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "globalThis.hasRun = true";
        document.head.append(script);
      });
      await expect.poll(async () => (await seen(page)).forbidden).toEqual(["script-src-elem"]);
      expect(await page.evaluate(() => "hasRun" in globalThis)).toBe(false);
    });
    await step("the match is saved over a reload", async () => {
      await page.reload();
      await started(page);
      expect(await kept(page, game)).toBe(played);
      await expectClean(page);
    });
    await step("its link opens", async () => {
      await page.press("button", "Menu");
      await page.press("[role=dialog] button", "Share");
      const link = await valueOf(page, "Link to the match");
      await page.goto("about:blank");
      await page.goto(link.split("\n").at(-1));
      await started(page);
      await expect.poll(() => textOf(page, ".ask")).toContain("Someone sent you this match.");
      await expectClean(page);
    });
    await step("the rules open", async () => {
      await page.goto(`${baseURL}rules/en/${game}.html`);
      await expect.poll(() => textOf(page, "h1")).toContain(title(game));
      await expectClean(page);
    });
    await step("links, texts and analyses are the same as in all browsers", async () => {
      await page.goto(baseURL);
      await started(page);
      await expectSameResults(page, game);
    });
  });
}
