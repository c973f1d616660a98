// Waiting until the page is idle. Yew defers the rest of its work by a timer after 16 ms, so on a busy machine a result may be
// rendered slightly later than its cause.
const stopped = new WeakSet();

/** Stops the page's clock. It has to be installed, and advances only through `page.clock`. */
export async function stopClock(page) {
  await page.clock.pauseAt(1_000_000);
  stopped.add(page);
}

/** True if a call to the database is pending, or a bot is thinking. */
const asks = (page) => page.evaluate(() => ["asked", "thinks"].some((name) => name in document.documentElement.dataset));

/** Waits until the page is idle. If its clock is stopped, a few milliseconds pass. */
export async function quiet(page) {
  // All calls have an answer, and no further ones follow.
  for (let rests = 0; rests < 2; rests++) {
    while (await asks(page)) rests = 0;
    if (stopped.has(page)) await page.clock.runFor(2);
    else await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(() => setTimeout(done)))));
  }
}
