// The layout of every table on every screen: each game with each number of players and the longest names, in portrait and
// landscape, from the smallest phone to the largest monitor.
import { record as duel } from "./bag.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { expectFitOn, expectNoSideways } from "./fit.mjs";
import { games } from "./games.mjs";
import { late } from "./late.mjs";
import { record, sitDown } from "./match.mjs";

const sizes = [[320, 568], [360, 640], [412, 915], [568, 320], [640, 360], [844, 390], [768, 1024], [1024, 768], [1366, 850], [1920, 1080]];
const names = ["Maximiliane-Alexandrin-W", "Jacqueline Élodie Lefèvr", "Wolfgang Amadeus Mozart.", "Ἀριστοτέλης Σταγειρίτης", "Ottokar", "Gundula", "Wilhelmina", "Maximilian"];
const persons = (seats) => names.slice(0, seats).map((name) => `person ${name}`);

/** Opens the table of the match, and checks it on every screen. */
async function expectFitEverywhere(page, text) {
  await sitDown(page, text);
  await expectFitOn(page, sizes);
}

const order = { 2: ["2", "1"], 3: ["3", "2", "1"], 4: ["4", "3", "2", "1"] };
for (const seats of [2, 3, 4]) {
  const marrakech = (actions) => record({ players: persons(seats), options: `players ${seats} deck plain`, actions: [...order[seats], ...actions] });

  test(`Marrakech for ${seats} fits every screen`, async ({ page, hand }) => {
    await expectFitEverywhere(page, marrakech(["north", "1", "e5-e6", "S"]));
    await expectFitEverywhere(page, marrakech(["north", "1"]));
    await hand.touch("a1");
    await expect(page.locator(".ask .refused")).toContainText("M8");
    await expectFitOn(page, sizes);
  });
}

for (const set of ["counting", "radical", "polynomial"]) {
  test(`Damath with ${set} chips fits every screen`, async ({ page }) => {
    const options = `set=${set} operators=own touch=on damas=once move=20s game=20min`;
    await expectFitEverywhere(page, record({ game: "damath", players: persons(2), options, actions: ["first A"] }));
  });
}

for (const [game, options, actions] of [["chaupar", "players=4", late.slice(0, 120)], ["chaupar", "players=4", late.slice(0, 121)], ["pachisi", "throw=cowries pieces=4", []]]) {
  test(`${game} fits every screen after ${actions.length} actions`, async ({ page }) => {
    await expectFitEverywhere(page, record({ game, players: persons(4), options, actions }));
  });
}

const blue = ["egg", "star", "ring", "cone", "cube", "disc", "arch", "cross"].map((shape) => `take blue-${shape}`);
for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
  test(`Dschamal for ${seats} fits every screen`, async ({ page }) => {
    await expectFitEverywhere(page, duel({ players: persons(seats), played: ["master A", ...blue.slice(0, seats)] }));
  });
}

test("edges of boards can be read on small phones, and what bots have", async ({ page }) => {
  const players = ["person Amina", ...names.slice(4, 7).map((name) => `bot level-3 ${name}`)];
  const four = record({ players, options: "players 4 deck plain", actions: order[4] });
  const damath = record({ game: "damath", options: "set=polynomial operators=own touch=off damas=once move=off game=off", actions: ["first A"] });
  for (const [text, letters] of [[four, ".labels text"], [damath, ".coordinates text"]]) {
    await sitDown(page, text);
    for (const [width, height] of sizes.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      const sizes = await page.locator(letters).evaluateAll((all) => all.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a));
      expect(Math.min(...sizes), `${letters} at ${width} × ${height}`).toBeGreaterThanOrEqual(11);
      const hidden = await page.locator(".player").evaluateAll((cards) => {
        const bottom = (figure) => figure.getBoundingClientRect().bottom;
        return cards.filter((card) => Math.max(...[...card.querySelectorAll(".figure")].map(bottom)) > card.querySelector(".stripes").getBoundingClientRect().top + 1).map((card) => card.textContent);
      });
      expect(hidden, `what is covered at ${width} × ${height}`).toEqual([]);
    }
  }
});

test("nothing on the site scrolls sideways", async ({ page, hand }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page);
  await expectNoSideways(page);
  for (const game of games) {
    await test.step(game, async () => {
      await page.goto(`./#/${game}`);
      await page.getByRole("button", { name: /^Start/ }).waitFor();
      await expectNoSideways(page);
      await hand.press(page.getByRole("button", { name: /^Start/ }));
      for (const sheet of ["Moves", "Menu"]) {
        await hand.press(page.getByRole("button", { name: sheet }));
        await page.getByRole("dialog").waitFor();
        await expectNoSideways(page);
        await hand.press(page.getByRole("button", { name: "Close" }));
      }
      await page.goto(`./rules/en/${game}.html`);
      await expectNoSideways(page);
      await page.goBack();
    });
  }
});
