// Dragged pieces follow the pointer, on every kind of board, by mouse and by finger.
import { sitAt as sitAtCross } from "./cross.mjs";
import { sitAt as sitAtDamath } from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { point } from "./hands.mjs";
import { control, kept, preset } from "./match.mjs";
import { quiet } from "./quiet.mjs";
import { look, record, sitDown } from "./table.mjs";

/** The height of a piece's centre, and of the centre of a pawn's foot. */
const middle = ({ y, height }) => y + height / 2;
const foot = ({ y, width, height }) => y + height - width / 2;

/** Counts the elements that stand on a square, or at an offset from it in CSS pixels. */
const near = async (page, kind, [x, y], beside = 16, height = middle) => {
  await quiet(page);
  const boxes = await Promise.all((await page.locator(`.board ${kind}`).all()).map((one) => one.boundingBox()));
  return boxes.filter((box) => Math.hypot(box.x + box.width / 2 - x, height(box) - y) < beside).length;
};

test("pieces, Asam and rugs follow the pointer", { tag: "@firefox" }, async ({ fresh }) => {
  test.slow();
  await fresh("Damath, with touch-move and without it, Chaupar and Pachisi: a piece follows, and does not walk the way again", async ({ page, hand }) => {
    for (const touch of ["off", "on"]) {
      await sitAtDamath(page, "turn 1 | 1: 9@12 5@52 | 2: 10@56", { options: `touch=${touch} move=off game=off` });
      const lifted = async (square) => near(page, ".lifted", await point(page, square));
      await hand.drag("(1,2)", "(6,5)", async () => {
        await expect.poll(() => lifted("(6,5)")).toBe(1);
        await expect(page.getByRole("gridcell", { name: /, can be reached$/ })).toHaveCount(2);
      });
      await expect.poll(() => lifted("(1,2)"), "dropped where it may not go, it lies where it lay, and is still picked").toBe(1);
      await hand.drag("(1,2)", "(0,3)", () => expect.poll(() => lifted("(0,3)")).toBe(1));
      expect(await kept(page, "damath")).toContain("\n12-03\n");
    }
    await preset(page, "turn-board", "off"); // or the piece lies elsewhere once it is the next player's turn
    for (const [game, actions, from, to, moved] of [
      ["chaupar", ["1 3", "1 3", "6 6", "3 4", "3 4"], "Block 6 ", "Block 13", "6+7"],
      ["pachisi", ["3", "2", "25", "3", "25", "0+25", "3"], "Block 25", "Block 28", "25+3"],
    ]) {
      await sitAtCross(page, game, actions, { pace: "steady" });
      const there = await point(page, to);
      await hand.drag(from, to, async () => {
        await expect.poll(() => near(page, ".lifted", there, 8, foot)).toBe(1);
        await expect(page.locator(".board .mark.landing")).not.toHaveCount(0);
      });
      await expect.poll(() => near(page, ".piece", there, 8, foot)).toBe(1);
      expect((await kept(page, game)).split("\n")).toContain(moved);
    }
  });

  await fresh("of two pointers, the one that has lifted a piece moves it and lays it down", async ({ page }) => {
    const kinds = [["pen", "touch"], ["touch", "touch"], ["touch", "pen"], ["mouse", "touch"]];
    for (const [kind, other] of kinds) {
      await sitAtDamath(page, "turn 1 | 1: 9@12 5@52 | 2: 10@56", { options: "touch=off move=off game=off" });
      const [from, to, beside] = await Promise.all(["(1,2)", "(0,3)", "(5,2)"].map((square) => point(page, square)));
      const send = async (type, pointerType, [clientX, clientY]) => {
        const second = pointerType === other && type.endsWith("2");
        const what = { pointerType, pointerId: second ? 12 : 11, isPrimary: !second || kind !== other, clientX, clientY };
        await page.evaluate(([type, what]) => {
          const buttons = type === "pointerup" ? 0 : 1;
          const event = new PointerEvent(type, { ...what, buttons, bubbles: true, cancelable: true });
          document.elementFromPoint(what.clientX, what.clientY).dispatchEvent(event);
          return new Promise(requestAnimationFrame);
        }, [type.replace("2", ""), what]);
      };
      const half = from.map((part, axis) => (part + to[axis]) / 2);
      await send("pointerdown", kind, from);
      await send("pointermove", kind, half);
      for (const type of ["pointerdown2", "pointermove2", "pointerup2"]) await send(type, other, beside);
      await expect(page.locator(".board .lifted"), `${kind}, ${other}`).toHaveCount(1);
      await send("pointermove", kind, to);
      await send("pointerup", kind, to);
      expect(await kept(page, "damath"), `${kind}, ${other}`).toContain("\n12-03\n");
    }
  });

  await fresh("Marrakech: Asam turns to the pointer, and a rug lies where it draws it", async ({ page, hand }) => {
    await sitDown(page, record({ actions: ["3", "2"] }));
    const asam = async () => (await look(page)).asam;
    const before = await asam();
    await hand.drag("d4", "f4", async () => expect(await asam()).toEqual({ ...before, faces: "east" }));
    await control(page, "Roll").click();
    const { open } = await look(page);
    const [first] = open;
    const side = `${String.fromCharCode(first.charCodeAt(0) + 1)}${first[1]}`;
    await hand.drag(first, side, async () => expect((await look(page)).tried).not.toBeNull());
  });
});
