import { isLong } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { lots } from "./lots.mjs";
import { entry, sitNext } from "./match.mjs";
import { nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";
import { checkScore } from "./score.mjs";
import { act, control, kept, look, playOn, record, sitDown } from "./table.mjs";

test("a game by keyboard alone, with its reasons and clauses", async ({ fresh }) => {
  test.slow();
  await fresh("a whole game by keyboard alone: a person and a bot; without LONG=1 its first turn, and its end", async ({ page }) => {
    const hand = keyboardHand(page);
    await visit(page);
    await hand.press(entry(page, "Marrakech").getByRole("link", { name: "Play" }));
    const second = page.locator(".seat").nth(1);
    await hand.choose(second.locator(".choices"), second.getByRole("radio", { name: "Beginner bot" }));
    await hand.press(page.getByRole("button", { name: "Start" }));
    await hand.press(page.getByRole("button", { name: "Menu" }));
    const menu = page.getByRole("dialog");
    await hand.choose(menu.getByRole("group", { name: "Speed" }), menu.getByRole("radio", { name: "Instant" }));
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();

    if (!isLong) {
      const laid = async () => (await look(page)).rugs.length;
      while ((await laid()) === 0) await act(page, hand, lots(5));
      await sitDown(page, record({ players: ["person Ada", "bot level-1 Ben"], actions: nearlyOver.slice(0, -8) }));
    }
    await playOn(page, hand, lots(5));
    await checkScore(page, (await look(page)).players.map(({ name }) => name));
  });

  await fresh("a reason, its clause and back by keyboard alone", async ({ page }) => {
    const hand = keyboardHand(page);
    await sitDown(page, record({ actions: ["3", "2", "north", "1", "e5-e6", "S", "1"] }));
    await page.keyboard.press("Tab");
    await hand.touch("d6");
    expect((await look(page)).refused).toBe("You can’t lay a rug under Asam, on d6.Rule M8");
    await hand.press(page.locator(".ask").getByRole("button", { name: "M8" }));
    await expect(page.getByRole("dialog").locator("iframe")).toHaveAttribute("src", "../rules/en/marrakech.html#M8");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await hand.touch("c6");
    expect(await look(page)).toMatchObject({ refused: "", first: ["c6"] });
  });
});

/** Presses keys one after the other. */
const press = async (page, ...keys) => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await quiet(page);
  }
};

/** Returns the accessible name of the focused square; empty if none has the focus. */
const focused = (page) => page.evaluate(() => document.activeElement.closest("[role=gridcell]")?.ariaLabel ?? "");

/** Moves the focus to the board by Tab. */
const toBoard = async (page) => {
  for (let count = 0; count < 40 && !(await focused(page)); count++) await press(page, "Tab");
  expect(await focused(page)).not.toBe("");
};

test("every key does its thing, and no turn takes many", { tag: "@firefox" }, async ({ fresh }) => {
  test.slow();
  await fresh("every control has a key of its own, digits press the choices in their order, ? names all keys, and Escape takes back what is picked", async ({ page }) => {
    await sitDown(page, record({ actions: ["3"] }));
    const press = async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await quiet(page);
      }
    };
    await press("Space");
    await expect(control(page, "↑ North")).toBeVisible();

    await sitNext(page, record({ actions: ["3", "2"] }));
    const { choices } = await look(page);
    for (const [place, word] of choices.entries()) {
      await press(String(place + 1));
      expect((await look(page)).picked).toEqual([word]);
    }
    await press("?");
    const sheet = page.getByRole("dialog", { name: "Keys" });
    await expect(sheet).toContainText("press the choices below the board, in order");
    await expect(sheet).toContainText("↑ North");
    await press("Escape");
    await expect(sheet).toBeHidden();
    for (const [key, word] of [["ArrowUp", "↑ North"], ["ArrowRight", "East →"], ["ArrowDown", "↓ South"], ["ArrowLeft", "← West"]]) {
      await expect(control(page, word)).toHaveAttribute("aria-keyshortcuts", key);
      await press(key);
      expect((await look(page)).picked).toEqual([word]);
    }
    await press("Escape");
    expect(await look(page)).toMatchObject({ picked: [], reach: [] });
    expect((await look(page)).main, "no roll without a way").toBe("");
    await press("ArrowUp", "Space");
    expect((await look(page)).title).toBe("Ada, lay a rug");

    await press("ArrowRight");
    const first = (await look(page)).tried.place;
    await press("ArrowRight");
    expect((await look(page)).tried.place).not.toBe(first);
    await press("ArrowLeft");
    expect((await look(page)).tried.place).toBe(first);
    await press("Escape");
    expect((await look(page)).tried).toBeNull();
    await press("ArrowLeft", "ArrowRight", "Space");
    expect((await look(page)).rugs.map(({ place }) => place)).toEqual([first]);
    expect((await kept(page)).split("\n")).toContain(first);
  });

  await fresh("a move of Damath takes two keys, or three of another piece: the focus goes to where the next decision is", async ({ page }) => {
    await sitDown(page, record({ game: "damath", options: "touch=off move=off game=off", actions: ["first A"] }));
    const moves = async () => (await kept(page, "damath")).split("\n").length;
    await toBoard(page);
    for (let count = 0; count < 4; count++) {
      const before = await moves();
      expect(await focused(page)).toMatch(/, can move$/);
      if (count % 2) await press(page, "ArrowLeft");
      for (let keys = count % 2; (await moves()) === before; keys++) {
        expect(keys, "another piece, that piece, and where it goes").toBeLessThan(3);
        await press(page, "Enter");
      }
    }
  });

  await fresh("a turn of Marrakech takes two keys for the step and three for the rug; arrows go from one open place to the next, and with Shift to any", async ({ page }) => {
    await sitDown(page, record({ actions: ["3", "2"] }));
    await press(page, "ArrowUp", "Space");
    const { title } = await look(page);
    expect(title).toMatch(/lay a rug$/);
    await toBoard(page);
    const { rugs, open } = await look(page);
    expect(open).toContain((await focused(page)).slice(0, 2));
    for (let keys = 0; (await look(page)).rugs.length === rugs.length; keys++) {
      expect(keys, "a square, the one beside it, and once more").toBeLessThan(3);
      await press(page, "Enter");
    }

    await sitNext(page, record({ actions: ["3", "2", "north", "1"] }));
    await toBoard(page);
    const places = (await look(page)).open;
    const square = async (arrow) => {
      await press(page, arrow);
      return (await focused(page)).slice(0, 2);
    };
    for (const arrow of ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]) expect(places).toContain(await square(arrow));
    const visited = [];
    for (let count = 0; count < 4; count++) visited.push(await square("Shift+ArrowLeft"));
    expect(visited.some((square) => !places.includes(square))).toBe(true);
  });
});
