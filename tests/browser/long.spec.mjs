// A match is as quick at its end as at its start: the list of its moves is built only where it is seen, and grows by a
// line. What an action takes is printed, and not judged: that would be to judge the machine.
import { expect, test } from "./fixtures.mjs";
import { begun } from "./matches.mjs";
import { newest, seated, textOf } from "./match.mjs";
import { control, look, record, settled, sitDown } from "./table.mjs";

/** A match of Pachisi that has gone on for so long without a move: every throw is left unused. */
const long = (actions) =>
  record({
    game: "pachisi",
    players: ["bot random Ada", "bot random Ben", "bot random Cleo", "bot random Dan"],
    options: "throw=cowries pieces=4",
    actions: ["4", "4", "5", "2", ...Array.from({ length: actions / 2 }, () => ["2", "skip"]).flat()],
  });

/** How many actions the match has, and how long the page has worked by then, in milliseconds. */
async function worked(page, cdp) {
  // As it is at this moment: bots among themselves do not rest.
  const text = await textOf(page, await newest(page, "pachisi"));
  const { metrics } = await cdp.send("Performance.getMetrics");
  const { value } = metrics.find(({ name }) => name === "TaskDuration");
  return { actions: text.split("\n").length, millis: value * 1000 };
}

test("after thousands of actions the next one costs what the first one cost, and grows the list by a line where it is seen", async ({ page, hand }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const listed = () => page.locator(".move-list:visible li").allTextContents();
  for (const length of [20, 2800]) {
    await sitDown(page, long(length));
    const isSeen = await page.locator(".moves").isVisible();
    if (!isSeen) expect(await page.locator(".move-list li").count(), "lines that nobody sees").toBe(0);
    await page.evaluate(() => {
      new MutationObserver((all) => {
        for (const { target, addedNodes } of all) if (target.matches(".move-list ol")) window.added += addedNodes.length;
      }).observe(document.body, { childList: true, subtree: true });
    });
    const before = await worked(page, cdp);
    await page.evaluate(() => (window.added = 0));
    await expect.poll(async () => (await worked(page, cdp)).actions, { timeout: 30_000 }).toBeGreaterThan(before.actions + 60);
    // At once: a hand would wait until no bot thinks and the button rests, and so perhaps for the end of the match.
    await control(page, "Pause").dispatchEvent("click");
    const after = await worked(page, cdp);
    const done = after.actions - before.actions;
    console.log(`after ${length} actions the next ${done} take ${((after.millis - before.millis) / done).toFixed(2)} ms each`);
    const added = await page.evaluate(() => window.added);
    if (isSeen) expect(added, "lines that are written: a new one, and the last one anew").toBeLessThanOrEqual(2 * done + 10);
    else expect(added, "lines that nobody sees").toBe(0);

    // Where it is opened, the list is whole; and it is the one that the match has when it is read again.
    const open = () => (isSeen ? undefined : hand.press(page.getByRole("button", { name: "Moves" })));
    await open();
    const lines = await listed();
    expect(lines.length).toBeGreaterThan(length / 2);
    await page.evaluate(() => localStorage.setItem("caravanserai.pace", "Calm"));
    await page.reload();
    await seated(page);
    await open();
    // The bots may have gone on since, in the last line and after it.
    expect((await listed()).slice(0, lines.length - 1)).toEqual(lines.slice(0, -1));
  }
});

/** Slows the page's processor four times, and notes from now on what a press costs. */
async function slowed(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    window.presses = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (["pointerup", "click"].includes(name)) window.presses.push(duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
}

/** Presses something as a hand does, without what a test would look at before; gives how long it takes to the picture of its answer. */
async function pressed(page, what, hasTouch) {
  const { x, y, width, height } = await what.boundingBox();
  const at = [x + width / 2, y + height / 2];
  if (!hasTouch) await page.mouse.move(...at);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done((window.presses = [])))));
  await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
  // What takes a picture or less is not told of.
  return page.evaluate(() => new Promise((done) => setTimeout(() => done(Math.max(16, ...window.presses)), 500)));
}

function report(what, millis) {
  millis.sort((one, other) => one - other);
  const at = (part) => millis[Math.ceil(millis.length * part) - 1];
  console.log(`${what}: of ${millis.length} presses median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`);
}

test("from a press to the picture of its answer, on a processor slowed four times", async ({ page, hand, hasTouch }) => {
  test.slow();
  await sitDown(page, record({ actions: begun }), "Steady");
  await slowed(page);
  const millis = [];
  const press = async (what) => millis.push(await pressed(page, what, hasTouch));
  for (let turn = 0; turn < 5; turn++) {
    const { choices } = await look(page);
    await press(control(page, choices[1]));
    await press(control(page, choices[0]));
    await press(control(page, /^Roll/));
    await settled(page);
    await hand.touch((await look(page)).open[0]);
    const then = await look(page);
    if (!then.tried) await hand.touch(then.open[0]);
    await settled(page);
    await press(control(page, /^Lay it on/));
    await settled(page);
  }
  report("a turn of Marrakech", millis);
  expect(millis).toHaveLength(20);
});

test("from a press to the picture of its answer while the highest bot thinks, on a processor slowed four times", async ({ page, hasTouch }) => {
  test.slow();
  const options = "set=counting operators=own touch=off damas=once move=off game=off";
  await sitDown(page, record({ game: "damath", players: ["bot level-4 Ada", "bot level-4 Ben"], options, actions: ["first A"] }), "Steady");
  await slowed(page);
  const thinks = page.locator("html[data-thinks]");
  const [waits, millis] = [[], []];
  for (let round = 0; round < 12; round++) {
    await thinks.waitFor({ state: "attached" });
    millis.push(await pressed(page, control(page, "Pause"), hasTouch));
    await control(page, /^Go on/).click();
    const asked = Date.now();
    await thinks.waitFor({ state: "attached" });
    await thinks.waitFor({ state: "detached" });
    waits.push(Date.now() - asked);
  }
  report("a pause while a bot thinks", millis);
  report("the bot's move, in milliseconds instead", waits);
  expect(waits).toHaveLength(12);
});
