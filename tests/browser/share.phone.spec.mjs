// A match as a link: it opens in another browser without any saved data.
import { readFileSync } from "node:fs";
import { played, stopped } from "./analysis.mjs";
import { isLong } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { begun } from "./matches.mjs";
import { ids, kept, preset, record, seated, sitDown, sitNext, textOf } from "./match.mjs";

/** A match that is over: the longest ones are stopped soon, or with `LONG=1` whole. */
const ended = (game) => (isLong || !["chaupar", "pachisi"].includes(game) ? played(game) : stopped(game, 30));

/** Returns the link on the share sheet. */
async function share(page, hand) {
  // After the end of a match, the sheet with the final score is open.
  if (!(await page.getByRole("dialog").isVisible())) await hand.press(page.getByRole("button", { name: "Menu" }));
  await hand.press(page.getByRole("button", { name: "Share" }));
  return page.getByRole("textbox", { name: "Link to the match" }).inputValue();
}

/** Opens a page in a browser of its own. */
async function elsewhere(browser, page, options = {}) {
  const context = await browser.newContext({ viewport: page.viewportSize(), ...options });
  return context.newPage();
}

/** A short match of Marrakech, up to `actions` actions. */
const two = (actions, players) => record({ actions, players });

test("a link opens at the place that was shown; a match that goes on with one that is saved takes its place", { tag: "@quick" }, async ({ page, hand, browser }) => {
  await sitDown(page, two(begun));
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  const step = (page) => page.getByRole("slider", { name: "Step" }).filter({ visible: true });
  await expect(step(page)).toHaveValue("3");
  const link = await share(page, hand);
  await expect(page.getByRole("dialog")).toContainText("It opens at the step you see now.");
  const other = await elsewhere(browser, page);
  await other.goto(link);
  await seated(other);
  await expect(step(other)).toHaveValue("3");
  await other.getByRole("button", { name: "Save it" }).click();
  await expect(step(other)).toHaveCount(0);
  expect(await kept(other)).toBe(two(begun));

  await other.evaluate(() => matchStore.wipe());
  await sitDown(other, two(begun.slice(0, 3)));
  const [id] = await ids(other);
  await other.goto(link);
  await expect(other.locator(".ask")).toContainText("Its first part is already on this device.");
  await other.getByRole("button", { name: "Continue" }).click();
  await expect(other).toHaveURL(new RegExp(`marrakech/#/table/${id}$`));
  await seated(other);
  expect(await ids(other)).toEqual([id]);
  expect(await textOf(other, id)).toBe(two(begun));
  await other.context().close();
});

test("matches are sent, looked at, copied and opened from files", async ({ fresh, browser, context }) => {
  test.slow();
  await fresh("a match of each game is sent as a link: it is shown, and kept when that is wanted", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await visit(page);
    const other = await elsewhere(browser, page);
    for (const game of games) {
      await test.step(game, async () => {
        await sitNext(page, ended(game));
        const text = await kept(page, game);
        const link = await share(page, hand);
        expect(link).toContain(`/${game}/#/link/`);

        await other.goto(link);
        await seated(other);
        await expect(other.locator(".ask")).toContainText("Someone sent you this match. It is not saved yet.");
        if (game === "marrakech") await expect(other.locator(".ask"), "its throws are checked by themselves").toContainText(/All \d+ throws check out\./);
        expect(await ids(other, game)).toEqual([]);
        await other.getByRole("button", { name: "Save it" }).click();
        await expect(other).toHaveURL(new RegExp(`${game}/#/table/[0-9a-f]{16}$`));
        await seated(other);
        expect(await kept(other, game)).toBe(text);

        await other.goto(link);
        await expect(other.locator(".ask")).toContainText("It is already on this device.");
        await other.getByRole("link", { name: "Open it" }).click();
        await seated(other);
        expect(await ids(other, game)).toHaveLength(1);
      });
    }
    await other.context().close();
  });

  await fresh("whoever looks at a match that was sent is not taken for the one who played it, and keeps nothing without saving it; markup in a name is text", async ({ page, hand }) => {
    const name = "<img src=x onerror=x()>";
    await sitDown(page, two(begun, ["person You", `bot one-ahead ${name}`]));
    const title = (page) => page.locator(".ask strong");
    await expect(title(page)).toHaveText(/^Your turn/);
    const link = await share(page, hand);
    const other = await elsewhere(browser, page);
    await other.goto(link);
    await seated(other);
    await expect(title(other)).toHaveText(/^Player 1/);
    await expect(other.locator(".player b")).toHaveText(["Player 1", name]);
    await expect(other.locator("img[src=x]")).toHaveCount(0);
    await other.getByRole("link", { name: "Don’t save" }).click();
    await expect(other.getByRole("heading", { name: "Caravanserai" })).toBeVisible();
    expect(await ids(other)).toEqual([]);
    await other.goto(link);
    await other.getByRole("button", { name: "Save it" }).click();
    await expect(title(other), "now it is theirs").toHaveText(/^Your turn/);
    await other.context().close();
  });

  await fresh("the link is copied, its code is drawn, and the match is saved as a file; a link that cannot be read says so in one sentence, and leads home", async ({ page, hand }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await sitDown(page, two(begun));
    const link = await share(page, hand);
    await hand.press(page.getByRole("button", { name: "Copy" }));
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expect(page.getByRole("img", { name: "QR code for the link" })).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent("download"), hand.press(page.getByRole("link", { name: "Save as file" }))]);
    expect(download.suggestedFilename()).toBe("marrakech.txt");
    expect(readFileSync(await download.path(), "utf8")).toBe(await kept(page));

    const base = link.slice(0, link.indexOf("marrakech/#"));
    const data = link.split("/link/")[1];
    for (const [wrong, sentence] of [
      [`marrakech/#/link/${data.slice(0, -3)}`, "It was cut off or changed on the way. Ask for it again."],
      [`marrakech/#/link/`, "It was cut off or changed on the way. Ask for it again."],
      [`marrakech/#/link/${"A".repeat(1_000_000)}`, "It is too long to be a match."],
    ]) {
      await page.goto(base + wrong);
      await expect(page.getByRole("alert")).toContainText("This link can’t be opened");
      await expect(page.getByRole("alert")).toContainText(sentence);
    }
    await hand.press(page.getByRole("alert").getByRole("link", { name: "Home" }));
    await expect(page.getByRole("heading", { name: "Caravanserai" })).toBeVisible();
  });

  await fresh("a match is opened from a file", async ({ page }) => {
    await visit(page, "marrakech/");
    await page.getByText("Paste a match").click();
    const give = (text) => page.getByLabel("Open a file").setInputFiles({ name: "match.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await give("x".repeat(5_000_000));
    // A browser takes seconds to draw so long a text.
    await expect(page.getByRole("alert")).toContainText("This text is not a saved match.", { timeout: 20_000 });
    await give(two(begun));
    await seated(page);
    expect(await kept(page)).toBe(two(begun));
  });
});
