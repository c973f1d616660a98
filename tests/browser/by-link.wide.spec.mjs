// Play by link: two and more play a match, each in a browser of their own.
import { atTable, device, invite, join, nearlyOver, open, send, sitDown, turn } from "./by-link.mjs";
import { expect, test } from "./fixtures.mjs";
import { kept, seated } from "./match.mjs";
import * as marrakech from "./table.mjs";

const tables = { marrakech };

/** Passes the link round so many times, and gives the last one. */
async function pass(devices, game, seat, times) {
  let link;
  for (let count = 0; count < times; count++) {
    expect(await turn(devices[seat], tables[game])).toBe(false);
    link = await send(devices[seat]);
    seat = 1 - seat;
    await open(devices[seat], link);
    await atTable(devices[seat]);
  }
  return link;
}

test("two join a match by link and pass it on; a link that was known already changes nothing", async ({ browser, baseURL }) => {
  test.slow();
  const devices = [await device(browser, baseURL, 7), await device(browser, baseURL, 8)];
  await invite(devices[0], "Marrakech");
  await expect(devices[0].page.locator(".ask")).toContainText("Send Youssef the link.");
  await join(devices[1], await send(devices[0]));
  const back = await send(devices[1]);
  await open(devices[0], back);
  await atTable(devices[0]);
  await pass(devices, "marrakech", 0, 4);

  const text = await kept(devices[0].page);
  expect(text).toContain("\nby-link\n");
  await devices[0].page.goto(back);
  await expect(devices[0].page.locator(".ask")).toContainText("You know this already.");
  await devices[0].hand.press(devices[0].page.getByRole("link", { name: "To the table" }));
  await seated(devices[0].page);
  expect(await kept(devices[0].page)).toBe(text);
  for (const { page } of devices) await page.context().close();
});

test("the browser takes back all that is kept in the middle of a turn: who plays here still does", async ({ browser, baseURL }) => {
  const { page, hand, lot } = await device(browser, baseURL, 7);
  await sitDown({ page }, nearlyOver("marrakech"), 1);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: "all" });
  await marrakech.act(page, hand, lot);
  const seen = await marrakech.look(page);
  expect(seen.open).not.toEqual([]);
  await page.reload();
  await seated(page);
  expect(await marrakech.look(page)).toEqual(seen);
  await page.context().close();
});
