// The page as a screen reader presents it.
import { expect, test } from "./fixtures.mjs";
import { begun } from "./matches.mjs";
import { squares } from "./squares.mjs";
import { control, kept, look, record, sitDown } from "./table.mjs";

test("the board and its texts are told to screen readers", async ({ fresh }) => {
  test.slow();
  await fresh("the board is a grid of seven rows with seven cells, each with its name", async ({ page }) => {
    await sitDown(page, record({ actions: begun }));
    const grid = page.getByRole("grid", { name: "Marrakech" });
    await expect(grid.getByRole("row")).toHaveCount(7);
    for (const [index, row] of (await grid.getByRole("row").all()).entries()) {
      const names = await row.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
      expect(names.map((name) => name.slice(0, 2))).toEqual([..."abcdefg"].map((file) => `${file}${7 - index}`));
    }
    await expect(grid.getByRole("gridcell", { name: "d5, empty, Asam faces north", exact: true })).toHaveCount(1);
    await expect(grid.getByRole("gridcell", { name: "e5, Ada’s rug, 2 connected squares", exact: true })).toHaveCount(1);
    const bare = squares.filter((square) => !["d5", "e5", "e6"].includes(square));
    for (const square of bare) await expect(grid.getByRole("gridcell", { name: `${square}, empty`, exact: true })).toHaveCount(1);
    await expect(grid.locator("[tabindex='0']"), "one way in by Tab").toHaveCount(1);
  });

  await fresh("what is expected is announced, and again when it changes", async ({ page, hand }) => {
    await sitDown(page, record({ actions: begun }));
    const announced = page.locator("main + .unseen");
    await expect(announced).toContainText("Ben, which way?");
    await hand.press(control(page, "East →"));
    await expect(announced).toContainText("East: 1 pays Ada 2 dirhams. 2, 3 or 4 is free. Average: −0.3.");
    await hand.press(control(page, "Roll"));
    await expect(announced).toContainText("Ben, lay a rug");
    await expect(announced).toContainText(/Ben rolled 1 and paid Ada 2 dirhams\.|Choose a marked square/);
    await expect(page.locator(".player[aria-current=true]")).toContainText("Ben");
  });

  await fresh("cells say what is open and what is picked, and a press without pointer or key touches them", async ({ page }) => {
    await sitDown(page, record({ actions: [...begun, "S", "1"] }));
    const cell = (square) => page.getByRole("gridcell", { name: new RegExp(`^${square},`) });
    const open = () => page.locator("[role=gridcell][aria-disabled=false]").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel.slice(0, 2)).sort());
    await expect.poll(open).toEqual((await look(page)).open);
    await cell("c6").dispatchEvent("click");
    await expect(cell("c6")).toHaveAttribute("aria-selected", "true");
    await cell("c7").dispatchEvent("click");
    await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(2);
    await control(page, "Lay it on c6-c7").dispatchEvent("click");
    expect((await kept(page)).split("\n")).toContain("c6-c7");
  });

  await fresh("everything that can be pressed has a name, and a sheet keeps to itself", async ({ page }) => {
    await sitDown(page, record({ actions: begun }));
    for (const sheet of [null, "Menu"]) {
      if (sheet) await page.getByRole("button", { name: sheet }).click();
      const nameless = await page.locator("a:visible, button:visible, input").evaluateAll((all) =>
        all.filter((one) => !(one.ariaLabel || one.textContent.trim() || one.labels?.[0]?.textContent.trim())).map((one) => one.outerHTML),
      );
      expect(nameless).toEqual([]);
    }
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toHaveAttribute("aria-modal", "true");
    // The page below is inaccessible.
    const under = () => page.evaluate(() => document.querySelector("main").contains(document.activeElement));
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press("Tab");
      expect(await under()).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.keyboard.press("Tab");
    expect(await under()).toBe(true);
  });
});
