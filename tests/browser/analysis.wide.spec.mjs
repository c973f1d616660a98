// The analysis beside the board by keys alone, and the tutor.
import { analyse, mistakes, panel, shown, stopped } from "./analysis.mjs";
import { expect, test } from "./fixtures.mjs";
import { confirm, kept, preset, record, sitDown } from "./match.mjs";
import { nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";
import { layTried } from "./table.mjs";

test("the analysis by keys alone, and the tutor", async ({ fresh }) => {
  test.slow();
  await fresh("by keys alone one goes from mistake to mistake and along the curve, tries the better one out and comes back", async ({ page, hand }) => {
    await sitDown(page, stopped("chaupar", 60));
    await analyse(page, hand, 4);
    const [board, beside] = await Promise.all([page.locator("svg.board"), panel(page)].map((part) => part.boundingBox()));
    expect(beside.x).toBeGreaterThanOrEqual(board.x + board.width - 1);
    await expect(page.locator(".move-list:visible")).toHaveCount(0);
    const key = async (name) => {
      await page.keyboard.press(name);
      await quiet(page);
    };
    const forwards = await mistakes(page, () => key("n"));
    // The first is shown; backwards, the others follow from the last one.
    await key("p");
    expect(await shown(page)).toEqual(forwards.at(-1));
    await key("p");
    expect(await shown(page)).toEqual(forwards.at(-2));

    const curve = panel(page).getByRole("slider");
    await curve.focus();
    const steps = Number(await curve.getAttribute("aria-valuenow"));
    await key("ArrowLeft");
    await expect(curve).toHaveAttribute("aria-valuenow", String(steps - 1));
    await expect(curve).toHaveAttribute("aria-valuetext", /^Move \d+ of \d+\. /);
    await expect(panel(page).locator(".curve .shown")).toHaveCount(1);

    await key("n");
    const step = await shown(page);
    const better = panel(page).getByRole("button", { name: /^Better/ });
    await better.focus();
    await key("Enter");
    await expect(page.locator(".ask strong")).toContainText("Trying out");
    await key("Escape");
    expect(await shown(page)).toEqual(step);
    await key("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator(".ask strong")).toContainText(/^Reviewing: move \d+ of \d+$/);
    await key("Escape");
    await expect(page.locator(".ask strong")).not.toContainText("Reviewing");
  });

  await fresh("the tutor asks once before a costly move, which is then made", async ({ page, hand }) => {
    await preset(page, "tutor", "on");
    await sitDown(page, record({ actions: nearlyOver }));
    const before = await kept(page);
    // Once there is a hint, the engine is loaded: the tutor does not wait for it for long.
    await page.keyboard.press("h");
    await expect(page.locator(".board .advice")).toHaveCount(1, { timeout: 30_000 });
    await hand.touch("b3");
    await hand.touch("c3");
    await layTried(page, hand, "b3-c3");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(/^This move costs about \d+ points\./);
    await confirm(page, hand, "Go back");
    expect(await kept(page)).toBe(before);
    await hand.press(page.locator(".hand").getByRole("button", { name: "Lay it on b3-c3" }));
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await kept(page)).toContain("\nb3-c3\n");
  });
});
