// contact-sheets.mjs PART…: photographs every screen of these parts (`house`, or a game), or of all, of the site in dist/ or in the folder SITE, by day and by
// night and in every size, and lays the pictures of a part and a size side by side in target/contact-sheets/, to be looked at.
import { chromium } from "../tests/browser/node_modules/@playwright/test/index.mjs";
import { mkdirSync } from "node:fs";
import { played } from "../tests/browser/analysis.mjs";
import * as bag from "../tests/browser/bag.mjs";
import { launchOptions } from "../tests/browser/browser.mjs";
import { visit } from "../tests/browser/fixtures.mjs";
import { games } from "../tests/browser/games.mjs";
import { pointerHand } from "../tests/browser/hands.mjs";
import { seedEntropy } from "../tests/browser/lots.mjs";
import { follow, keep, record, sitNext, withSum } from "../tests/browser/match.mjs";
import { quiet } from "../tests/browser/quiet.mjs";
import { begin, enter, pair } from "../tests/browser/tournament.mjs";
import { serve } from "./serve.mjs";

/** The devices: each loads a screen once, and shows it in its sizes. */
const devices = [
  { options: { hasTouch: true, isMobile: true }, sizes: [[360, 640], [390, 844], [844, 390]] },
  { options: {}, sizes: [[768, 1024], [1366, 768], [1920, 1080]] },
];
const themes = ["light", "dark"];
/** The area of a picture on a sheet, in pixels. */
const area = 150_000;
const folder = "target/contact-sheets";

const names = ["Amina", "Karim", "Lina", "Omar", "Youssef", "Salma", "Idir", "Nour"];
const persons = (seats) => names.slice(0, seats).map((name) => `person ${name}`);

/** The sample of a game as a match between people without clocks and seals: its first actions, or all. */
function match(game, count) {
  const [header, rest] = played(game).replace(/^seal .*\n/m, "").split("\nactions\n");
  const lines = rest.split("\n").filter((line) => line && !/^(end|@secret) /.test(line));
  const seats = header.match(/^player /gm).length;
  const [, options] = header.match(/^options (.*)$/m);
  const untimed = options.replace(/(touch|move|game)=\w+/g, "$1=off");
  return record({ game, players: persons(seats), options: untimed, actions: lines.slice(0, count) });
}

const blue = ["egg", "star", "ring", "cone", "cube", "disc", "arch", "cross"].map((shape) => `take blue-${shape}`);
/** A match of Dschamal at its first duel, for this number of players. */
const camps = (seats) => bag.record({ players: persons(seats), played: ["master A", ...blue.slice(0, seats)] });

/** The number of actions after which a sample is in full swing. */
const midGame = { marrakech: 80, damath: 40, chaupar: 200, pachisi: 400, dschamal: 60 };
const firstActions = { marrakech: 2, damath: 1, chaupar: 0, pachisi: 0, dschamal: 3 };

/** A setting of the page, which is there when a program starts. */
const set = (page, name, value) => page.evaluate(([name, value]) => localStorage.setItem(`caravanserai.${name}`, value), [name, value]);

/** The screens of a game by name, each as a way to come there. */
const screensOf = (game) => ({
  "set-up": (page) => follow(page, `${game}/`),
  begun: (page) => sitNext(page, match(game, firstActions[game])),
  middle: (page) => sitNext(page, match(game, midGame[game])),
  end: (page) => sitNext(page, match(game)),
  ...(game === "dschamal" && Object.fromEntries([3, 5, 6, 8].map((seats) => [`for ${seats}`, (page) => sitNext(page, camps(seats))]))),
  ...(game === "damath" && { editor: (page) => follow(page, "damath/#/position") }),
  course: async (page) => {
    await follow(page, `${game}/#/learn`);
    const steps = await page.locator(".course li a").evaluateAll((all) => all.slice(0, 3).map(({ href }) => href.split("/").at(-1)));
    await set(page, `lessons.${game}`, steps.join(" "));
    await follow(page, `${game}/#/learn`);
  },
  lesson: async (page) => {
    await follow(page, `${game}/#/learn`);
    await page.locator(".course li a").nth(3).click();
    await page.locator("svg.board").waitFor();
  },
  ...(game !== "dschamal" && {
    puzzles: async (page) => {
      await set(page, `puzzles.${game}`, puzzled);
      await follow(page, `${game}/#/puzzles`);
    },
    puzzle: async (page) => {
      await follow(page, `${game}/#/puzzles/new`);
      await page.locator("svg.board").waitFor();
    },
  }),
  days: (page) => follow(page, `matches/#/days/${game}`),
  live: (page) => follow(page, `${game}/#/live`),
});

