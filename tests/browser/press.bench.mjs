// Measures the time from a press to the frame with its result, on a processor slowed down four times, and the time of the
// strongest bot's search. The results are printed, not judged, because they depend on the machine. `MEASURE=1` runs this
// instead of the tests.
import { look as lookAtCross, sitAt } from "./cross.mjs";
import { expect, test } from "./fixtures.mjs";
import { begun, unmoved } from "./matches.mjs";
import { control, look, record, settled, sitDown } from "./table.mjs";

/** Slows the page's processor down four times, and records the cost of each press from then on. */
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

/** Presses an element without a test's usual checks; returns the time until the frame with its result. */
async function pressed(page, what, hasTouch) {
  const { x, y, width, height } = await what.boundingBox();
  const at = [x + width / 2, y + height / 2];
  if (!hasTouch) await page.mouse.move(...at);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done((window.presses = [])))));
  await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
  // Durations below one frame are not reported.
  return page.evaluate(() => new Promise((done) => setTimeout(() => done(Math.max(16, ...window.presses)), 500)));
}

function report(what, millis) {
  millis.sort((one, other) => one - other);
  const at = (part) => millis[Math.ceil(millis.length * part) - 1];
  console.log(`${what}: of ${millis.length} presses median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`);
}

test("from a press to the picture of its answer, on a processor slowed four times", async ({ page, hand, hasTouch }) => {
  test.slow();
  await sitDown(page, record({ actions: begun }), "steady");
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

test("from a press to the picture of its answer, after 1,600 actions, on a processor slowed four times", async ({ page, hasTouch }) => {
  test.slow();
  for (const actions of [0, 1600]) {
    await sitAt(page, "pachisi", unmoved(actions), { pace: "steady" });
    await slowed(page);
    const millis = [];
    for (let press = 0; press < 20; press++) {
      const { main, enabled } = await lookAtCross(page);
      const button = enabled ? control(page, main) : page.locator(".hand .choice-row button").first();
      millis.push(await pressed(page, button, hasTouch));
      await settled(page);
    }
    report(`Pachisi after ${actions} actions`, millis);
  }
});

test("from a press to the picture of its answer while the highest bot thinks, on a processor slowed four times", async ({ page, hasTouch }) => {
  test.slow();
  const options = "set=counting operators=own touch=off damas=once move=off game=off";
  const thinks = page.locator("html[data-thinks]");
  const [waits, millis] = [[], []];
  // A match may be over before twelve rounds.
  for (let match = 0; match < 2; match++) {
    await sitDown(page, record({ game: "damath", players: ["bot level-4 Ada", "bot level-4 Ben"], options, actions: ["first A"] }), "steady");
    await slowed(page);
    for (let round = 0; round < 6; round++) {
      await thinks.waitFor({ state: "attached" });
      millis.push(await pressed(page, control(page, "Pause"), hasTouch));
      await control(page, /^Resume/).click();
      const asked = Date.now();
      await thinks.waitFor({ state: "attached" });
      await thinks.waitFor({ state: "detached" });
      waits.push(Date.now() - asked);
    }
  }
  report("a pause while a bot thinks", millis);
  report("the bot's move, in milliseconds instead", waits);
  expect(waits).toHaveLength(12);
});
