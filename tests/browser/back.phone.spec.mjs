// The browser's back button, which on many phones is a gesture: it closes overlays of the table.
import { expect, test, visit } from "./fixtures.mjs";
import { seated } from "./match.mjs";
import { begun, nearlyOver } from "./matches.mjs";
import { control, keep, look, record, sitDown } from "./table.mjs";

const sheet = (page, name) => page.getByRole("dialog", { name });
const menu = async (page, hand) => {
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await expect(sheet(page, "Menu")).toBeVisible();
};

/** Opens a table from the home page, and returns its URL. */
async function comeIn(page) {
  await visit(page);
  await page.evaluate(() => localStorage.setItem("caravanserai.pace", "instant"));
  await keep(page, record({ actions: begun }));
  await visit(page, "marrakech/#/table");
  await seated(page);
  return page.url();
}

test("the browser’s back button closes what lies over the table, and nothing else is lost", async ({ fresh }) => {
  test.slow();
  await fresh("back closes a sheet, and nothing at the table is lost; twice in a row it closes two; one after the other it closes the rules, then the menu below them, then it leaves the table", async ({ page, hand }) => {
    const table = await comeIn(page);
    await hand.press(control(page, "East →"));
    const before = await look(page);
    await menu(page, hand);
    await page.goBack();
    await expect(sheet(page, "Menu")).toBeHidden();
    expect(page.url()).toBe(table);
    expect(await look(page)).toEqual(before);

    const openRules = async () => {
      await menu(page, hand);
      await hand.press(sheet(page, "Menu").getByRole("link", { name: "Rules" }));
      await expect(sheet(page, "Rules")).toBeVisible();
    };
    await openRules();
    // The second press comes before the page has rendered what the first one does.
    await page.evaluate(() => {
      addEventListener("popstate", () => queueMicrotask(() => history.back()), { once: true });
      history.back();
    });
    await expect(sheet(page, "Menu")).toBeHidden();
    await expect(sheet(page, "Rules")).toBeHidden();
    expect(page.url()).toBe(table);

    await openRules();
    await page.goBack();
    await expect(sheet(page, "Rules")).toBeHidden();
    await expect(sheet(page, "Menu")).toBeVisible();
    await page.goBack();
    await expect(sheet(page, "Menu")).toBeHidden();
    expect(page.url()).toBe(table);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
  });

  await fresh("the final score that opens instead of the menu is closed by back, too", async ({ page, hand }) => {
    // At this pace the menu can be opened before the bot has laid the last rug.
    await sitDown(page, record({ players: ["bot level-1 Ada", "person Ben"], actions: nearlyOver }), "calm");
    const table = page.url();
    await menu(page, hand);
    await expect(page.locator("main .ask strong"), "the match is over").toHaveText("The match is over");
    await page.goBack();
    await expect(sheet(page, "Menu")).toBeHidden();
    await expect(page.getByRole("dialog"), "the final score").toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(page.url()).toBe(table);
  });

  await fresh("back is no when something is to be confirmed", async ({ page, hand }) => {
    await sitDown(page, record({ game: "damath" }));
    await menu(page, hand);
    await hand.press(sheet(page, "Menu").getByRole("button", { name: "Ada: resign" }));
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page.locator(".ask strong"), "the match goes on").toHaveText(/move$/);
  });

  await fresh("a sheet that was closed otherwise costs no second way back", async ({ page, hand }) => {
    await comeIn(page);
    await menu(page, hand);
    await hand.press(page.getByRole("button", { name: "Close" }));
    await expect(sheet(page, "Menu")).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
  });

  await fresh("what a sheet led to stays, and back leads to the table again, and from there on", async ({ page, hand }) => {
    const table = await comeIn(page);
    await menu(page, hand);
    await hand.press(sheet(page, "Menu").getByRole("link", { name: "Home" }));
    await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(table);
    await expect(control(page, "East →")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
  });
});
