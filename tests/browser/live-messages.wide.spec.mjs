// The messages of live play over a connection of browsers: what one device sends arrives at the other one once, and in order. What
// is confirmed, and when, tests/node/peer.test.mjs tests.
import { casesOf } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { connectPages } from "./live.mjs";
import { lots } from "./lots.mjs";

const SEED = Number(process.env.SEED ?? 7);

/** Opens two pages, each in a browser of its own, and connects them. */
async function connectedPages(browser, baseURL) {
  const pages = await Promise.all([1, 2].map(() => browser.newPage({ baseURL })));
  await Promise.all(pages.map((page) => visit(page)));
  await connectPages(...pages);
  return pages;
}

/** Takes what arrives at a page from now on into `globalThis.taken`, and confirms it, as the table does once it is saved. */
const takeAll = (page) =>
  page.evaluate(() => {
    globalThis.taken = [];
    addEventListener("live", () => {
      const match = peer.takeMatch();
      if (!match) return;
      taken.push(match);
      peer.confirm(match);
    });
  });

test("of 10,000 messages each way none is lost, doubled, or out of order", async ({ browser, baseURL }) => {
  test.slow();
  const [count, lot] = [casesOf(10_000), lots(SEED)];
  const pages = await connectedPages(browser, baseURL);
  await Promise.all(pages.map(takeAll));
  // As long as matches are, and at most some at once: a person plays no faster.
  const lengths = Array.from({ length: count }, () => lot([1, 10, 1000, 5000, 20_000]));
  const bursts = Array.from({ length: count }, () => lot([1, 1, 2, 5, 20]));
  const sendAll = ([name, lengths, bursts]) =>
    new Promise((done) => {
      let next = 0;
      const burst = () => {
        for (const end = Math.min(lengths.length, next + bursts[next]); next < end; next++) peer.send(`${name}${next} ${"x".repeat(lengths[next])}`, "");
      };
      addEventListener("live", () => {
        if (!peer.isConfirmed()) return;
        if (next === lengths.length) done();
        burst();
      });
      burst();
    });
  await Promise.all(pages.map((page, index) => page.evaluate(sendAll, ["ab"[index], lengths, bursts])));
  for (const [index, page] of pages.entries()) {
    const got = await page.evaluate(() => taken.map((match) => [match.split(" ")[0], match.length]));
    const sent = lengths.map((length, number) => `${"ba"[index]}${number}`).map((name, number) => [name, name.length + 1 + lengths[number]]);
    expect(got, `seed ${SEED}`).toEqual(sent);
  }
  await Promise.all(pages.map((page) => page.context().close()));
});
