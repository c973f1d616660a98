// With the browser's font size at 200 %, and with `LONG=1` at 150 % too, every page follows it on phones and on a wide screen, and no text
// is cut off.
import { analyse, played, stopped } from "./analysis.mjs";
import { record as duel } from "./bag.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { toMeasure } from "./fit.mjs";
import { games } from "./games.mjs";
import { late } from "./late.mjs";
import { expectLetters } from "./letters.mjs";
import { control, follow, keep, preset, record, sitNext } from "./match.mjs";
import { useLists } from "./puzzles.mjs";
import { quiet } from "./quiet.mjs";

const persons = (seats) => ["Amina", "Youssef", "Lina", "Idris", "Salma", "Tariq", "Nadia", "Karim"].slice(0, seats).map((name) => `person ${name}`);
const blue = ["egg", "star", "ring", "cone", "cube", "disc", "arch", "cross"].map((shape) => `take blue-${shape}`);

const turn = record({ players: persons(4), options: "players 4 deck plain", actions: ["4", "3", "2", "1"] });
const lay = record({ players: persons(4), options: "players 4 deck plain", actions: ["4", "3", "2", "1", "north", "1", "e5-e6", "S", "1"] });
const damath = record({ game: "damath", players: persons(2), options: "set=polynomial operators=own touch=on damas=once move=20s game=20min", actions: ["first A"] });
const chaupar = (actions) => record({ game: "chaupar", players: persons(4), options: "players=4", actions: late.slice(0, actions) });
const bots = ["person Amina", "bot level-3 Youssef", "bot level-2 Lina", "bot level-4 Idris"];

const tables = {
  "Marrakech, where a way is chosen": turn,
  "Marrakech, where a rug is laid": lay,
  Damath: damath,
  "Chaupar, before a throw": chaupar(120),
  "Chaupar, after it": chaupar(121),
  Pachisi: record({ game: "pachisi", players: bots, options: "throw=cowries pieces=4" }),
  "Dschamal for three": duel({ players: persons(3), played: ["master A", ...blue.slice(0, 3), "A draws camel"] }),
  "Dschamal for eight": duel({ players: persons(8), played: ["master A", ...blue] }),
};

/** Goes to a page of the site, which is open, and checks it once this element is there. */
async function see(page, address, element) {
  await follow(page, address);
  await page.locator(element).first().waitFor();
  await expectLetters(page);
}

test("set-up, lessons and puzzles of every game follow the font size", async ({ fresh }) => {
  test.setTimeout(300_000);
  await fresh("set-up of every game, with all options", async ({ page }) => {
    await toMeasure(page);
    for (const game of games) {
      await follow(page, `${game}/`);
      await page.locator(".start").waitFor();
      const closed = page.locator("details:not([open]) > summary:visible");
      while ((await closed.count()) > 0) await closed.first().click();
      await expectLetters(page);
    }
  });

  await fresh("the lessons of every game, and a step", async ({ page }) => {
    await toMeasure(page);
    for (const game of games) {
      await see(page, `${game}/#/learn`, ".course li");
      await page.locator(".course li a").first().click();
      await page.locator(".ask strong").waitFor();
      await expectLetters(page);
    }
  });

  await fresh("the puzzles of every game, one of each, and sums", async ({ page }) => {
    await toMeasure(page);
    await useLists(page);
    for (const game of ["marrakech", "damath", "chaupar", "pachisi"]) {
      await see(page, `${game}/#/puzzles`, ".bands");
      await see(page, `${game}/#/puzzles/new`, "svg.board");
    }
    await see(page, "marrakech/#/puzzles/band-2", ".costs");
  });
});

