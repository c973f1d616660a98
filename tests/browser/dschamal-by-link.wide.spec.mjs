// Dschamal by link: a duel is passed between two devices, and each shows only what its own hand feels.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.mjs";
import { actCalmly, control, ending } from "./bag.mjs";
import { close, devicesOf, nearlyOver } from "./by-link.mjs";
import { isLong } from "./effort.mjs";
import { seated, textOf } from "./match.mjs";
import { quiet } from "./quiet.mjs";

/** A match near its end, in which A is to act; B is the bag master, and the link is sent to A. */
const begun = nearlyOver("dschamal");
/** The data of a link that goes on with it otherwise. */
const forged = readFileSync(new URL("../data/by-link/dschamal-forged.txt", import.meta.url), "utf8").trim();
const id = begun.match(/^@bind A (.{16})/m)[1];

const sends = (page) => control(page, /^Send .* the link$/);
const kept = async (page) => {
  await quiet(page);
  return textOf(page, id);
};

/** Returns the link that is sent. */
async function send({ page, hand }) {
  await hand.press(sends(page));
  await expect(page.locator(".ask")).toContainText(/Link (copied|selected)/);
  return page.locator("#pass-link").inputValue();
}

async function open({ page }, link) {
  await page.goto("about:blank");
  await page.goto(link);
  await expect.poll(async () => {
    await quiet(page);
    return page.locator("svg.board, .contest").count();
  }).toBe(1);
}

/** Plays until the match is over or another player is to act. Returns whether it is over. */
async function turn(device) {
  for (let count = 0; count < 20; count++) {
    await quiet(device.page);
    if (await ending(device.page).isVisible()) return true;
    if (await sends(device.page).isVisible()) return false;
    await actCalmly(device);
  }
  throw new Error("the turn does not end");
}

test("a match of Dschamal by link, and what only one device sees of it", async ({ browser, baseURL }) => {
  test.slow();
  await test.step("B10 a match goes by links to its end, and both devices know it in the end", async () => {
    // Half a minute long: LONG=1.
    if (!isLong) return;
    const both = await devicesOf(browser, baseURL, begun);
    await expect(both[1].page.locator(".ask"), "who waits can do nothing").toContainText("Player A’s turn");
    let seat = 0;
    let first;
    for (let passes = 0; !(await turn(both[seat])); passes++) {
      expect(passes).toBeLessThan(40);
      const link = await send(both[seat]);
      first ??= link;
      seat = 1 - seat;
      await open(both[seat], link);
      await expect(both[seat].page).toHaveURL(/\/table\/[0-9a-f]{16}$/);
    }
    await both[seat].hand.press(ending(both[seat].page).getByRole("button", { name: "Share" }));
    const link = await both[seat].page.getByRole("textbox", { name: "Link to the match" }).inputValue();
    await open(both[1 - seat], link);
    await expect(ending(both[1 - seat].page)).toBeVisible();
    const text = await kept(both[seat].page);
    expect(text.startsWith(begun.slice(0, begun.lastIndexOf("end ")))).toBe(true);
    expect(await kept(both[1 - seat].page)).toBe(text);

    // The first of these links again; both players have continued from it.
    for (const { page } of both) {
      await page.goto(first);
      await expect(page.locator(".ask")).toContainText("Nothing new in this link.");
      expect(await kept(page)).toBe(text);
      await page.context().close();
    }
  });

  await test.step("B9 what a hand holds is seen on its own device alone, and B10 stays as it is until it lets go; a draw of another piece is refused and named", async () => {
    const devices = await devicesOf(browser, baseURL, begun);
    const [{ page: a, hand }, other] = devices;
    const b = other.page;
    await expect(b.locator(".ask"), "who waits can do nothing").toContainText("Player A’s turn");
    await hand.press(control(a, "Feel a piece"));
    await expect(a.locator(".ask")).toContainText("Player B’s turn");
    await expect(a.locator(".noticed"), "nothing is felt before the link comes back").toHaveCount(0);
    await open(other, await send({ page: a, hand }));
    await other.hand.press(control(b, "To the bag"));
    await expect(b.locator(".noticed")).toContainText("holds something: stroke it. 2 strokes left.");
    await b.keyboard.press("ArrowUp");
    const told = /^Player B feels [^.]* above\. 1 stroke left\./;
    await expect(b.locator(".noticed")).toContainText(told);
    await quiet(b);
    await b.reload();
    await seated(b);
    await other.hand.press(control(b, "To the bag"));
    await expect(b.locator(".noticed")).toContainText(told);
    await expect(control(b, "Feel another")).toBeEnabled();
    await other.hand.press(control(b, "Feel another"));
    await expect(b.locator(".ask")).toContainText("Player A’s turn");

    const text = await kept(a);
    await open({ page: a }, `./dschamal/#/link/${forged}`);
    await expect(a.locator(".ask")).toContainText(/Move \d+ in this link is B draws [a-z-]+, but it had to be B draws [a-z-]+\./);
    expect(await kept(a)).toBe(text);
    await close(devices);
  });
});
