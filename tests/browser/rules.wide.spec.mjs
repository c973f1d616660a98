// The rulebook: a page of its own with a back link, and a dialog over any page.
import { expect, test, visit } from "./fixtures.mjs";
import { expectNoSideways } from "./fit.mjs";
import { games } from "./games.mjs";
import { entry, sitNext } from "./match.mjs";
import { begun } from "./matches.mjs";
import { quiet } from "./quiet.mjs";
import { control, look, record, sitDown } from "./table.mjs";

const rulebook = (page) => page.getByRole("dialog", { name: "Rules" });
const within = (page) => rulebook(page).frameLocator("iframe");

test("the rules over the table, from home and by keyboard", { tag: ["@quick", "@firefox"] }, async ({ fresh }) => {
  test.slow();
  await fresh("from home the rules are a page with a way back to the house", async ({ page, hand }) => {
    await visit(page);
    await hand.press(entry(page, "Marrakech").getByRole("link", { name: "Rules" }));
    await expect(page.getByRole("heading", { level: 1, name: "Marrakech: the rules" })).toBeVisible();
    await hand.press(page.getByRole("link", { name: "Caravanserai" }));
    await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
  });

  await fresh("over the table the rules are a sheet, and what was picked is picked still; a move list without moves leads to them, until there are some", async ({ page, hand }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await sitDown(page, record({}));
    const how = page.locator(".moves.wide").getByRole("link", { name: "How to play" });
    await expect.poll(() => how.locator("img").evaluateAll((all) => all.filter((img) => img.complete && img.naturalWidth > 0).length), "pictures of a turn").toBe(3);
    await hand.press(how);
    await expect(within(page).getByRole("heading", { level: 1, name: "Marrakech: the rules" })).toBeVisible();
    await hand.press(rulebook(page).getByRole("button", { name: "Back" }));
    await expect(rulebook(page)).toBeHidden();
    await page.waitForFunction(() => history.state === null); // the back navigation is complete
    await sitNext(page, record({ actions: begun }));
    await expect(how).toHaveCount(0);

    await hand.press(control(page, "East →"));
    const before = await look(page);
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await hand.press(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Rules" }));
    await expect(within(page).getByRole("heading", { level: 1, name: "Marrakech: the rules" })).toBeVisible();
    await expect(within(page).getByRole("link", { name: "Caravanserai" }), "the sheet has its own way back").toBeHidden();
    await hand.press(rulebook(page).getByRole("button", { name: "Back" }));
    await expect(rulebook(page)).toBeHidden();
    await hand.press(page.getByRole("button", { name: "Close" }));
    expect(await look(page)).toEqual(before);
  });

  await fresh("by keyboard: Escape closes the rules also from within them, and the focus goes back to the link; a clause likewise", async ({ page }) => {
    await visit(page, "marrakech/");
    const link = page.getByRole("link", { name: "Rules" });
    await link.press("Enter");
    await expect(rulebook(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rulebook(page)).toBeHidden();
    await expect(link).toBeFocused();
    await page.waitForFunction(() => history.state === null); // the back navigation is complete
    await quiet(page); // and the page has been told
    await link.press("Enter");
    await expect(rulebook(page)).toBeVisible();
    await within(page).locator("body").click();
    expect(await page.evaluate(() => document.activeElement.tagName)).toBe("IFRAME");
    await page.keyboard.press("Escape");
    await expect(rulebook(page)).toBeHidden();
    await expect(page.getByRole("button", { name: /^Start/ }), "set-up is there as it was").toBeVisible();
    await page.waitForFunction(() => history.state === null);

    await sitNext(page, record({ actions: [...begun, "S", "1"] }));
    await page.keyboard.press("Tab");
    await page.getByRole("gridcell", { name: /^a1,/ }).dispatchEvent("click");
    await page.locator(".ask").getByRole("button", { name: "M8" }).press("Enter");
    const clause = page.getByRole("dialog", { name: "Rule M8" });
    await clause.frameLocator("iframe").locator("#M8").click();
    await page.keyboard.press("Escape");
    await expect(clause).toBeHidden();
  });
});

test("no page of the rulebook runs out of a small phone, and five pictures tell how to play, in the light and in the dark", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const game of games) {
    await page.goto(`./rules/en/${game}.html`);
    await expectNoSideways(page);
    await expect(page.locator("body")).not.toContainText(/\[(decided|option)\]/);
    await expect(page.locator(".how img")).toHaveCount(5);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      const broken = () => page.locator(".how img").evaluateAll((all) => all.filter((img) => !(img.complete && img.naturalWidth && img.alt)).length);
      await expect.poll(broken, `pictures of ${game} that do not show in the ${colorScheme}`).toBe(0);
    }
    await expectNoSideways(page);
  }
});