test("tables follow the font size, with all that lies over them", async ({ fresh }) => {
  test.setTimeout(300_000);
  await fresh("the tables of every game", async ({ page }) => {
    await toMeasure(page);
    for (const [name, text] of Object.entries(tables)) {
      await test.step(name, async () => {
        await sitNext(page, text);
        await expectLetters(page);
      });
    }
  });

  await fresh("the ends of matches of every game", async ({ page, hand }) => {
    await toMeasure(page);
    for (const game of games) {
      await test.step(game, async () => {
        await sitNext(page, played(game));
        await page.getByRole("dialog").waitFor();
        await expectLetters(page);
        await hand.press(page.getByRole("dialog").getByRole("button", { name: "Close" }));
        await expectLetters(page);
      });
    }
  });

  await fresh("the menu and its sheets, a refusal and its clause", async ({ page, hand }) => {
    await toMeasure(page);
    for (const sheet of ["Share", "Keys", "Dice"]) {
      await sitNext(page, lay);
      await hand.press(page.getByRole("button", { name: "Menu" }));
      if (sheet === "Share") await expectLetters(page);
      await hand.press(page.getByRole("dialog").getByRole("button", { name: sheet }));
      await page.getByRole("dialog", { name: sheet }).waitFor();
      await expectLetters(page);
    }
    await sitNext(page, lay);
    await hand.touch("a1");
    await expect(page.locator(".ask .refused")).toBeVisible();
    await expectLetters(page);
    await hand.press(page.locator(".clause-link"));
    await page.getByRole("dialog", { name: "Rule M8" }).waitFor();
    await expectLetters(page);
  });

  await fresh("the review of a match with its moves, and a hint", async ({ page, hand }) => {
    await toMeasure(page);
    for (const text of [lay, damath]) {
      await sitNext(page, text);
      await hand.press(page.getByRole("button", { name: "Menu" }));
      await hand.press(page.getByRole("dialog").getByRole("button", { name: "Review" }));
      await expectLetters(page);
    }
    await sitNext(page, lay);
    await hand.press(control(page, "Hint"));
    await page.locator(".ask .clause-link").waitFor();
    await expectLetters(page);
    await hand.press(page.getByRole("button", { name: "Moves", exact: true }));
    await page.locator(".move-list li:visible").first().waitFor();
    await expectLetters(page);
  });

  await fresh("the analysis of a match, and a mistake in it", async ({ page, hand }) => {
    await toMeasure(page);
    await sitNext(page, stopped("chaupar", 30));
    await analyse(page, hand, 4);
    await expectLetters(page);
    await hand.press(page.getByRole("button", { name: "Next mistake" }));
    await page.locator(".step-shown .better").waitFor();
    await expectLetters(page);
  });

  await fresh("the bag of Dschamal, before a live duel and in a calm one", async ({ page, hand }) => {
    await toMeasure(page);
    for (const manner of ["live", "calm"]) {
      await sitNext(page, duel({ players: persons(2), duel: manner, played: ["master A", ...blue.slice(0, 2)] }));
      await hand.press(control(page, "To the bag"));
      await page.locator(".contest").waitFor();
      await expectLetters(page);
    }
    await hand.press(control(page, "Feel a piece"));
    await expectLetters(page);
  });
});

test("the pages of the house follow the font size", async ({ fresh }) => {
  test.setTimeout(300_000);
  await fresh("a larger font size is seen by the page as one that readers choose", async ({ page }) => {
    await visit(page);
    const seen = () => page.evaluate(() => [getComputedStyle(document.body).fontSize, matchMedia("(min-width: 40em)").matches]);
    await page.setViewportSize({ width: 1000, height: 640 });
    expect(await seen()).toEqual(["16px", true]);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    expect(await seen()).toEqual(["32px", false]);
  });

  await fresh("the home page, the pages of all matches, of statistics, of the days and of live play, and the position editor", async ({ page }) => {
    await toMeasure(page);
    await keep(page, turn);
    await keep(page, damath, "damath", { row: { turn: "0", stands: ["3", "4"] } });
    await see(page, "", ".waiting li");
    await see(page, "matches/", ".kept-list li");
    await see(page, "matches/#/numbers", "main.matches");
    await see(page, "matches/#/days", ".day-matches table.days");
    await see(page, "damath/#/live", ".live form");
    await see(page, "damath/#/position", "svg.board");
  });

  await fresh("a tournament, before it begins and in each of its parts", async ({ page }) => {
    await toMeasure(page);
    await see(page, "damath/class/#/tournament", ".beginning");
    const players = ["Ana Reyes", "Ben Cruz", "Carla Santos", "Dino Bautista", "Élodie Martin"].map((name) => `here ${name}`);
    await preset(page, "tournament.damath", ["tournament 1", "swiss 3", ...players, "round", "1 3 1-0", "4 2 ?", "bye 5", "end", ""].join("\n"));
    await page.reload();
    for (const part of ["Round", "Standings", "Players"]) {
      await page.locator("label", { hasText: part }).first().click();
      await expectLetters(page);
    }
  });

  await fresh("the rulebook of every game, and why throws are fair", async ({ page }) => {
    await toMeasure(page);
    for (const name of [...games, "fair"]) {
      await page.goto(`./rules/en/${name}.html`);
      await expectLetters(page);
    }
  });

  await fresh("the board is as wide as a low narrow window, such as that of a page at 400 %, and no narrower with larger letters", async ({ page }) => {
    await toMeasure(page);
    await sitNext(page, turn);
    const browser = await page.context().newCDPSession(page);
    const board = async (width, height, percent) => {
      await page.setViewportSize({ width, height });
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 0.16 * percent } });
      await quiet(page);
      const { width: wide, height: high } = await page.locator("svg.board").boundingBox();
      return Math.round(Math.min(wide, high));
    };
    for (const [width, height] of [[320, 256], [320, 360], [360, 400], [400, 480]]) {
      expect(await board(width, height, 100), `${width} × ${height}`).toBeGreaterThan(0.9 * width);
    }
    for (const [width, height] of [[360, 640], [600, 960], [768, 1024], [640, 360], [1024, 768], [1366, 850]]) {
      const usual = await board(width, height, 100);
      for (const percent of [150, 200]) expect(await board(width, height, percent), `${width} × ${height}, ${percent} %`).toBeGreaterThanOrEqual(usual);
    }
  });
});
