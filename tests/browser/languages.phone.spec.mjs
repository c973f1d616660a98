// The layout of every screen of every game on a phone and larger screens, in each language.
import { played } from "./analysis.mjs";
import { record as duel } from "./bag.mjs";
import { playOn, sitAt } from "./cross.mjs";
import { expect, test } from "./fixtures.mjs";
import { expectFit, expectFitOn, expectNoSideways, expectWordsFit, toMeasure } from "./fit.mjs";
import { games } from "./games.mjs";
import { bulb, line, matches as hinted } from "./hints.mjs";
import { choose, languages, open, others, says } from "./languages.mjs";
import { late } from "./late.mjs";
import { lots } from "./lots.mjs";
import { preset, record, sitNext } from "./match.mjs";
import { nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";

const sizes = [[320, 568], [390, 844], [844, 390], [768, 1024], [1366, 768], [360, 640]];
const names = ["Maximiliane-Alexandrin-W", "Jacqueline Élodie Lefèvr", "Wolfgang Amadeus Mozart.", "Ἀριστοτέλης Σταγειρίτης"];
const persons = (seats) => names.slice(0, seats).map((name) => `person ${name}`);
const blue = ["egg", "star", "ring", "cone"].map((shape) => `take blue-${shape}`);
const order = ["4", "3", "2", "1"];
const matches = {
  marrakech: [
    record({ players: persons(4), actions: order }),
    record({ players: persons(4), actions: [...order, "north", "1", "e5-e6", "S"] }),
    record({ players: persons(4), actions: [...order, "north", "1"] }),
  ],
  damath: [
    record({ game: "damath", players: persons(2), options: "set=polynomial operators=own touch=on damas=once move=20s game=20min", actions: ["first A"] }),
    record({ game: "damath", players: persons(2), position: "set=counting operators=own touch=off damas=once move=off game=off | turn 1 | 1: 9@12 | 2: 4@23 5@45 1@07" }),
  ],
  chaupar: [record({ game: "chaupar", players: persons(4), options: "players=4" }), record({ game: "chaupar", players: persons(4), options: "players=4", actions: late.slice(0, 121) })],
  pachisi: [record({ game: "pachisi", players: persons(4), options: "throw=cowries pieces=4" })],
  dschamal: [duel({ players: persons(4), played: ["master A", ...blue] })],
};

/** Matches with a choice of several pieces that have several moves, measured before and after one of them is chosen. */
const beginning = (game, options, count) => record({ game, players: persons(4), options, actions: played(game).split("\nactions\n")[1].split("\n").slice(0, count) });
const chosen = {
  chaupar: [beginning("chaupar", "players=4", 24), record({ game: "chaupar", players: persons(4), options: "players=4", actions: late.slice(0, 121) })],
  pachisi: [beginning("pachisi", "throw=cowries pieces=4", 29)],
};

/** The matches in which a hint is asked for. */
const hints = Object.fromEntries(games.map((game) => [game, Object.keys(hinted).filter((name) => name.split(",")[0] === game).map((name) => hinted[name][0])]));

// The place of a thing does not depend on the resolution, and fewer pixels are drawn sooner.
test.use({ deviceScaleFactor: 1 });

test("every game fits every screen in every language: set-up, table, hint, menu and moves", async ({ fresh }) => {
  test.setTimeout(300_000);
  for (const game of games) {
    await fresh(game, async ({ page, hand }) => {
      await toMeasure(page);
      for (const language of languages) {
        await test.step(language, async () => {
          await open(page, language, `${game}/`);
          await expect(page.locator(".start .main")).toHaveText(says(language, "table", "start"));
          await expectWordsFit(page);
          // In English all tables are measured on more screens, by sizes.phone.spec.mjs.
          for (const match of language === "en" ? [] : matches[game]) {
            await sitNext(page, match);
            await expectFitOn(page, sizes);
          }
          for (const match of chosen[game] ?? []) {
            await sitNext(page, match);
            await expectFitOn(page, sizes);
            await hand.press(page.locator(".choice-row button").last());
            await expectFitOn(page, sizes);
          }
          for (const match of hints[game]) {
            await sitNext(page, match);
            await hand.press(bulb(page, says(language, "table", "hint")));
            await expect(line(page).getByRole("button")).toHaveText(says(language, "table", "take-hint"));
            await expectFitOn(page, sizes);
          }
          for (const sheet of ["moves", "menu"]) {
            await hand.press(page.getByRole("button", { name: says(language, "table", sheet), exact: true }));
            await page.getByRole("dialog").waitFor();
            await expectWordsFit(page);
            await hand.press(page.getByRole("button", { name: says(language, "table", "close"), exact: true }));
          }
          await page.goto(`./rules/${language}/${game}.html`);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expectNoSideways(page);
        });
      }
    });
  }
});

test("the home page, ends, positions and duels fit every phone in every language", async ({ fresh }) => {
  test.slow();
  await fresh("the end, looking back, positions and duels have their place in every language", async ({ page, hand }) => {
    await toMeasure(page);
    const expectWordsFitOn = async (...sizes) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await quiet(page);
        await expectWordsFit(page);
      }
    };
    const everywhere = () => expectWordsFitOn([320, 568], [844, 390], [1280, 800], [360, 640]);
    for (const language of others) {
      await test.step(language, async () => {
        await open(page, language, "marrakech/");
        await sitNext(page, record({ players: persons(2), actions: [...nearlyOver, "a4-b4"] }));
        await expect(page.getByRole("dialog").locator(".score li")).toHaveCount(2);
        await everywhere();
        await page.getByRole("dialog").locator("header button").click();
        await hand.press(page.getByRole("button", { name: says(language, "table", "menu"), exact: true }));
        await hand.press(page.getByRole("dialog").getByRole("button", { name: says(language, "table", "review"), exact: true }));
        await expect(page.locator(".hand .ways .main, .steps input:visible").first()).toBeVisible();
        await everywhere();

        await open(page, language, "damath/#/position");
        await expect(page.locator("[role=grid]")).toBeVisible();
        await everywhere();

        await open(page, language, "dschamal/");
        for (const manner of ["live", "calm"]) {
          await sitNext(page, duel({ players: persons(2), duel: manner, played: ["master A", "take blue-egg", "take blue-star"] }));
          await everywhere();
          await hand.press(page.locator(".hand .main"));
          await expect(page.locator(".contest")).toBeVisible();
          await everywhere();
        }
      });
    }
  });

  await fresh("the home page fits every phone in every language", async ({ page }) => {
    await toMeasure(page);
    for (const language of languages) {
      await open(page, language, "");
      for (const [width, height] of [[320, 568], [360, 640], [844, 390]]) {
        await page.setViewportSize({ width, height });
        await expectNoSideways(page);
      }
    }
  });
});

test("the end of a game in Filipino by touch", async ({ page, hand }) => {
  await preset(page, "pace", "instant");
  await choose(page, "fil");
  const players = ["person Ada", "bot level-1 Ben", "bot level-1 Cleo", "bot level-1 Dan"];
  await sitAt(page, "chaupar", late, { players });
  const isOver = () => page.getByRole("dialog").isVisible();
  await playOn(page, hand, lots(7), async (count) => {
    if (count % 25 === 0 && !(await isOver())) await expectFit(page);
  });
  const sheet = page.getByRole("dialog");
  await expect(sheet.locator(".score li")).toHaveCount(4);
  await expect(sheet.locator(".ways .main")).toHaveText(says("fil", "table", "next-match"));
});
