// pictures.mjs NAME…: takes these pictures, or all, of the site in dist/ or in the folder SITE, and writes them to static/pictures/. Matches come from the
// samples of the tests, and open as the tests open them.
import { chromium } from "../tests/browser/node_modules/@playwright/test/index.mjs";
import { played } from "../tests/browser/analysis.mjs";
import * as bag from "../tests/browser/bag.mjs";
import { launchOptions } from "../tests/browser/browser.mjs";
import { visit } from "../tests/browser/fixtures.mjs";
import { pointerHand } from "../tests/browser/hands.mjs";
import { seedEntropy } from "../tests/browser/lots.mjs";
import { record, sitDown } from "../tests/browser/match.mjs";
import { quiet } from "../tests/browser/quiet.mjs";
import { begin, enter, pair } from "../tests/browser/tournament.mjs";
import { serve } from "./serve.mjs";

const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const untimed = "set=counting operators=own touch=off damas=once move=off game=off";
const names = ["Amina", "Karim", "Lina", "Omar"];

/** The first actions of a game's sample, as a match between people. */
function first(game, count, { options, more = [] } = {}) {
  const [header, actions] = played(game).split("\nactions\n");
  const seats = header.match(/^player /gm).length;
  const players = names.slice(0, seats).map((name) => `person ${name}`);
  const [, own] = header.match(/^options (.*)$/m);
  return record({ game, players, options: options ?? own, actions: [...actions.split("\n").slice(0, count), ...more] });
}

/** Of each picture: the device, and how to come to what it shows. */
const pictures = {
  table: [wide, async (page) => sitDown(page, first("marrakech", 29))],
  phone: [
    { ...phone, colorScheme: "dark" },
    async (page, hand) => {
      await sitDown(page, first("marrakech", 28));
      await hand.touch("d3");
      await hand.touch("d4");
    },
  ],
  damath: [
    phone,
    async (page, hand) => {
      await sitDown(page, first("damath", 18, { options: untimed }));
      await hand.touch("(2,3)");
    },
  ],
  chaupar: [phone, async (page) => sitDown(page, first("chaupar", 27))],
  pachisi: [phone, async (page) => sitDown(page, first("pachisi", 27))],
  dschamal: [
    phone,
    async (page) => {
      await bag.sitDown(page, bag.record({ players: ["person Amina", "person Karim"], played: bag.begun }));
      await bag.count(page);
      await bag.three(page);
      await bag.pass(page, 1000);
      const fingers = await bag.fingersOn(page);
      const halves = await Promise.all([0, 1].map((hand) => page.locator(`.half-${hand} .dark`).boundingBox()));
      const inside = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
      await fingers.down({ 1: inside(halves[0]), 2: inside(halves[1]) });
      await bag.pass(page, 300);
    },
  ],
  lesson: [wide, async (page) => visit(page, "marrakech/#/learn/paying")],
  analysis: [
    wide,
    async (page, hand) => {
      await sitDown(page, first("damath", 40, { options: untimed, more: ["surrender B"] }));
      await hand.press(page.getByRole("dialog").getByRole("button", { name: "Analysis" }));
      await page.locator(".analysing").waitFor({ state: "detached", timeout: 120_000 });
    },
  ],
  tournament: [
    { viewport: { width: 1024, height: 768 } },
    async (page, hand) => {
      await begin(page, hand);
      await pair(page, hand);
      await enter(page, hand);
      await pair(page, hand);
      await hand.press(page.getByRole("button", { name: "Projector" }));
    },
  ],
};

const site = await serve(process.env.SITE ?? "dist", 0);
const browser = await chromium.launch(launchOptions);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(pictures);
for (const name of wanted) {
  const [device, come] = pictures[name];
  const context = await browser.newContext({ ...device, baseURL: site.url, serviceWorkers: "block", locale: "en" });
  await context.addInitScript(seedEntropy, 1);
  const page = await context.newPage();
  await come(page, pointerHand(page, Boolean(device.hasTouch)));
  if (name !== "dschamal") await quiet(page); // hands in the bag never rest
  await page.screenshot({ path: `static/pictures/${name}.jpg`, quality: 85 });
  await context.close();
  console.log(`static/pictures/${name}.jpg`);
}
await browser.close();
site.close();
