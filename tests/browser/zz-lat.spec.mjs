import { expect, test } from "./fixtures.mjs";
import { begun } from "./matches.mjs";
import { control, look, record, settled, sitDown } from "./table.mjs";
import { readFileSync, writeFileSync } from "node:fs";
async function slowed(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: Number(process.env.RATE ?? 4) });
  await page.evaluate(() => {
    window.presses = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (["pointerup", "click"].includes(name)) window.presses.push(duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
}
async function pressed(page, what, hasTouch) {
  const { x, y, width, height } = await what.boundingBox();
  const at = [x + width / 2, y + height / 2];
  if (!hasTouch) await page.mouse.move(...at);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done((window.presses = [])))));
  await (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at, { delay: Number(process.env.DELAY ?? 0) }));
  return page.evaluate(() => new Promise((done) => setTimeout(() => done(Math.max(16, ...window.presses)), 400)));
}
test("lat", async ({ page, hand, hasTouch, browser }) => {
  test.setTimeout(120000);
  await sitDown(page, record({ actions: begun }), "Steady");
  if (process.env.CSS) await page.evaluate((css) => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets = [s]; }, process.env.CSS);
  if (process.env.NOHAS) await page.evaluate((re) => {
  const walk = (rules, owner) => { for (let i = rules.length - 1; i >= 0; i--) { const r = rules[i]; if (r.selectorText && new RegExp(re).test(r.selectorText)) owner.deleteRule(i); else if (r.cssRules && r.cssRules.length) walk(r.cssRules, r); } };
  for (const s of document.styleSheets) walk(s.cssRules, s);
}, process.env.NOHAS);
  await slowed(page);
  const by = {};
  if (process.env.TRACE) await browser.startTracing(page, { path: process.env.TRACE, categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "benchmark","blink","disabled-by-default-devtools.timeline.invalidationTracking"] });
  const rounds = Number(process.env.ROUNDS ?? 8);
  const press = async (name, what) => (by[name] ??= []).push(await pressed(page, what, hasTouch));
  for (let turn = 0; turn < rounds; turn++) {
    const { choices } = await look(page);
    await press("choice1", control(page, choices[1]));
    await press("choice0", control(page, choices[0]));
    await press("choice1b", control(page, choices[1]));
    await press("choice0b", control(page, choices[0]));
    await press("roll", control(page, /^Roll/));
    await settled(page);
    await hand.touch((await look(page)).open[0]);
    const then = await look(page);
    if (!then.tried) await hand.touch(then.open[0]);
    await settled(page);
    await press("lay", control(page, /^Lay it on/));
    await settled(page);
  }
  if (process.env.TRACE) await browser.stopTracing();
  const all = Object.values(by).flat().sort((a, b) => a - b);
  for (const [n, m] of Object.entries(by)) console.log(n.padEnd(9), m.join(" "));
  console.log("LAT median", all[Math.ceil(all.length * 0.5) - 1], "p95", all[Math.ceil(all.length * 0.95) - 1], "mean", (all.reduce((a, b) => a + b) / all.length).toFixed(1));
});
