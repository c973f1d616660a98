// The layout of every table on every screen: each game with each number of players and the longest names, in portrait and
// landscape, from the smallest phone to the largest monitor.
import { record as duel } from "./bag.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { expectFitOn, expectNoSideways, toMeasure } from "./fit.mjs";
import { games } from "./games.mjs";
import { late } from "./late.mjs";
import { follow, record, sitNext } from "./match.mjs";

const sizes = [[320, 568], [360, 640], [390, 844], [412, 915], [568, 320], [640, 360], [844, 390], [768, 1024], [1024, 768], [1366, 768], [1920, 1080]];
const names = ["Maximiliane-Alexandrin-W", "Jacqueline Élodie Lefèvr", "Wolfgang Amadeus Mozart.", "Ἀριστοτέλης Σταγειρίτης", "Ottokar", "Gundula", "Wilhelmina", "Maximilian"];
const persons = (seats) => names.slice(0, seats).map((name) => `person ${name}`);

// The place of a thing does not depend on the resolution, and fewer pixels are drawn sooner.
test.use({ deviceScaleFactor: 1 });

/** Opens the tables of matches by their names, and checks each on every screen. */
async function expectFitEverywhere(page, matches) {
  for (const [name, text] of Object.entries(matches)) {
    await test.step(name, async () => {
      await sitNext(page, text);
      await expectFitOn(page, sizes);
    });
  }
}

const order = { 2: ["2", "1"], 3: ["3", "2", "1"], 4: ["4", "3", "2", "1"] };
const marrakech = (seats, actions) => record({ players: persons(seats), options: `players ${seats} deck plain`, actions: [...order[seats], ...actions] });

const blue = ["egg", "star", "ring", "cone", "cube", "disc", "arch", "cross"].map((shape) => `take blue-${shape}`);

test("tables fit every screen", async ({ fresh }) => {
  test.setTimeout(300_000);
  await fresh("Marrakech for two to four fits every screen", async ({ page, hand }) => {
    await toMeasure(page);
    for (const seats of [2, 3, 4]) {
      const before = { [`for ${seats}, before a roll`]: marrakech(seats, ["north", "1", "e5-e6", "S"]), [`for ${seats}, before a rug`]: marrakech(seats, ["north", "1"]) };
      await expectFitEverywhere(page, before);
      await test.step(`for ${seats}, a refusal`, async () => {
        await hand.touch("a1");
        await expect(page.locator(".ask .refused")).toContainText("M8");
        await expectFitOn(page, sizes);
      });
    }
  });

  await fresh("Damath with counting, radical and polynomial chips, Chaupar, before a throw and after it, and Pachisi fit every screen", async ({ page }) => {
    await toMeasure(page);
    const options = (set) => `set=${set} operators=own touch=on damas=once move=20s game=20min`;
    const damath = (set) => record({ game: "damath", players: persons(2), options: options(set), actions: ["first A"] });
    await expectFitEverywhere(page, Object.fromEntries(["counting", "radical", "polynomial"].map((set) => [`Damath, ${set}`, damath(set)])));
    const chaupar = (actions) => record({ game: "chaupar", players: persons(4), options: "players=4", actions: late.slice(0, actions) });
    const pachisi = record({ game: "pachisi", players: persons(4), options: "throw=cowries pieces=4" });
    await expectFitEverywhere(page, { "Chaupar, before a throw": chaupar(120), "Chaupar, after it": chaupar(121), Pachisi: pachisi });
  });

  await fresh("Dschamal for two to eight fits every screen", async ({ page }) => {
    await toMeasure(page);
    const match = (seats) => duel({ players: persons(seats), played: ["master A", ...blue.slice(0, seats)] });
    await expectFitEverywhere(page, Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((seats) => [`for ${seats}`, match(seats)])));
  });
});

test("edges can be read, and nothing scrolls sideways", async ({ fresh }) => {
  test.slow();
  await fresh("edges of boards can be read on small phones, and what bots have", async ({ page }) => {
    await toMeasure(page);
    const players = ["person Amina", ...names.slice(4, 7).map((name) => `bot level-3 ${name}`)];
    const four = record({ players, options: "players 4 deck plain", actions: order[4] });
    const damath = record({ game: "damath", options: "set=polynomial operators=own touch=off damas=once move=off game=off", actions: ["first A"] });
    for (const [text, letters] of [[four, ".labels text"], [damath, ".coordinates text"]]) {
      await sitNext(page, text);
      for (const [width, height] of sizes.slice(0, 2)) {
        await page.setViewportSize({ width, height });
        const sizes = await page.locator(letters).evaluateAll((all) => all.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a));
        expect(Math.min(...sizes), `${letters} at ${width} × ${height}`).toBeGreaterThanOrEqual(11);
        const hidden = await page.locator(".player").evaluateAll((cards) => {
          // The stripes are at the left edge of a card.
          const isCovered = (figure, stripes, card) => figure.left < stripes.right - 1 || figure.right > card.right || figure.bottom > card.bottom;
          const box = (element) => element.getBoundingClientRect();
          return cards.filter((card) => [...card.querySelectorAll(".figure")].some((figure) => isCovered(box(figure), box(card.querySelector(".stripes")), box(card)))).map((card) => card.textContent);
        });
        expect(hidden, `what is covered at ${width} × ${height}`).toEqual([]);
      }
    }
  });

  await fresh("nothing on the site scrolls sideways", async ({ page, hand }) => {
    await toMeasure(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page);
    await expectNoSideways(page);
    for (const game of games) {
      await test.step(game, async () => {
        await follow(page, `${game}/`);
        await page.getByRole("button", { name: /^Start/ }).waitFor();
        await expectNoSideways(page);
        await hand.press(page.getByRole("button", { name: /^Start/ }));
        for (const sheet of ["Moves", "Menu"]) {
          await hand.press(page.getByRole("button", { name: sheet }));
          await page.getByRole("dialog").waitFor();
          await expectNoSideways(page);
          await hand.press(page.getByRole("button", { name: "Close" }));
        }
      });
    }
    for (const game of games) {
      await page.goto(`./rules/en/${game}.html`);
      await expectNoSideways(page);
    }
  });
});
