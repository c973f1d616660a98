// Damath at the table: selection, captures, explanations, and the end.
import { checkScore, look, matchFrom, sitAt, untimed } from "./damath.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { confirm, control, kept, preset, seated, settled, sitNext } from "./match.mjs";

const actions = async (page) => {
  const lines = (await kept(page, "damath")).split("\n");
  return lines.slice(lines.indexOf("actions") + 1, -2);
};

test("Damath by mouse: pieces, captures and the end of a match", async ({ fresh }) => {
  test.slow();
  await fresh("D4 D8 pieces that can move are shown, and where a touched one can go; with touch-move another is refused with the reason", async ({ page, hand }) => {
    await sitAt(page, "1: 9@30 4@50 | 2: 5@07");
    expect(await look(page)).toMatchObject({ title: "Ada’s move", movable: ["(3,0)", "(5,0)"], reachable: [] });
    await hand.touch("(3,0)");
    expect(await look(page)).toMatchObject({ picked: ["(3,0)"], reachable: ["(2,1)", "(4,1)"] });
    await hand.touch("(5,0)");
    const refused = await look(page);
    expect(refused.refused).toMatch(/D8$/);
    expect(refused.causes).toEqual(["(3,0)"]);
    await hand.touch("(4,1)");
    expect((await look(page)).stands).toMatchObject({ "(3,0)": "empty", "(4,1)": "Ada’s 9" });
    expect(await actions(page)).toEqual(["touch 30", "30-41"]);

    await sitNext(page, matchFrom("1: 9@30 4@50 | 2: 5@07", { options: "touch=off move=off game=off" }));
    await hand.touch("(3,0)");
    await hand.touch("(5,0)");
    expect(await look(page), "without it, it is chosen").toMatchObject({ picked: ["(5,0)"], reachable: ["(4,1)", "(6,1)"], refused: "" });
  });

  await fresh("D7 D8 a capture with a choice on its way is entered landing by landing", async ({ page, hand }) => {
    await sitAt(page, "1: 9@30 | 2: 10@41 4@43 7@63 1@07");
    await hand.touch("(3,0)");
    await hand.touch("(5,2)");
    expect(await look(page)).toMatchObject({ main: expect.stringMatching(/^Jump: /), enabled: true });
    await hand.press(control(page, /^Jump/));
    expect(await actions(page), "the jump stands").toEqual(["touch 30", "touch 52"]);
    await page.reload();
    await seated(page);
    const after = await look(page);
    expect(after.reachable).toEqual(expect.arrayContaining(["(3,4)", "(7,4)"]));
    await hand.touch("(7,4)");
    await hand.touch("(7,4)");
    expect(await actions(page)).toEqual(["touch 30", "touch 52", "30x52x74"]);
  });

  await fresh("D11 an offer to end the match is declined, and accepted; D12 it ends where no pieces are left", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await visit(page);
    const offer = async (answer) => {
      await sitNext(page, matchFrom("1: 9@30 4@50 | 2: 5@07 | scores 100 3"));
      await hand.press(page.getByRole("button", { name: "Menu" }));
      await hand.press(page.getByRole("button", { name: "Ada: offer to end" }));
      await confirm(page, hand, "Ada: offer to end");
      expect((await look(page)).title).toBe("Ben, Ada offers to end here");
      await hand.press(control(page, answer));
      return look(page);
    };
    expect(await offer("Play on")).toMatchObject({ sheet: null, title: "Ada’s move" });
    expect((await offer("End and count")).sheet).toMatch(/wins|draw/);
    const rows = await checkScore(page);
    expect(rows[0]).toEqual({ name: "Ada", score: 113, captures: 100 });
    await expect(page.getByRole("dialog")).toContainText("Both agreed to end the match.");
    await expect(page.getByRole("dialog")).toContainText("9 + 4");

    await sitNext(page, matchFrom("1: 9@30 | 2: 10@41"));
    for (const square of ["(3,0)", "(5,2)"]) await hand.touch(square);
    await expect(page.getByRole("dialog")).toContainText("has no pieces left");
    await checkScore(page);
  });
});

