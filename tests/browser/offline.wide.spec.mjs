// Offline use: after one visit, a game is played without a connection. The server is cut off, and all its connections are ended.
import { readFileSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { panel } from "./analysis.mjs";
import { isLong } from "./effort.mjs";
import { expect, visit } from "./fixtures.mjs";
import { games, programs, title } from "./games.mjs";
import { bulb, line, matches } from "./hints.mjs";
import { ask, inspect, shownVersion } from "./kept.mjs";
import { entry, keep, record, sitDown } from "./match.mjs";
import { test } from "./sites.mjs";

/** The actions that bots play to the end of a match. */
const LAST = 12;

test.use({ serviceWorkers: "allow" });

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

/** The actions of a recorded match from its start to its end, without those that were taken back or tried (docs/formats.md). */
function playedActions(recorded) {
  const steps = [{ before: -1 }];
  let place = 0;
  for (const text of recorded.split("\nactions\n")[1].split("\n")) {
    const [, jump] = text.match(/^@(?:play|try) (\d+)$/) ?? [];
    if (jump) place = Number(jump);
    else if (text && !/^(@|end )/.test(text)) place = steps.push({ text, before: place }) - 1;
  }
  const actions = [];
  for (; place > 0; place = steps[place].before) actions.unshift(steps[place].text);
  return actions;
}

/** A recorded match of a game without its last actions, as one between bots. */
function nearlyOver(game) {
  const recorded = read(`data/record/${game}.txt`);
  const [, options] = recorded.match(/^options (.*)$/m);
  const players = recorded.match(/^player \d/gm).map((_, seat) => `bot level-1 ${["Ada", "Ben", "Cleo", "Dan"][seat]}`);
  return record({ game, players, options, actions: playedActions(recorded).slice(0, -LAST) });
}

/** The address of a recorded match by link. */
const linked = (game) => `${game}/#/link/${read(`data/link/${game}.txt`).split("\n")[0]}`;

/** Collects the requests that fail, except the look for a new version. */
function failures(context) {
  const failed = [];
  const isLook = (url) => /\/(offline\.json|service-worker\.js)$/.test(url);
  context.on("requestfailed", (request) => isLook(request.url()) || failed.push(request.url()));
  context.on("response", (response) => response.status() < 400 || failed.push(response.url()));
  return failed;
}

const start = (page) => page.getByRole("button", { name: /^Start/ });

/** The ways in which a game is opened, in an empty tab; the last one leaves the tab another medium. */
const ways = {
  async home(page, game) {
    await visit(page);
    await entry(page, title(game)).getByRole("link", { name: "Play" }).click();
    await expect(start(page)).toBeVisible();
  },
  async game(page, game) {
    await visit(page, `${game}/`);
    await expect(start(page)).toBeVisible();
  },
  async link(page, game) {
    await visit(page, linked(game));
    await expect(page.locator("svg.board, .duel").first()).toBeVisible();
  },
  async "home screen"(page, game) {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setEmulatedMedia", { features: [{ name: "display-mode", value: "standalone" }] });
    await page.goto(JSON.parse(read("../static/site.webmanifest")).start_url);
    await entry(page, title(game)).getByRole("link", { name: "Play" }).click();
    await expect(start(page)).toBeVisible();
  },
};

test("every game is played without a connection, opened in four ways", async ({ page, context, site }) => {
  test.setTimeout(300_000);
  const kept = {};
  for (const game of games) {
    await visit(page, `${game}/`);
    kept[game] = { hinted: await keep(page, matches[game][0], game), over: await keep(page, nearlyOver(game), game) };
    // Within ten seconds the page has itself kept, with nothing done by anybody.
    const wanted = ["site", "en", game, `${game}.en`, "matches", "matches.en"];
    await expect.poll(async () => (await inspect(page)).service?.whole, { timeout: 10_000 }).toEqual(expect.arrayContaining(wanted));
  }
  await page.evaluate(() => localStorage.setItem("caravanserai.pace", "instant"));
  await page.close();
  await site.cut();
  const failed = failures(context);
  for (const [number, game] of games.entries()) {
    await test.step(game, async () => {
      const tab = await context.newPage();
      const session = await context.newCDPSession(tab);
      for (const [at, open] of Object.values(ways).entries()) {
        // One tab for all ways, as a tab's process takes more time than a page; the browser's own cache has nothing from the way before.
        await tab.goto("about:blank");
        await session.send("Network.clearBrowserCache");
        await open(tab, game);
        const go = (address) => tab.evaluate((address) => void location.assign(document.documentElement.dataset.site + address), address);
        await go(`${game}/#/table/${kept[game].hinted}`);
        await expect(bulb(tab)).toBeEnabled();
        // A table leads everywhere; by default it does so in one way of each game, as nothing depends on the way any more.
        if (isLong || at === number % Object.keys(ways).length) {
          await bulb(tab).click();
          await expect(line(tab)).toHaveText(/Play it$/);
          await tab.getByRole("button", { name: "Menu" }).click();
          await tab.getByRole("dialog").getByRole("link", { name: "Rules" }).click();
          await expect(tab.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
          await go(`${game}/#/table/${kept[game].over}`);
          await tab.getByRole("dialog").getByRole("button", { name: "Analysis" }).click({ timeout: 30_000 });
          await expect(panel(tab).locator(".curve polyline").first()).toBeVisible({ timeout: 60_000 });
        }
      }
      await tab.close();
    });
  }
  expect(failed).toEqual([]);
});

test("the second visit asks the server for nothing but a new version", async ({ page, context, site }) => {
  await visit(page, "damath/");
  await ask(page, ["site", "en", "damath", "damath.en", "matches", "matches.en"]);
  await page.close();
  site.requests.length = 0;
  const second = async (address) => {
    const page = await context.newPage();
    await visit(page, address);
    return page;
  };
  const pages = await Promise.all(["", "damath/"].map(second));
  await expect.poll(() => site.requests.filter((path) => path === "offline.json").length).toBeGreaterThanOrEqual(pages.length);
  for (const page of pages) await ask(page);
  expect(site.requests.filter((path) => !["offline.json", "service-worker.js"].includes(path))).toEqual([]);
});

test("everything is kept at the press of a button, which tells its size", async ({ page, context, site, folder }) => {
  await visit(page);
  const offline = page.locator(".offline");
  const { sets } = JSON.parse(readFileSync(`${folder}/offline.json`, "utf8"));
  const missing = Object.keys(sets).filter((name) => !["site", "en"].includes(name));
  const size = missing.reduce((sum, name) => sum + sets[name].bytes, 0) / 1e6;
  await expect(offline).toContainText(`Download everything for offline play (${Number(size.toPrecision(2))} MB).`, { timeout: 30_000 });
  await offline.getByRole("button", { name: "Download all" }).click();
  await expect(offline).toHaveText("Ready for offline play: everything is on this device.", { timeout: 30_000 });
  await site.cut();
  const failed = failures(context);
  const opened = await context.newPage();
  await visit(opened);
  for (const document of Object.keys(programs)) {
    await visit(opened, document);
    await expect(opened.locator(".program main")).toBeVisible();
  }
  await opened.close();
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect(failed).toEqual([]);
  // A page does not say so any more when a file is missing.
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html[lang=en][data-started]")).toHaveCount(1);
  const isDeleted = page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).find((name) => /[0-9a-f]{16}$/.test(name)));
    return cache.delete((await cache.keys()).find(({ url }) => url.endsWith("/pachisi.en.txt")));
  });
  expect(await isDeleted).toBe(true);
  await page.reload();
  await expect(offline).toContainText("Works offline: Marrakech, Damath, Chaupar and Dschamal");
  await expect(offline).not.toContainText("yes");
});

