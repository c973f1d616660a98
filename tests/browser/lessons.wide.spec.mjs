// Lessons on a wide screen: the course of Damath by keyboard alone, and a step of Dschamal with its bag.
import { count } from "./bag.mjs";
import { isLong } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { seedEntropy } from "./lots.mjs";
import { control, entry, follow, preset } from "./match.mjs";

const instantly = (page) => preset(page, "pace", "instant");

test("the course of Damath by keyboard alone, with its sums", async ({ page }) => {
  test.slow();
  const hand = keyboardHand(page);
  const said = page.locator(".ask .said");
  /** Makes a move by touching these squares, and goes on once the reason is shown. */
  const move = async (why, ...squares) => {
    for (const square of squares) await hand.touch(square);
    await goOn(why);
  };
  const goOn = async (why) => {
    await expect(said).toContainText(why);
    await hand.press(control(page, "Next"));
  };
  const workOut = async (result) => {
    const sheet = page.getByRole("dialog", { name: "Work it out" });
    await expect(sheet.getByRole("textbox")).toBeFocused();
    await page.keyboard.type(result);
    await page.keyboard.press("Enter");
    await expect(sheet.getByRole("status")).toHaveText("Right!");
    await hand.press(sheet.getByRole("button", { name: "Continue" }));
  };
  await instantly(page);
  await visit(page);
  await hand.press(entry(page, "Damath").getByRole("link", { name: "Lessons" }));
  await hand.press(page.getByRole("link", { name: "Start" }));

  await hand.touch("(5,2)");
  await hand.touch("(6,3)");
  await expect(page.locator(".ask .refused"), "another move is allowed, but is not the one of the step").toContainText("move the 7");
  await move("Chips move one square", "(3,2)", "(4,3)");
  await hand.touch("(1,2)");
  await expect(page.locator(".ask .refused"), "what the rules refuse is refused").toContainText("D7");
  await move("If you can take, you must", "(5,2)", "(5,2)");
  await move("as many pieces as possible", "(5,2)", "(5,2)");

  await hand.touch("(4,3)");
  await hand.touch("(4,3)");
  await workOut("12");
  await goOn("7 + 5 = 12");
  await hand.touch("(5,2)");
  await hand.touch("(5,2)");
  await workOut("-6");
  await goOn("4 − 10 = −6");
  await hand.touch("(2,3)");
  await hand.touch("(0,5)");
  await hand.touch("(0,5)");
  await expect(page.locator(".ask .refused")).toContainText("6 − 2 = 4");
  await hand.touch("(2,3)");
  await hand.touch("(4,5)");
  await hand.touch("(4,5)");
  await workOut("24");
  await goOn("6 × 4 = 24");
  await hand.touch("(4,3)");
  await hand.touch("(4,3)");
  await workOut("3");
  await goOn("12 ÷ 4 = 3");

  await move("becomes a dama", "(1,6)", "(0,7)");
  await move("count double", "(1,0)", "(5,4)", "(5,4)");
  await page.keyboard.press("h");
  await expect(said, "a hint shows what is awaited").toContainText("Play it");
  await move("62, against 50", "(6,1)", "(0,7)", "(0,7)");
  await expect(page.getByText("You know how to play Damath.")).toBeVisible();
});

test("the lessons of Dschamal", async ({ fresh }) => {
  test.slow();
  await fresh("a step of Dschamal: the piece in the hand, a shout too many, and the step once more; the last step is a live duel", async ({ page, hand }) => {
    await instantly(page);
    await visit(page, "dschamal/#/learn/feeling");
    await hand.press(control(page, "To the bag"));
    await expect(page.locator(".contest")).toBeVisible();
    await expect(page.locator(".ask")).toContainText("Stroke the piece");
    await hand.press(control(page, /Dschamal/));
    await expect(page.locator(".ask .refused")).toContainText("without shouting");
    await hand.press(control(page, "To the bag"));
    await hand.press(page.locator(".hand").getByRole("button", { name: "Draw", exact: true }));
    await expect(page.locator(".ask .said")).toContainText("your camp has one");
    await hand.press(control(page, "Once more"));
    await expect(control(page, "To the bag")).toBeVisible();

    await follow(page, "dschamal/#/learn/live");
    await expect(page.locator(".ask")).toContainText("Your opponent is slow");
    await count(page);
    await expect(page.locator("canvas"), "the bot has none").toHaveCount(1);
  });

  await fresh("the live duel of a lesson is fought again if the bot is first", async ({ page }) => {
    // The bot feels for ten seconds: LONG=1.
    if (!isLong) return;
    await instantly(page);
    // The slow bot feels for up to a minute; with these random numbers it comes out after ten seconds.
    await page.addInitScript(seedEntropy, 3);
    await visit(page, "dschamal/#/learn/live");
    await count(page);
    await expect(page.locator(".ask .refused")).toContainText("Feel again", { timeout: 60_000 });
    await expect(page.locator("canvas")).toHaveCount(0);
    await expect(control(page, "To the bag")).toBeVisible();
  });
});
