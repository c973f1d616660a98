// Waiting until the page is idle: no call to the database is pending, and no bot thinks. Yew defers the rest of its work by a
// timer after 16 ms, so on a busy machine a result may be rendered slightly later than its cause.

/** The pages whose clock is stopped, and their contexts: all pages of a context have one clock. */
const stopped = new WeakSet();

/** Stops the page's clock, unless it is stopped. It has to be installed, and advances only through `page.clock`. */
export async function stopClock(page) {
  if (stopped.has(page)) return;
  await page.clock.pauseAt(1_000_000);
  stopped.add(page).add(page.context());
}

/** Whether the document has been left meanwhile, for that of a link that was followed. */
const isLeft = ({ message }) => message.includes("Execution context was destroyed");

/** Waits until the page is idle. If its clock is stopped, a few milliseconds pass. */
export async function quiet(page) {
  // The pages of WebKit have no context, and no clock that stops.
  if (!stopped.has(page.context?.())) return page.evaluate(rest).catch((error) => (isLeft(error) ? quiet(page) : Promise.reject(error)));
  // All calls have an answer, and no further ones follow.
  for (let rests = 0; rests < 2; rests++) {
    while (await page.evaluate(() => ["asked", "thinks"].some((name) => name in document.documentElement.dataset))) rests = 0;
    await page.clock.runFor(2);
  }
}

/** Waits in the page itself, in one call of the test: a call for each look would take more processor time than the page. */
async function rest() {
  const root = document.documentElement;
  const isBusy = () => ["asked", "thinks"].some((name) => name in root.dataset);
  const answered = () =>
    new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (isBusy()) return;
        observer.disconnect();
        done();
      });
      observer.observe(root, { attributeFilter: ["data-asked", "data-thinks"] });
    });
  for (let rests = 0; rests < 2; rests++) {
    while (isBusy()) {
      rests = 0;
      await answered();
    }
    await new Promise((done) => setTimeout(() => setTimeout(() => setTimeout(done))));
  }
}
