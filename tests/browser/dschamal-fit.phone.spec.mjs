// The layout of Dschamal on a small phone.
import { begun, control, record } from "./bag.mjs";
import { expect, test } from "./fixtures.mjs";
import { expectFit, expectNoSideways, toMeasure } from "./fit.mjs";
import { follow, sitNext } from "./match.mjs";

const names = ["Ada", "Maximiliane-Alexandrin-W", "Cleo", "Dan", "Eva", "Finn", "Gus", "Wolfgang Amadeus Mozart."];
const blue = ["egg", "star", "ring", "cone", "cube", "disc", "arch", "cross"].map((shape) => `take blue-${shape}`);

test("Dschamal fits a small phone, for two to eight", async ({ fresh }) => {
  test.slow();
  await fresh("the tables of two to eight fit, before their pieces are taken and with the longest sentence", async ({ page }) => {
    await toMeasure(page);
    for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
      const players = names.slice(0, seats).map((name) => `person ${name}`);
      await sitNext(page, record({ players, played: ["master A"] }));
      await expectFit(page);
      await sitNext(page, record({ players, played: ["master A", ...blue.slice(0, seats), "A draws camel"] }));
      await expect(page.locator(".ask .said")).toContainText("doesn’t shout");
      await expectFit(page);
    }
  });

  await fresh("set-up for eight fits, a calm duel, and the call to a live one", async ({ page }) => {
    await toMeasure(page);
    await follow(page, "dschamal/");
    await page.getByRole("radio", { name: "8", exact: true }).check({ force: true });
    await expect(page.locator(".seat")).toHaveCount(8);
    await expectNoSideways(page);

    const cut = () => page.locator(".sack-view").evaluate((view) => view.scrollHeight - view.clientHeight);
    await sitNext(page, record({ duel: "calm", played: begun }));
    await control(page, "To the bag").click();
    for (let turns = 0; turns < 2; turns++) await control(page, "Feel a piece").click();
    await expectNoSideways(page);
    expect(await cut()).toBeLessThanOrEqual(1);
    await sitNext(page, record({ played: begun }));
    await control(page, "To the bag").click();
    await expectNoSideways(page);
    expect(await cut()).toBeLessThanOrEqual(1);
  });
});
