// A match is as fast at its end as at its start: the move list grows by one line. The time per action is printed, not judged,
// because it depends on the machine.
import { expect, test } from "./fixtures.mjs";
import { newest, seated, textOf } from "./match.mjs";
import { unmoved } from "./matches.mjs";
import { control, record, sitDown } from "./table.mjs";

const long = (actions) =>
  record({
    game: "pachisi",
    players: ["bot random Ada", "bot random Ben", "bot random Cleo", "bot random Dan"],
    options: "throw=cowries pieces=4",
    actions: unmoved(actions),
  });

/** Returns the number of actions, and the time that the page has worked by then, in milliseconds. */
async function worked(page, cdp) {
  // The state at this moment: bots among themselves do not stop.
  const text = await textOf(page, await newest(page, "pachisi"));
  const { metrics } = await cdp.send("Performance.getMetrics");
  const { value } = metrics.find(({ name }) => name === "TaskDuration");
  return { actions: text.split("\n").length, millis: value * 1000 };
}

test("after thousands of actions the next one costs what the first one cost, and grows the list by a line", async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const listed = () => page.locator(".move-list:visible li").allTextContents();
  let lines;
  for (const length of [20, 2800]) {
    await sitDown(page, long(length));
    await page.evaluate(() => {
      new MutationObserver((all) => {
        for (const { target, addedNodes } of all) if (target.matches(".move-list ol")) window.added += addedNodes.length;
      }).observe(document.body, { childList: true, subtree: true });
    });
    const before = await worked(page, cdp);
    await page.evaluate(() => (window.added = 0));
    await expect.poll(async () => (await worked(page, cdp)).actions, { timeout: 30_000 }).toBeGreaterThan(before.actions + 40);
    // Immediate: an ordinary press would wait until no bot is thinking, and so perhaps for the end of the match.
    await control(page, "Pause").dispatchEvent("click");
    const after = await worked(page, cdp);
    const done = after.actions - before.actions;
    console.log(`after ${length} actions the next ${done} take ${((after.millis - before.millis) / done).toFixed(2)} ms each`);
    const added = await page.evaluate(() => window.added);
    expect(added, "lines that are written: a new one, and the last one anew").toBeLessThanOrEqual(2 * done + 10);
    lines = await listed();
    expect(lines.length).toBeGreaterThan(length / 2);
  }
  // The list is equal to that of the reloaded match, but for its last line: the bots may have continued meanwhile.
  await page.evaluate(() => localStorage.setItem("caravanserai.pace", "calm"));
  await page.reload();
  await seated(page);
  await expect.poll(async () => (await listed()).length).toBeGreaterThan(lines.length - 2);
  expect((await listed()).slice(0, lines.length - 1)).toEqual(lines.slice(0, -1));
});
