// Waiting for the page to finish what it has begun. Yew puts the rest of its work off with a timer when it has taken
// 16 ms, so on a busy machine an answer may come a little after what it answers.
const stopped = new WeakSet();

/** Makes the page's clock stand still. It has to be installed, and goes on only as `page.clock` says. */
export async function stopClock(page) {
  await page.clock.pauseAt(1_000_000);
  stopped.add(page);
}

/** Whether the page has asked the database for something, so that nothing goes on at a table; or whether a bot thinks. */
const asks = (page) => page.evaluate(() => ["asked", "thinks"].some((name) => name in document.documentElement.dataset));

/** Waits until the page has answered all that was done. Where its clock stands still, a few milliseconds pass. */
export async function quiet(page) {
  // Whatever was asked for has an answer, and after that has been answered nothing more is asked for.
  for (let rests = 0; rests < 2; rests++) {
    while (await asks(page)) rests = 0;
    if (stopped.has(page)) await page.clock.runFor(2);
    else await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(() => setTimeout(done)))));
  }
}
