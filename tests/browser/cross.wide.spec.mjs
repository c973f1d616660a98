// Chaupar and Pachisi on a wide screen: by mouse, by keyboard alone, and after a reload.
import { act, checkPlaces, look, playOn, sitAt, touch } from "./cross.mjs";
import { expect, test } from "./fixtures.mjs";
import { late } from "./late.mjs";
import { lots } from "./lots.mjs";
import { confirm, control, kept } from "./match.mjs";
import { quiet } from "./quiet.mjs";

// D starts and has thrown 3 and 4.
const begun = ["1 3", "1 3", "6 6", "3 4", "3 4"];

test("Chaupar by keyboard alone", async ({ fresh }) => {
  test.slow();
  await fresh("the end of a game of Chaupar by keyboard alone", async ({ page }) => {
    await sitAt(page, "chaupar", late);
    const press = async (key) => {
      await page.keyboard.press(key);
      await quiet(page);
    };
    for (let count = 0; count < 300; count++) {
      const view = await look(page);
      if (view.sheet) break;
      if (view.enabled) await press(view.main.startsWith("Throw") ? "r" : "m");
      else await press("1");
    }
    await checkPlaces(page);
  });

  await fresh("arrows lead over the board, and Enter touches", async ({ page }) => {
    await sitAt(page, "chaupar", begun);
    const focused = () => page.evaluate(() => document.activeElement.ariaLabel);
    for (let count = 0; count < 20 && !(await focused())?.startsWith("Block"); count++) await page.keyboard.press("Tab");
    for (let count = 0; count < 20 && !(await focused()).startsWith("Block 12"); count++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe("Block 6 or 75, 1 of Dan’s pieces");
    await page.keyboard.press("Shift+ArrowUp");
    expect(await focused()).toMatch(/^Block 5 /);
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Enter");
    expect(await look(page)).toMatchObject({ choices: ["Back", "+3", "+4", "+7"] });
    expect(await focused(), "all places that it reaches were marked before").toMatch(/^Block 6 /);
    await page.keyboard.press("ArrowRight");
    expect(await focused(), "where that may go").toBe("Block 10");
    await page.keyboard.press("Escape");
    expect(await look(page)).toMatchObject({ choices: ["6 +3 · +4 · +7", "7 +3 · +4 · +7", "12 +3 · +4 · +7"] });
  });
});

test("Chaupar and Pachisi by mouse", async ({ fresh }) => {
  test.slow();
  await fresh("the end of a game of Chaupar by mouse", async ({ page, hand }) => {
    await sitAt(page, "chaupar", late);
    await playOn(page, hand, lots(9));
    await checkPlaces(page);
  });

  await fresh("a turn by mouse, a reload in its middle, and an agreement to stop", async ({ page, hand }) => {
    await sitAt(page, "chaupar", begun);
    await touch(page, "cell-53");
    await hand.press(control(page, "+3"));
    const before = await look(page);
    expect(before).toMatchObject({ title: "Dan, use the other pasa, 4", choices: ["7 +4", "12 +4"] });
    await page.reload();
    // The list of moves may be rendered after the board.
    await expect.poll(() => look(page)).toEqual(before);
    expect((await kept(page, "chaupar")).split("\n")).toContain("6+3");
    // An unusable move has a reason: the two pasa are for two pieces.
    await touch(page, "cell-56");
    expect((await look(page)).refused).toBe("This piece has moved: use the other pasa with another piece.Rule C5");

    await hand.press(page.getByRole("button", { name: "Menu" }));
    await hand.press(page.getByRole("button", { name: "End match here" }));
    await confirm(page, hand, "End match here");
    await checkPlaces(page, ["Winner", "Second", "Second", "Second"]);
    await expect(page.getByRole("dialog")).toContainText("C15");
  });

  await fresh("some turns of Pachisi by mouse, in the move list throw by throw", async ({ page, hand }) => {
    await sitAt(page, "pachisi", ["3", "2", "25", "3"]);
    for (let count = 0; count < 8; count++) await act(page, hand, lots(count + 1));
    const { moves } = await look(page);
    expect(moves.length).toBeGreaterThan(2);
    expect(moves.at(-1)).toEqual(["", "Ada 3, Ben 2, Dan 25, Cleo 3", "Dan starts"]);
  });
});
