// Waiting for the page to finish what it has begun. Yew puts the rest of its work off with a timer when it has taken
// 16 ms, so on a busy machine an answer may come a little after what it answers.
const stopped = new WeakSet();

/** Makes the page's clock stand still. It has to be installed, and goes on only as `page.clock` says. */
export async function stopClock(page) {
  await page.clock.pauseAt(1_000_000);
  stopped.add(page);
}

/** Waits until the page has answered all that was done. Where its clock stands still, a few milliseconds pass. */
export async function quiet(page) {
  if (stopped.has(page)) await page.clock.runFor(2);
  else await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(() => setTimeout(done)))));
}
