// A turn, step by step: what is shown, what is selectable, and why an action is not allowed.
import { expect, test } from "./fixtures.mjs";
import { sitNext } from "./match.mjs";
import { begun } from "./matches.mjs";
import { beside } from "./squares.mjs";
import { control, kept, layTried, look, record, sitDown } from "./table.mjs";

const atD6 = record({ actions: [...begun, "S", "1"] });

test("a turn of Marrakech by touch, step by step", async ({ fresh }) => {
  test.slow();
  await fresh("M3 M5 Asam faces the way that the first player chooses, walks that way, and round a track", async ({ page, hand }) => {
    const before = record({ actions: ["3", "2"] });
    await sitDown(page, before);
    for (const [word, faces] of [["↑ North", "north"], ["← West", "west"], ["↓ South", "south"], ["East →", "east"]]) {
      await hand.press(control(page, word));
      expect(await look(page)).toMatchObject({ picked: [word], asam: { square: "d4", faces } });
    }
    expect(await kept(page)).toBe(before);
    await hand.press(control(page, "Roll"));
    await expect(page.locator(".ask strong")).toHaveText("Ada, lay a rug");
    const ring = (focus) => focus.evaluate((element) => getComputedStyle(element).outlineStyle);
    const focus = page.locator("main :focus");
    expect(await ring(focus), "a finger needs no sign of the focus").toBe("none");
    await page.keyboard.press("ArrowRight");
    expect(await ring(focus), "keys do").toBe("solid");
    const [heading, roll] = (await kept(page)).split("\n").slice(-4);
    expect(heading).toBe("east");
    const way = { 1: ["e4", "east"], 2: ["f4", "east"], 3: ["g4", "east"], 4: ["g3", "west"] };
    const [square, faces] = way[roll];
    expect((await look(page)).asam).toEqual({ square, faces });
  });

  await fresh("M4 Asam does not turn back: the reason and its clause; another heading shows where each roll leads and what it costs", async ({ page, hand }) => {
    const before = record({ actions: [...begun, "S", "1", "c6-c7"] });
    await sitDown(page, before);
    await hand.touch("d4");
    const { refused, causes, picked } = await look(page);
    expect({ refused, causes, picked }).toEqual({ refused: "Asam faces north: he can’t turn back.Rule M4", causes: ["d6"], picked: [] });
    await expect(control(page, "Roll")).toHaveCount(0);
    expect(await kept(page)).toBe(before);
    // A legal action removes the reason.
    await hand.touch("d7");
    expect(await look(page)).toMatchObject({ refused: "", causes: [], picked: ["↑ North"] });
    await hand.press(control(page, "East →"));
    const view = await look(page);
    expect(view.asam).toEqual({ square: "d6", faces: "east" });
    expect(view.reach).toEqual([
      { square: "e6", rolls: "1", toll: "" },
      { square: "f6", rolls: "2 2", toll: "" },
      { square: "g6", rolls: "3 3", toll: "" },
      { square: "g5", rolls: "4", toll: "" },
    ]);
    await hand.press(control(page, "← West"));
    expect((await look(page)).reach[0]).toEqual({ square: "c6", rolls: "1", toll: "−2" });
    expect((await look(page)).hint).toBe("West: 1 pays Ben 2 dirhams. 2, 3 or 4 is free. Average: −0.3.");
    // Another touch changes the selection; nothing has been played yet.
    await hand.touch("g6");
    expect(await look(page)).toMatchObject({ picked: ["East →"], main: "Roll" });
    expect(await kept(page)).toBe(before);
  });

  await fresh("M8 only legal places are offered; no rug over both halves of one rug: the reason, its squares and its clause", async ({ page, hand }) => {
    const refused = "That would cover both halves of the rug on e5-e6 at once.Rule M8";
    await sitDown(page, atD6);
    const offered = await look(page);
    // d6 is Asam's; each of its neighbours pairs with each of its own, except Asam's square and the complete rug e5-e6.
    const around = beside("d6");
    const legal = around.flatMap((one) => beside(one).map((other) => [one, other].sort().join("-")));
    const places = new Set(legal.filter((place) => !place.includes("d6") && place !== "e5-e6"));
    expect(offered.open).toEqual([...new Set([...places].flatMap((place) => place.split("-")))].sort());
    expect(offered.hint).toContain(`The rug fits in ${places.size} places.`);

    const shown = new Set();
    for (let count = 0; count < places.size; count++) {
      await hand.press(control(page, "Next place"));
      shown.add((await look(page)).tried.place);
    }
    expect([...shown].sort()).toEqual([...places].sort());
    expect(await kept(page)).toBe(atD6);

    await sitNext(page, atD6);
    for (const square of ["e6", "e5"]) await hand.touch(square);
    const view = await look(page);
    expect(view.refused).toBe(refused);
    expect(view.causes).toEqual(["e5", "e6"]);
    expect(view.tried).toBeNull();
    await expect(control(page, /^Lay it/)).toHaveCount(0);
    expect(await kept(page)).toBe(atD6);

    await hand.press(page.locator(".ask").getByRole("button", { name: "M8" }));
    const rule = page.getByRole("dialog").locator("iframe");
    await expect(rule).toHaveAttribute("src", "../rules/en/marrakech.html#M8");
    const clause = rule.contentFrame().locator("#M8");
    await expect(clause).toBeInViewport();
    await expect(clause.getByRole("heading")).toContainText("M8");
    await expect(clause).toContainText("at least one of them shares an edge with Asam");
    await hand.press(page.getByRole("button", { name: "Close" }));
    await expect(page.getByRole("dialog")).toBeHidden();
    expect((await look(page)).refused).toBe(refused);
  });

  await fresh("a turn in four touches: a way, the same way again, a rug, the same rug again", async ({ page, hand }) => {
    await sitDown(page, record({ actions: begun }));
    await hand.touch("d7");
    expect(await look(page)).toMatchObject({ picked: ["↑ North"], main: "Roll" });
    await hand.touch("d7");
    const { asam, open, hint } = await look(page);
    expect(hint).toMatch(/^Choose a marked square/);
    await hand.drag(open.find((square) => beside(asam.square).includes(square)), open.find((square) => !beside(asam.square).includes(square)));
    const { tried } = await look(page);
    expect(await kept(page), "the rug is tried only").not.toContain(tried.place);
    await hand.touch(tried.place.slice(0, 2));
    expect((await look(page)).rugs.map(({ place }) => place)).toContain(tried.place);
    expect(await look(page)).toMatchObject({ title: "Ada, which way?", hint: expect.stringMatching(new RegExp(`^Ben rolled \\d, paid .* and laid ${tried.place}\\.$`)) });
  });

  await fresh("a rug is tried by touches or by drawing it, moved, taken back, and laid only when that is confirmed", async ({ page, hand }) => {
    await sitDown(page, atD6);
    await hand.drag("c6", "b6");
    expect((await look(page)).tried.place).toBe("b6-c6");
    expect(await kept(page)).toBe(atD6);
    await hand.drag("e6", "e5");
    expect(await look(page)).toMatchObject({ refused: expect.stringMatching(/M8$/), causes: ["e5", "e6"], tried: null });
    await hand.touch("c6");
    expect(await look(page)).toMatchObject({ first: ["c6"], open: ["b6", "c5", "c7"], tried: null });
    await hand.touch("c7");
    expect((await look(page)).tried).toMatchObject({ place: "c6-c7", look: "look-1" });
    expect((await look(page)).hint).toContain("c6-c7 is empty");
    // Another place
    await hand.touch("d7");
    await hand.touch("e7");
    expect((await look(page)).tried.place).toBe("d7-e7");
    // A half on another player's rug
    await hand.touch("e6");
    await hand.touch("f6");
    expect((await look(page)).tried.place).toBe("e6-f6");
    expect((await look(page)).hint).toContain("covers Ada’s rug");
    expect((await look(page)).rugs.map(({ place }) => place)).toEqual(["e5-e6"]);
    expect(await kept(page)).toBe(atD6);

    await layTried(page, hand, "e6-f6");
    expect(await kept(page)).toBe(record({ actions: [...begun, "S", "1", "e6-f6"] }));
    const view = await look(page);
    expect(view.rugs.map(({ place }) => place)).toEqual(["e5-e6", "e6-f6"]);
    expect(view.players).toMatchObject([{ rugs: 14, squares: 1, turn: true }, { rugs: 14, squares: 2, turn: false }]);
  });
});
