// Hints: the best move is marked on the board and explained below it, in every game, by touch, mouse and keyboard.
import { aside, expect, test } from "./fixtures.mjs";
import { expectFitOn } from "./fit.mjs";
import { bulb, line, matches } from "./hints.mjs";
import { kept, preset, record, sitDown, sitNext } from "./match.mjs";
import { quiet } from "./quiet.mjs";

const marks = (page) => page.locator(".board .advice .over");
const lines = (text) => text.split("\n").length;

test("hints are shown until they are done", { tag: "@quick" }, async ({ fresh }) => {
  test.slow();
  await fresh("a hint is shown on the board and said below it, until it is done, in every game", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await aside(page);
    for (const [game, [match, expected]] of Object.entries(matches)) {
      await sitNext(page, match);
      await expect(marks(page)).toHaveCount(0);
      const before = await kept(page, game.split(",")[0]);
      const ask = async () => {
        await page.keyboard.press("h");
        await quiet(page);
      };
      await ask();
      await expect(line(page), game).toHaveText(new RegExp(`${expected.source.replace(/\$$/, "")}.*Play it$`));
      await expect(bulb(page)).toHaveAttribute("aria-pressed", "true");
      if (!(await line(page).textContent()).startsWith("Skip")) await expect(marks(page)).toHaveAttribute("d", /^M[-\d]+ [-\d]+h/);
      // The hint can be dismissed, which changes nothing.
      await ask();
      await expect(marks(page)).toHaveCount(0);
      await expect(bulb(page)).toHaveAttribute("aria-pressed", "false");
      expect(await kept(page, game.split(",")[0])).toBe(before);
      // The hinted move is played.
      await ask();
      await hand.press(line(page).getByRole("button", { name: "Play it" }));
      await quiet(page);
      await expect(marks(page)).toHaveCount(0);
      expect(lines(await kept(page, game.split(",")[0]))).toBeGreaterThan(lines(before));
    }
  });

  await fresh("a hint before the very first move fetches the engine that gives it", async ({ page }) => {
    const asked = [];
    page.on("request", (request) => /_bot/.test(request.url()) && asked.push(request.url()));
    await sitDown(page, record({ game: "damath", options: "set=counting operators=own touch=off damas=once move=off game=off", actions: ["first A"] }));
    await expect(bulb(page)).toBeVisible();
    await expect(bulb(page).locator("svg"), "how it looks is here already").toHaveCSS("fill", "none");
    await expectFitOn(page, [[320, 568], [360, 640], [844, 390], [768, 1024], [1280, 800]]);
    expect(asked).toEqual([]);
    await page.keyboard.press("h");
    await expect(line(page)).toHaveText(/Play it$/);
    await expect(marks(page)).toHaveCount(1);
  });
});
