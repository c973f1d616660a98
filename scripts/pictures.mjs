// pictures.mjs NAME…: takes these pictures, or all, of the site in dist/ or in the folder SITE, and writes them to static/pictures/. Matches come from the
// samples of the tests, and one of Marrakech from four bots, for rugs of four colours. They open as the tests open them.
import { readFileSync } from "node:fs";
import { chromium } from "../tests/browser/node_modules/@playwright/test/index.mjs";
import { played } from "../tests/browser/analysis.mjs";
import * as bag from "../tests/browser/bag.mjs";
import { launchOptions } from "../tests/browser/browser.mjs";
import { visit } from "../tests/browser/fixtures.mjs";
import { pointerHand } from "../tests/browser/hands.mjs";
import { seedEntropy } from "../tests/browser/lots.mjs";
import { control, record, sitDown } from "../tests/browser/match.mjs";
import { quiet } from "../tests/browser/quiet.mjs";
import { begin, enter, pair } from "../tests/browser/tournament.mjs";
import { serve } from "./serve.mjs";

const wide = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const untimed = "set=counting operators=own touch=off damas=once move=off game=off";
const names = ["Amina", "Karim", "Lina", "Omar"];
const pupils = [
  "Ana Reyes", "Ben Cruz", "Carla Santos", "Dino Bautista", "Ella Garcia", "Felix Ramos", "Gina Mendoza", "Hugo Torres",
  "Iris Castro", "Jun Flores", "Kira Aquino", "Leo Navarro", "Mia Salazar", "Nico Pascual", "Olga Rivera", "Paolo Dizon",
];

const fourRugs = readFileSync(new URL("../tests/data/pictures/marrakech.txt", import.meta.url), "utf8");

/** The first actions of a match of a game, or all of them, as a match between people. */
function first(game, count, options) {
  const [header, actions] = (game === "marrakech" ? fourRugs : played(game)).split(/\nactions\n|\nend /);
  const seats = header.match(/^player /gm).length;
  const players = names.slice(0, seats).map((name) => `person ${name}`);
  const [, own] = header.match(/^options (.*)$/m);
  return record({ game, players, options: options ?? own, actions: actions.split("\n").slice(0, count) });
}

/** Of each picture: the device, and how to come to what it shows. */
const pictures = {
  table: [
    wide,
    async (page, hand) => {
      await sitDown(page, first("marrakech", 99));
      await hand.press(control(page, "North"));
    },
  ],
  phone: [
    { ...phone, colorScheme: "dark" },
    async (page, hand) => {
      await sitDown(page, first("marrakech", 104));
      await hand.touch("f6");
    },
  ],
  damath: [
    phone,
    async (page, hand) => {
      await sitDown(page, first("damath", 8, untimed));
      await hand.touch("(0,3)");
    },
  ],
  chaupar: [
    phone,
    async (page, hand) => {
      await sitDown(page, first("chaupar", 27));
      await hand.press(page.locator(".hand button").nth(2));
    },
  ],
  pachisi: [phone, async (page) => sitDown(page, first("pachisi", 700))],
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
  lesson: [
    wide,
    async (page, hand) => {
      await visit(page, "marrakech/#/learn/paying");
      await hand.press(control(page, "North"));
    },
  ],
  analysis: [
    wide,
    async (page, hand) => {
      await sitDown(page, first("marrakech"));
      await hand.press(page.getByRole("dialog").getByRole("button", { name: "Analysis" }));
      await page.locator(".analysing").waitFor({ state: "detached", timeout: 120_000 });
    },
  ],
  tournament: [
    wide,
    async (page, hand) => {
      await page.clock.setFixedTime(new Date("2026-11-28T09:40:00Z"));
      await begin(page, hand, pupils, "Grade 7 Damath Cup");
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
  const context = await browser.newContext({ ...device, baseURL: site.url, serviceWorkers: "block", locale: "en", timezoneId: "UTC" });
  await context.addInitScript(seedEntropy, 1);
  const page = await context.newPage();
  await come(page, pointerHand(page, Boolean(device.hasTouch)));
  if (name !== "dschamal") await quiet(page); // hands in the bag never rest
  await page.evaluate(() => document.activeElement?.blur());
  await page.screenshot({ path: `static/pictures/${name}.jpg`, quality: 80 });
  await context.close();
  console.log(`static/pictures/${name}.jpg`);
}
await browser.close();
site.close();
