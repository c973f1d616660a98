// Chaupar and Pachisi by touch on a small phone, where a square is 18 pixels wide.
import { readFileSync } from "node:fs";
import { act, begin, checkPlaces, hold, look, matchOf, playOn, sitAt, touch } from "./cross.mjs";
import { isLong } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { expectFit } from "./fit.mjs";
import { late } from "./late.mjs";
import { lots } from "./lots.mjs";
import { control, settled, sitDown, sitNext, withSum } from "./match.mjs";

/** A whole match of Pachisi of four people. */
const [start, played] = readFileSync(new URL("../data/record/pachisi.txt", import.meta.url), "utf8").split("actions\n");

test("a whole game of Pachisi by touch: a person and three bots, two pieces, one die; without LONG=1 its first turns, and an end", async ({ page, hand }) => {
  test.slow();
  const sitters = isLong ? ["Person", "Advanced bot", "Casual bot", "Master bot"] : ["Person", "Beginner bot", "Beginner bot", "Beginner bot"];
  await begin(page, hand, { title: "Pachisi", sitters, choices: { "Throw with": "One die", Pieces: "Two each" } });
  await expectFit(page);
  const fits = (count) => (count % 25 === 0 ? expectFit(page) : undefined);
  await playOn(page, hand, lots(5), fits, isLong ? undefined : 12);
  if (!isLong) {
    await sitDown(page, withSum(`${start}actions\n${played.split("\n").slice(0, -10).join("\n")}\n`));
    await playOn(page, hand, lots(5), fits);
  }
  await checkPlaces(page);
});

// D starts and has thrown 3 and 4.
const begun = ["1 3", "1 3", "6 6", "3 4", "3 4"];
// D has thrown two sixes for the third time.
const sixes = ["1 3", "1 3", "6 6", "3 4", "6 6", "12+12", "6 6", "12+12", "6 6"];