test("what a look for a new version does not change stays as it is, also while everything is being kept", async ({ page, site }) => {
  await visit(page);
  const offline = page.locator(".offline");
  const button = offline.getByRole("button", { name: "Download all" });
  await expect(button).toBeVisible({ timeout: 30_000 });
  await ask(page);
  const drawn = await button.elementHandle();
  const look = () => page.evaluate(() => void dispatchEvent(new Event("online")));
  await look();
  await ask(page);
  expect(await drawn.evaluate((button) => button.isConnected), "a press is not lost").toBe(true);
  // A look that waits for the server, and ends while another one waits that keeps everything.
  site.requests.length = 0;
  site.faultOf = (path) => (path === "offline.json" ? "hang" : undefined);
  await look();
  await expect.poll(() => site.requests).toContain("offline.json");
  await button.click();
  await expect(offline).toHaveText("Caravanserai is loading…");
  const file = `${await shownVersion(page)}/damath.fr.txt`;
  site.faultOf = (path) => (path === file ? "hang" : undefined);
  site.release();
  await expect.poll(() => site.requests, { timeout: 30_000 }).toContain(file);
  await expect(offline).toHaveText("Caravanserai is loading…");
  // It fails, and is tried again.
  site.faultOf = (path) => (path === file ? "cut" : undefined);
  site.release();
  await expect(offline).toContainText("Not everything could be downloaded.");
  await expect(button).toBeFocused();
  site.faultOf = () => undefined;
  await button.click();
  await expect(offline).toHaveText("Ready for offline play: everything is on this device.", { timeout: 30_000 });
});

test("the caches are deleted under a running page: it goes on, and they are filled again", async ({ page, site }) => {
  await visit(page, "damath/");
  const wants = ["site", "en", "damath", "damath.en"];
  await ask(page, wants);
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  const id = await keep(page, matches.damath[0], "damath");
  await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
  await bulb(page).click();
  await expect(line(page)).toHaveText(/Play it$/);
  expect(await ask(page, wants)).toMatchObject({ look: "done", version: await shownVersion(page) });
  expect((await inspect(page)).service).toMatchObject({ damaged: [], whole: expect.arrayContaining(wants) });
  await site.cut();
  await page.reload();
  await expect(bulb(page)).toBeVisible();
});

test("where the browser refuses to keep files, the site is as it is without a service worker", async ({ page, site, folder }, info) => {
  const refusing = info.outputPath("refusing");
  await cp(folder, refusing, { recursive: true });
  const worker = join(refusing, "service-worker.js");
  const refuse = 'for (const way of ["match", "has", "open", "keys"]) CacheStorage.prototype[way] = async () => { throw new DOMException("refused", "SecurityError"); };';
  await writeFile(worker, `${refuse}\n${await readFile(worker, "utf8")}`);
  await site.deploy(refusing);
  await visit(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await sitDown(page, matches.damath[0]);
  await bulb(page).click();
  await expect(line(page)).toHaveText(/Play it$/);
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
  await expect(page.locator(".offline")).toBeEmpty();
});

test("the site can be installed: its manifest names icons, screenshots and every game", async ({ page, context }) => {
  await visit(page);
  await ask(page, ["site", "en"]);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({ id: "./", scope: "./", start_url: "./" });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([["192x192", undefined], ["512x512", undefined], ["512x512", "maskable"]]);
  expect(manifest.screenshots.map((screenshot) => screenshot.form_factor)).toEqual(["wide", "narrow"]);
  expect(manifest.shortcuts).toHaveLength(5);
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual(games.map((game) => [title(game), `./${game}/`]));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});
