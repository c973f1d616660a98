// The analysis of a match that is over, below its board, and playing on from it.
import { analyse, mistakes, panel, played, shown, stopped } from "./analysis.mjs";
import { aside, expect, test } from "./fixtures.mjs";
import { kept, preset, record, sitDown, sitNext } from "./match.mjs";
import { nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";

const finished = record({ actions: [...nearlyOver, "a4-b4"] });
const next = (page) => panel(page).getByRole("button", { name: "Next mistake" });
/** Presses the back button of the browser. */
const back = (page) => page.evaluate(() => new Promise((done) => (addEventListener("popstate", done, { once: true }), history.back())));

test("the analysis of a match by touch", async ({ fresh }) => {
  test.slow();
  await fresh("the board follows a finger over the curve, and shows what was played and what was better; Back leads from there to the panel", async ({ page, hand }) => {
    await sitDown(page, finished);
    await analyse(page, hand, 1);
    await expect(panel(page).locator(".summary").first()).toHaveText(/^Luck (gained|cost) Ada \d+ points?(; their moves lost|, and their moves) \d+ points?\. Accuracy \d+%$/);
    // The board is still in sight, above the panel.
    const [board, below] = await Promise.all([page.locator("svg.board"), panel(page)].map((part) => part.boundingBox()));
    expect(Math.min(board.width, board.height)).toBeGreaterThan(200);
    expect(below.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
    expect(below.y + below.height).toBeLessThanOrEqual(640);

    await expect(panel(page).locator(".curve")).toContainText("10");
    const plot = await panel(page).locator(".curve .plot").boundingBox();
    const at = async (share) => {
      await page.mouse.move(plot.x + plot.width * share, plot.y + 20);
      await quiet(page);
      return (await shown(page)).move;
    };
    const stands = () => page.locator("svg.board").innerHTML();
    await at(0.3);
    await page.mouse.down();
    const [first, drawn] = [await at(0.5), await stands()];
    const second = await at(0.8);
    expect(first).toBeGreaterThan(5);
    expect(second).toBeGreaterThan(first);
    expect(await stands()).not.toBe(drawn);
    await page.mouse.up();
    expect(await at(0.2), "a released pointer leads nowhere").toBe(second);
    // A moment that mattered leads to its place, too.
    const moment = panel(page).locator(".row .button").first();
    const [, number, words] = (await moment.textContent()).match(/^(\d+) (.+?)(?: [?!]+)?$/);
    await hand.press(moment);
    expect(await shown(page)).toMatchObject({ move: Number(number), says: words });

    await hand.press(next(page));
    const step = await shown(page);
    expect(step.says).toMatch(/^(Left turn|Straight on|Right turn|Rug .+): −\d+\.\d$/);
    expect(step.why).not.toBe("");
    await expect(page.locator(".board .advice")).toHaveCount(2);
    await expect(page.locator(".board .advice.played")).toHaveCount(1);
    const [, action, gain] = step.better.match(/^Better: (.+) \(\+([\d.]+)\)$/);
    expect(step.says).toContain(`: −${gain}`);

    const address = page.url();
    await hand.press(panel(page).getByRole("button", { name: /^Better/ }));
    await quiet(page);
    await expect(page.locator(".ask strong")).toContainText("Trying out");
    await expect(panel(page)).toHaveCount(0);
    const lines = (await kept(page)).split("\n");
    const [tried] = lines.slice(lines.findLastIndex((line) => line.startsWith("@try")) + 1);
    expect({ "Left turn": "L", "Straight on": "S", "Right turn": "R" }[action] ?? action).toContain(tried);
    await back(page);
    await expect.poll(() => shown(page)).toEqual(step);
    await back(page);
    await expect(panel(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(page.locator("svg.board")).toBeVisible();
  });

  await fresh("a move has one figure: in the panel, in the list of moves, in signs and aloud, and after a reload", async ({ page, hand }) => {
    await sitDown(page, stopped("chaupar", 150));
    await analyse(page, hand, 4);
    await expect(panel(page).locator(".summary")).toHaveText(Array(4).fill(/^Per choice, luck .* moves (lost )?\d+\.\d%\.\s*$/));
    await hand.press(next(page));
    expect((await shown(page)).better).toMatch(/^Better: /);
    await expect(page.locator(".board .advice")).toHaveCount(2);
    const all = await mistakes(page, () => hand.press(next(page)));
    expect(all.length).toBeGreaterThan(3);
    await hand.press(panel(page).getByRole("button", { name: "Close" }));
    const openMoves = () => hand.press(page.getByRole("button", { name: "Moves", exact: true }));
    await openMoves();
    const size = (cost) => Number(cost.match(/^−(\d+)%$/)[1]);
    const names = { "?!": "Inaccuracy", "?": "Mistake", "??": "Blunder" };
    const marks = page.locator(".move-list:visible li").filter({ has: page.locator(".fault") });
    await expect.poll(() => marks.count()).toBeGreaterThan(3);
    const count = await marks.count();
    for (const row of await marks.all()) {
      const number = await row.locator(".number").textContent();
      const [sign, cost] = (await row.locator(".fault").textContent()).split(" ");
      await expect(row.locator(".fault")).toHaveAttribute("aria-label", `${names[sign]}, ${cost}`);
      const ofMove = all.filter((step) => step.move === Number(number)).map((step) => step.says.split(": ").at(-1));
      // Of several choices of one move, the list has the costliest.
      expect(ofMove, `move ${number}`).toContain(cost);
      expect(Math.max(...ofMove.map(size)), `move ${number}`).toBe(size(cost));
    }
    await page.reload();
    await hand.press(page.getByRole("dialog").getByRole("button", { name: "View board" }));
    await openMoves();
    await expect(marks, "they are there after a reload").toHaveCount(count, { timeout: 30_000 });
  });

  await fresh("matches of Damath, Pachisi and Dschamal are analysed", async ({ page, hand }) => {
    const agreed = record({
      game: "damath",
      position: "move=off game=off | 1: 9@30 4@50 1@10 | 2: 5@07 3@27 | scores 10 3",
      actions: ["10-01", "27-16", "01-12", "16-05", "offer", "accept"],
    });
    const duels = played("dschamal");
    await preset(page, "pace", "instant");
    await aside(page);
    for (const [text, seats] of [[agreed, 2], [stopped("pachisi", 30), 4], [duels, 2]]) {
      await sitNext(page, text);
      await analyse(page, hand, seats > 2 ? seats : 1);
      // Of what comes out of a bag, nobody can judge the choice: the duels are told, and no mistakes.
      const summaries = text === duels ? [/no draw is called good or bad/] : Array(seats).fill(seats > 2 ? /^Per choice, luck .* moves (lost )?\d+\.\d%\.\s*$/ : / moves (lost )?\d.*\. Accuracy \d+%$/);
      await expect(panel(page).locator(".summary")).toHaveText(summaries);
      await expect(next(page)).toHaveCount(text === duels ? 0 : 1);
      if (text !== duels && (await next(page).isEnabled())) {
        await hand.press(next(page));
        expect((await shown(page)).better).toMatch(/^Better: /);
        await expect(page.locator(".board .advice")).toHaveCount(2);
      }
    }
  });
});
