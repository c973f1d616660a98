// Undo, review, and variations on a wide screen, by mouse and by keys.
import { expect, test } from "./fixtures.mjs";
import { control, record, seated, sitDown } from "./match.mjs";
import { nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";
import { actions, move, openMoves, sit, slider, stands, step, title } from "./review.mjs";

test("a match is looked back on, taken back and played on otherwise", async ({ fresh }) => {
  test.slow();
  await fresh("a bot's answer is taken back with the move that it answered, played again, and kept so; keys alone do that too, and lead step by step, to the start and back", async ({ page, hand }) => {
    await sit(page);
    const before = await stands(page);
    await expect(control(page, "Take back")).toHaveCount(0);
    await move(page, hand);
    const after = await stands(page);
    expect(after).not.toEqual(before);
    expect(await actions(page)).toHaveLength(2);
    await hand.press(control(page, "Take back"));
    expect(await stands(page)).toEqual(before);
    await expect(title(page)).toHaveText(/^Your (move|turn)/);
    await page.reload();
    await seated(page);
    expect(await stands(page)).toEqual(before);
    await hand.press(control(page, "Redo"));
    expect(await stands(page)).toEqual(after);
    await expect(control(page, "Redo")).toHaveCount(0);

    const press = async (key, says) => {
      await page.keyboard.press(key);
      await quiet(page);
      await expect(title(page)).toHaveText(says);
    };
    await press(",", "Reviewing: move 1 of 2");
    await press(",", "Reviewing: move 0 of 2");
    await press(".", "Reviewing: move 1 of 2");
    await press("Escape", /^Your/);
    await press(",", "Reviewing: move 1 of 2");
    await slider(page).focus();
    await press("ArrowLeft", "Reviewing: move 0 of 2");
    await press("End", /^Your/);
    expect(await stands(page)).toEqual(after);
    await press("z", /^Your/);
    expect(await stands(page)).not.toEqual(after);
    await press("y", /^Your/);
    expect(await stands(page)).toEqual(after);
  });

  await fresh("the move list follows where one looks, and the page stays where it is", async ({ page }) => {
    await sitDown(page, record({ actions: [...nearlyOver, "a4-b4"] }));
    await page.getByRole("button", { name: "View board" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const row = page.locator(".moves.wide [aria-current]");
    const inSight = async () => {
      const [seen, one] = await Promise.all([page.locator(".moves.wide"), row].map((part) => part.boundingBox()));
      return one.y >= seen.y && one.y + one.height <= seen.y + seen.height;
    };
    for (const key of ["Home", ".", ".", "."]) {
      await page.keyboard.press(key);
      await quiet(page);
    }
    await expect.poll(inSight).toBe(true);
    await slider(page).fill("45");
    await expect.poll(inSight).toBe(true);
    await page.getByRole("button", { name: "Play from here" }).click();
    await expect(row).toHaveCount(1);
    await expect.poll(inSight).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await fresh("it is played on otherwise, the match stays, and both are there after a reload", async ({ page, hand }) => {
    await sit(page);
    await move(page, hand);
    await move(page, hand);
    const [now, played] = [await stands(page), await actions(page)];
    await openMoves(page, hand);
    await hand.press(step(page, "Go to start"));
    await hand.press(control(page, "Play all sides"));
    await expect(title(page)).toHaveText(/^Trying out: /);
    await move(page, hand, -1);
    await expect(title(page)).toHaveText(/^Trying out: Ben/);
    await hand.press(page.getByRole("button", { name: "Back to match" }));
    expect(await stands(page)).toEqual(now);
    const all = await actions(page);
    expect(all.slice(0, played.length)).toEqual(played);
    expect(all.slice(played.length)).toEqual(["@try 0", expect.stringMatching(/^\d\d/)]);
    await page.reload();
    await seated(page);
    expect(await stands(page)).toEqual(now);
    const list = await openMoves(page, hand);
    await expect(list.locator(".depth-1")).toHaveCount(1);
    await hand.press(list.locator(".depth-1"));
    await expect(title(page)).toHaveText("Reviewing: move 1 of 1");
    expect(await stands(page)).not.toEqual(now);
  });

  await fresh("a step button that is held goes on until it is let go, and letting go is no step", async ({ page }) => {
    await sitDown(page, record({ actions: nearlyOver }));
    await page.keyboard.press("Home");
    const on = await step(page, "Step forward").boundingBox();
    await page.mouse.move(on.x + on.width / 2, on.y + on.height / 2);
    await page.mouse.down();
    await expect.poll(() => slider(page).inputValue().then(Number)).toBeGreaterThan(3);
    await page.evaluate(() => {
      const palm = { pointerType: "touch", pointerId: 99, isPrimary: false, bubbles: true };
      for (const type of ["pointerdown", "pointerup"]) document.body.dispatchEvent(new PointerEvent(type, palm));
    });
    const beside = Number(await slider(page).inputValue());
    await expect.poll(() => slider(page).inputValue().then(Number), "a palm on the screen ends nothing").toBeGreaterThan(beside + 2);
    await page.mouse.up();
    const reached = await slider(page).inputValue();
    await page.waitForTimeout(400);
    await expect(slider(page)).toHaveValue(reached);
    await page.mouse.click(on.x + on.width / 2, on.y + on.height / 2);
    await expect(slider(page)).toHaveValue(String(Number(reached) + 1));
  });
});