test("a turn of Pachisi by touch", async ({ fresh }) => {
  test.slow();
  await fresh("a finger beside a piece touches the nearest one that can be used", async ({ page }) => {
    await sitAt(page, "chaupar", begun);
    expect(await look(page)).toMatchObject({ title: "Dan, use 3 and 4", choices: ["6 +3 · +4 · +7", "7 +3 · +4 · +7", "12 +3 · +4 · +7"], main: "" });
    for (const from of [6, 7, 12]) await expect(control(page, `piece on ${from}: +3 · +4 · +7`), "the signs are told in words").toBeVisible();
    // A square is 18 pixels wide: this is clearly beside it.
    await touch(page, "cell-53", [-20, 0]);
    expect((await look(page)).picked).toEqual([expect.stringContaining("Block 6 ")]);
    await expectFit(page);
    await touch(page, "cell-56", [16, 0]);
    expect((await look(page)).title).toBe("Dan, use the other pasa, 4");
  });

  await fresh("a finger that is held on one of two neighbours opens a lens, slides to the other, and chooses it; beyond the arm it drags", async ({ page }) => {
    await sitAt(page, "chaupar", begun);
    const [six, seven] = ["Block 6 ", "Block 7 "].map((name) => page.locator(`[role=gridcell][aria-label^="${name}"]`));
    const [from, to] = [await six.getAttribute("id"), await seven.getAttribute("id")];
    const lens = page.locator("svg.lens");
    const boxes = (selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const isOverRing = async (id) => {
      const [[ring], cell] = [await boxes(".board .aimed"), await page.locator(`#${id}`).boundingBox()];
      return Math.abs(ring.x + ring.width / 2 - cell.x - cell.width / 2) < 2 && Math.abs(ring.y + ring.height / 2 - cell.y - cell.height / 2) < 2;
    };
    await touch(page, from);
    await expect(lens, "a tap opens none").toHaveCount(0);
    await touch(page, from);
    await hold(page, from, to, async (id) => {
      await expect(lens).toBeVisible();
      await expect.poll(() => isOverRing(id)).toBe(true);
      const [shown] = await boxes("svg.lens .rim");
      const [square] = await boxes(`#${id} path`);
      expect(shown.width / square.width, "four squares, twice as large").toBeGreaterThan(8);
      expect(Math.min(shown.x, shown.y, 360 - shown.right, 640 - shown.bottom), "within the screen").toBeGreaterThanOrEqual(0);
    });
    await expect(lens).toHaveCount(0);
    expect((await look(page)).picked).toEqual([expect.stringContaining("Block 7 ")]);
    await hold(page, from, to, (id) => expect(lens).toHaveCount(id === from ? 1 : 0), [120, 0]);
    expect((await look(page)).picked, "a dropped piece stays selected").toEqual([expect.stringContaining("Block 6 ")]);
  });

  await fresh("every part of a turn fits with the longest names", async ({ page, hand }) => {
    const players = ["Maximiliane-Alexandrin-W", "Jacqueline Élodie Lefèvr", "Wolfgang Amadeus Mozart.", "Ἀριστοτέλης Σταγειρίτης."];
    const named = { players: players.map((name) => `person ${name}`) };
    await sitAt(page, "chaupar", [], named);
    await expectFit(page);
    await sitNext(page, matchOf("chaupar", begun, named));
    await expectFit(page);
    for (const choice of [/^piece on 12/, /^\+4/]) {
      await hand.press(control(page, choice));
      await settled(page);
      await expectFit(page);
    }
    // Three pieces, of which one is a pair that is split: a piece is chosen first, then how far it goes.
    await sitNext(page, matchOf("chaupar", sixes, named));
    await expectFit(page);
    for (const name of ["Take back", "Hint"]) await expect(control(page, name), "what goes back and helps is there").toBeVisible();
    await hand.press(control(page, /^piece on 24/));
    expect((await look(page)).choices).toEqual(["Back", "+6", "+12"]);
    await expectFit(page);
    await hand.press(control(page, /^\+6/));
    await expectFit(page);
    await hand.press(control(page, /^piece on 24/));
    expect((await look(page)).main).toBe("Throw the pasa");
    await sitNext(page, matchOf("chaupar", late, named));
    await act(page, hand, lots(1));
    await expectFit(page);
    await sitNext(page, matchOf("pachisi", ["3", "2", "25", "3", "25", "0+25", "3"], named));
    await expectFit(page);
    await hand.press(control(page, "Skip"));
    await expectFit(page);
  });

  await fresh("the second of two presses to throw chooses nothing; a throw is left by one press, and that is taken back by one", async ({ page, hand }) => {
    await sitAt(page, "chaupar", sixes);
    const choice = control(page, /^piece on 24/);
    const { x, y } = await choice.boundingBox();
    // At its first frame, and some time later.
    const at = (moment) =>
      choice.evaluate((choice, moment) => {
        choice.style.animation = "none";
        choice.getBoundingClientRect();
        choice.style.animation = "";
        const [deaf] = choice.getAnimations();
        deaf.pause();
        deaf.currentTime = moment;
      }, moment);
    await at(300);
    await page.touchscreen.tap(x + 5, y + 5);
    await expect(choice).toBeVisible();
    expect((await look(page)).title).toContain("use 6 and 6");
    await at(500);
    await page.touchscreen.tap(x + 5, y + 5);
    await expect(choice).toBeHidden();

    await sitNext(page, matchOf("pachisi", ["3", "2", "25", "3", "6"]));
    const thrown = { title: "Dan, use the 6", choices: ["0 +6", "Skip"], main: "Move the piece: +6" };
    expect(await look(page)).toMatchObject(thrown);
    await hand.press(control(page, "Skip"));
    expect(await look(page)).toMatchObject({ title: "Dan, throw", hint: "Dan threw 6. Dan skips the 6 and throws again." });
    await hand.press(control(page, "Take back"));
    expect(await look(page)).toMatchObject(thrown);
  });
});
