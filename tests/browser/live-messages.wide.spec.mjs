// The messages of live play: what one device sends arrives at the other one once, in order, and is confirmed only then.
import { expect, test, visit } from "./fixtures.mjs";
import { casesOf, connectPages } from "./live.mjs";
import { lots } from "./lots.mjs";

const SEED = Number(process.env.SEED ?? 7);

/** Opens two pages, each in a browser of its own, and connects them. */
async function connectedPages(browser, baseURL) {
  const pages = await Promise.all([1, 2].map(() => browser.newPage({ baseURL })));
  await Promise.all(pages.map((page) => visit(page)));
  await connectPages(...pages);
  return pages;
}

/** Takes what arrives at a page from now on into `globalThis.taken`, as the table does. */
const takeAll = (page) =>
  page.evaluate(() => {
    globalThis.taken = [];
    addEventListener("live", () => {
      const match = peer.takeMatch();
      if (match) taken.push(match);
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
      const go = () => {
        if (!peer.isConfirmed()) return;
        if (next === lengths.length) done();
        for (const end = Math.min(lengths.length, next + bursts[next]); next < end; next++) peer.send(`${name}${next} ${"x".repeat(lengths[next])}`, "");
      };
      addEventListener("live", go);
      go();
    });
  await Promise.all(pages.map((page, index) => page.evaluate(sendAll, ["ab"[index], lengths, bursts])));
  for (const [index, page] of pages.entries()) {
    const got = await page.evaluate(() => taken.map((match) => [match.split(" ")[0], match.length]));
    const sent = lengths.map((length, number) => `${"ba"[index]}${number}`).map((name, number) => [name, name.length + 1 + lengths[number]]);
    expect(got, `seed ${SEED}`).toEqual(sent);
  }
  await Promise.all(pages.map((page) => page.context().close()));
});

test("a match is confirmed only when the last one sent has arrived", async ({ browser, baseURL }) => {
  const pages = await connectedPages(browser, baseURL);
  const [sender, receiver] = pages;
  await receiver.evaluate(() => {
    const send = RTCDataChannel.prototype.send;
    globalThis.held = [];
    RTCDataChannel.prototype.send = function (message) {
      if (message === "received") held.push(() => send.call(this, message));
      else send.call(this, message);
    };
  });
  await sender.evaluate(() => {
    globalThis.told = [];
    addEventListener("live", () => told.push(peer.isConfirmed()));
    peer.send("first", "");
    peer.send("second", "");
  });
  for (const number of [0, 1]) {
    await expect.poll(() => receiver.evaluate(() => held.length)).toBe(2);
    await receiver.evaluate((number) => held[number](), number);
    await expect.poll(() => sender.evaluate(() => told)).toEqual([false, true].slice(0, number + 1));
  }
  await Promise.all(pages.map((page) => page.context().close()));
});