test("D9 sums are worked out and judged", async ({ fresh }) => {
  test.slow();
  await fresh("D9 working it out: nothing tells the result before it is asked for, judged with the working, and counted", async ({ page, hand }) => {
    await sitAt(page, "1: 9@30 4@01 | 2: 10@41 5@07 8@16");
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await hand.press(page.getByRole("dialog").getByRole("switch", { name: /^Let me work out/ }));
    await hand.press(page.getByRole("button", { name: "Close" }));
    await hand.touch("(3,0)");
    expect(await look(page)).toMatchObject({ hint: "9 takes 10 on +", main: "Take: work out", picked: ["(5,2)", "(3,0)"] });
    await expect(page.locator("body")).not.toContainText("19");
    await hand.touch("(5,2)");
    const sheet = page.getByRole("dialog", { name: "Work it out" });
    await expect(sheet).toContainText("9 takes 10 on +. What does it score?");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    expect(await actions(page), "nothing is lost and nothing played").toEqual(["touch 30"]);
    await expect(page.getByRole("button", { name: "Hint" }), "what helps is there again").toBeVisible();
    await hand.press(control(page, /^Take(?! back)/));
    await sheet.getByRole("textbox").fill("many");
    await hand.press(sheet.getByRole("button", { name: "Check" }));
    await expect(sheet.getByRole("status")).toContainText("Type a number");
    await sheet.getByRole("textbox").fill("18");
    await expect(page.locator("body")).not.toContainText("19");
    await page.keyboard.press("Enter");
    await expect(sheet.getByRole("status")).toHaveText("Not quite. Try once more:");
    await expect(sheet, "the next step helps").toContainText("9 + 10 = ?");
    await expect(page.locator("body")).not.toContainText("19");
    await expect(sheet.getByRole("textbox")).toHaveValue("");
    await sheet.getByRole("textbox").fill("20");
    await page.keyboard.press("Enter");
    await expect(sheet.getByRole("status")).toHaveText("That’s not it: the result is above.");
    await expect(sheet).toContainText("✗ 9 + 10 = 19");
    await expect(sheet).toContainText("Ada: 0 of 1 sum right at the first try: + 0 of 1");
    await expect(sheet.getByRole("button", { name: "Continue" })).toBeFocused();
    await hand.press(sheet.getByRole("button", { name: "Continue" }));
    expect((await look(page)).players[0].captures).toBe("19");
  });

  await fresh("D9 each jump of a double capture is worked out in a line, then all; taken back and done again it is not counted again", async ({ page, hand }) => {
    await preset(page, "work-it-out", "on");
    await sitAt(page, "turn 1 | 1: 9@12 | 2: 10@23 4@45 5@07", { options: `touch=off ${untimed}` });
    const sheet = page.getByRole("dialog", { name: "Work it out" });
    const answer = async (result) => {
      await sheet.getByRole("textbox").fill(result);
      await hand.press(sheet.getByRole("button", { name: "Check" }));
    };
    const takeAll = async () => {
      for (const square of ["(1,2)", "(5,6)"]) await hand.touch(square);
      if (!(await sheet.isVisible())) await hand.press(control(page, /^Take(?! back)/));
      await expect(sheet).toContainText("9 takes 10 on −. What does it score?");
      await answer("1");
      await answer("-1");
      await expect(sheet).toContainText("9 takes 4 on +. What does it score?");
      await answer("13");
      await expect(sheet).toContainText("What do the jumps score together?");
      await answer("12");
      const lines = ["✓ 9 − 10 = −1", "✓ 9 + 4 = 13", "✓ −1 + 13 = 12"];
      await expect(sheet.locator(".working")).toHaveText(lines);
      await expect(sheet).toContainText("Ada: 2 of 3 sums right at the first try");
      const [board, beside] = await Promise.all([page.locator("svg.board"), sheet].map((part) => part.boundingBox()));
      expect(beside.x, "beside the board").toBeGreaterThanOrEqual(board.x + board.width);
      await expect(sheet.locator(".working").first()).toHaveCSS("font-size", "20px");
      await hand.press(sheet.getByRole("button", { name: "Continue" }));
      await settled(page);
    };
    await takeAll();
    await hand.press(control(page, "Take back"));
    await takeAll();
  });
});
