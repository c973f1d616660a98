// The layout on a small phone, for every text.
import { expect, test, visit } from "./fixtures.mjs";
import { expectFit, expectNoSideways, toMeasure } from "./fit.mjs";
import { follow, sitNext } from "./match.mjs";
import { nearlyOver } from "./matches.mjs";
import { control, record, setUp } from "./table.mjs";

const order = ["4", "3", "2", "1"];
const kinds = {
  "ordinary names": ["Amina", "Youssef", "Lina", "Idris"],
  "the longest names": ["Maximiliane-Alexandrin-W", "Jacqueline Élodie Lefèvre".slice(0, 24), "Wolfgang Amadeus Mozart.", "Ἀριστοτέλης Σταγειρίτης."],
};
const longest = kinds["the longest names"];
const four = (names, actions) => record({ players: names.map((name) => `person ${name}`), actions: [...order, ...actions] });

test("every part of a turn fits a small phone, and no page runs out of it", async ({ fresh }) => {
  test.slow();
  for (const [kind, names] of Object.entries(kinds)) {
    await fresh(`every part of a turn fits, a reason, and the word that the match is not kept: four players with ${kind}`, async ({ page, hand }) => {
      await toMeasure(page);
      await sitNext(page, four(names, []));
      await expectFit(page);
      await sitNext(page, four(names, ["north", "1", "e5-e6"]));
      await expectFit(page);
      await hand.press(control(page, "East →"));
      await expect(page.locator(".ask")).toContainText("pays");
      await expectFit(page);

      await sitNext(page, four(names, ["north", "1", "e5-e6", "S", "1"]));
      await expectFit(page);
      await hand.touch("a1");
      await expect(page.locator(".ask .refused"), "its clause is there to be touched").toContainText("M8");
      await expectFit(page);
      await hand.drag("e6", "f6");
      await expect(page.locator(".ask")).toContainText("it covers");
      await expectFit(page);

      await sitNext(page, four(names, ["north", "1", "e5-e6", "S"]));
      await page.evaluate(() => {
        Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await hand.press(control(page, "Roll"));
      await expect(page.locator(".ask")).toContainText("isn’t saving the match");
      await expectFit(page);
      await hand.touch("a1");
      await expect(page.locator(".ask")).toContainText("M8");
      await expectFit(page);
    });
  }

  await fresh("no page and no sheet runs out of the screen sideways", async ({ page, hand }) => {
    await toMeasure(page);
    await visit(page);
    await expectNoSideways(page);
    await follow(page, "marrakech/");
    await setUp(page, hand, { sitters: ["Person", "Advanced bot", "Beginner bot", "Person"], names: longest, boxed: true });
    await expectNoSideways(page);
    await sitNext(page, four(longest, ["north", "1", "e5-e6"]));
    for (const sheet of ["Moves", "Menu"]) {
      await hand.press(page.getByRole("button", { name: sheet }));
      await expectNoSideways(page);
      await hand.press(page.getByRole("button", { name: "Close" }));
    }
    await sitNext(page, record({ players: longest.slice(0, 2).map((name) => `person ${name}`), actions: [...nearlyOver, "a4-b4"] }));
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoSideways(page);
    await page.goto("./rules/en/marrakech.html");
    await expectNoSideways(page);
  });
});