/** Shows a part of the tournament that has begun. */
const part = (name) => (page, hand) => hand.press(page.locator(".tournament .choice").filter({ hasText: name }).first());

/** The progress in puzzles of who has solved some. */
const puzzled = withSum("puzzles 1\nrating 1648.2 82.1 0.06\nlist -\nsolved\nfailed\nrun\ndays\nratings 1662 1551 1488 1570 1532 1590 1621 1580 1640 1688 1648\n");

const payment = { what: "payment", seat: 0, much: 12 };
const dice = [{ faces: [1, 2, 2, 1].map((weight, at) => ({ shows: String(at + 1), weight, fell: 6 + at })), throws: [30], run: { shows: "2", times: 4 } }];
/** The row of a match that is over. */
const over = (level) => ({ over: true, stands: ["55", "35"], persons: [true, false], numbers: { winners: [level % 2], levels: [null, level], highlights: [payment], dice } });

const house = {
  "no matches": (page) => follow(page, "matches/"),
  "no statistics": (page) => follow(page, "matches/#/numbers"),
  "first visit": (page) => follow(page, ""),
  home: async (page) => {
    for (const game of games) {
      await keep(page, match(game, midGame[game]), game, { row: { turn: "0" } });
      for (const level of [1, 2]) await keep(page, match(game), game, { row: over(level) });
    }
    await set(page, "puzzles.damath", puzzled);
    await follow(page, "");
  },
  matches: (page) => follow(page, "matches/"),
  statistics: (page) => follow(page, "matches/#/numbers"),
  days: (page) => follow(page, "matches/#/days"),
  "tournament to begin": (page) => follow(page, "damath/class/#/tournament"),
  round: async (page, hand) => {
    await begin(page, hand);
    await pair(page, hand);
    await enter(page, hand);
    await pair(page, hand);
  },
  standings: part("Standings"),
  players: part("Players"),
  paper: (page) => follow(page, "damath/class/"),
  sums: async (page) => {
    await set(page, "sum-statistics.damath", "sums 1\n+ 1 0 5200 Ana\n− 1 0 8100 Ana\n× 0 1 9100 Ben\n+ 0+1 0 7000 Ben\n÷ 1 0 12000 Ben\n");
    await follow(page, "damath/class/#/paper/sums");
  },
};

/** Takes the pictures of a part, and returns them by size and theme, each with the name of its screen. */
async function photograph(browser, site, screens) {
  const sheets = {};
  for (const { options, sizes } of devices) {
    const [[width, height]] = sizes;
    const context = await browser.newContext({ ...options, viewport: { width, height }, baseURL: site.url, serviceWorkers: "block", locale: "en" });
    await context.addInitScript(seedEntropy, 1);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await visit(page);
    await set(page, "pace", "instant");
    for (const [screen, come] of Object.entries(screens)) {
      await page.setViewportSize({ width, height });
      await come(page, pointerHand(page, Boolean(options.hasTouch))).catch((error) => console.error(`${screen}: ${error.message}`));
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
          await quiet(page);
          (sheets[`${width}x${height}-${colorScheme}`] ??= []).push({ screen, width, height, picture: await page.screenshot() });
        }
      }
    }
    await context.close();
  }
  return sheets;
}

/** Lays pictures of one size side by side, on a sheet that is about as wide as high. */
async function lay(browser, pictures, path) {
  const [{ width, height }] = pictures;
  const scale = Math.sqrt(area / (width * height));
  const columns = Math.ceil(Math.sqrt((pictures.length * height) / width));
  const figure = ({ screen, picture }) =>
    `<figure><img width="${width * scale}" src="data:image/png;base64,${picture.toString("base64")}"><figcaption>${screen}</figcaption></figure>`;
  const style = `body{display:grid;grid-template-columns:repeat(${columns},auto);gap:8px;width:max-content;margin:8px;background:#888;font:14px sans-serif}figure{margin:0}img{display:block}`;
  const page = await browser.newPage({ viewport: { width: Math.ceil(columns * (width * scale + 8) + 8), height: 100 } });
  await page.setContent(`<style>${style}</style>${pictures.map(figure).join("")}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
  console.log(path);
}

const parts = { house, ...Object.fromEntries(games.map((game) => [game, screensOf(game)])) };
const site = await serve(process.env.SITE ?? "dist", 0);
const browser = await chromium.launch(launchOptions);
mkdirSync(folder, { recursive: true });
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
for (const name of wanted) {
  const sheets = await photograph(browser, site, parts[name]);
  for (const [sheet, pictures] of Object.entries(sheets)) await lay(browser, pictures, `${folder}/${name}-${sheet}.png`);
}
await browser.close();
site.close();
