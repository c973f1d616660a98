// Live play with a device that sleeps, and with one that answers late.
import { firefox as firefoxPath, launchOptions } from "./browser.mjs";
import { atTable, close, device, invite, join, nearlyOver, sends, sitDown } from "./by-link.mjs";
import { isLong } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { connect, inStep, loadPeer, ownLink, paste, toLive } from "./live.mjs";
import { kept } from "./match.mjs";
import * as marrakech from "./table.mjs";

const ask = ({ page }) => page.locator(".ask");
const isPlayingLive = async (device) => (await ask(device).textContent()).includes("Playing live");
const canPlayLive = ({ page }) => page.getByRole("link", { name: "Play live" });
/** What is said while a device is sought; whose turn it is is said if that device is known to have the match. */
const gone = (name) => new RegExp(`(Not connected to ${name}|It’s ${name}’s turn\\. Not connected): trying again\\.`);

/** A page whose script stands still, while its browser goes on. */
async function freeze({ page }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Debugger.enable");
  await session.send("Debugger.pause");
  return () => session.detach();
}

/** A locked phone: the page is hidden, and all of it stands still. Its browser has no other pages. */
async function lock({ page }) {
  const hide = (hidden) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, hidden);
  await hide(true);
  const session = await page.context().browser().newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  expect(renderers).not.toEqual([]);
  for (const id of renderers) process.kill(id, "SIGSTOP");
  return () => {
    for (const id of renderers) process.kill(id, "SIGCONT");
    return hide(false);
  };
}

/** Each of them acts when it is their turn, until this one waits for the other. */
async function playUntilWaits(devices, waiting) {
  for (let actions = 0; !(await isPlayingLive(waiting)); actions++) {
    expect(actions, `${waiting.name} does not wait`).toBeLessThan(40);
    for (const device of devices) if (!(await isPlayingLive(device))) await marrakech.act(device.page, device.hand, device.lot);
  }
}

/** Acts when it is its turn, until it waits and knows that the other device is gone. */
async function playUntilLost(device) {
  while (!(await canPlayLive(device).isVisible())) {
    if (!/Playing live|Not connected to Player|You can also send/.test(await ask(device).textContent())) await marrakech.act(device.page, device.hand, device.lot);
  }
}

const sleeps = { "page that is frozen": freeze, "phone that is locked": lock };

test("a device that stops is missed within five seconds, and found again when it wakes", async ({ browser, baseURL }) => {
  test.setTimeout(isLong ? 600_000 : 180_000);
  for (const [what, sleep] of Object.entries(sleeps)) {
    for (const [when, sleeperWaits] of [["while it is its turn", false], ["while it waits", true]]) {
      await test.step(`a ${what} ${when} is missed within five seconds, and found again when it wakes`, async () => {
        // Other cases than a phone that has missed turns: LONG=1.
        if (!isLong && (sleep !== lock || !sleeperWaits)) return;
        const own = await browser.browserType().launch(launchOptions);
        const host = await device(browser, baseURL, { name: "Player B", seed: 7 });
        const guest = await device(own, baseURL, { name: "Player A", seed: 8 });
        // The match is one in which the guest is to act, and the host can offer a connection.
        await sitDown(guest, nearlyOver("marrakech"), 0);
        await sitDown(host, nearlyOver("marrakech"), 1);
        await connect(host, guest);
        await atTable(guest);
        await playUntilWaits([host, guest], sleeperWaits ? guest : host);
        const text = await inStep([host, guest], "marrakech");
        const wake = await sleep(guest);
        if (sleeperWaits) {
          await expect(ask(host)).toContainText("It’s your turn. Not connected to the other device: trying again.", { timeout: 5000 });
          await playUntilLost(host);
        }
        await expect(ask(host)).toContainText(gone(guest.name), { timeout: 5000 });
        await expect(sends(host.page)).toBeVisible();
        await expect(canPlayLive(host)).toBeVisible();
        if (!sleeperWaits) expect(await kept(host.page), "the match stays at the same move").toBe(text);
        await wake();
        await expect.poll(async () => (await isPlayingLive(host)) || (await isPlayingLive(guest)), { timeout: 10_000 }).toBe(true);
        expect((await inStep([host, guest], "marrakech")).startsWith(text.slice(0, text.lastIndexOf("end ")))).toBe(true);
        await close([host, guest]);
        await own.close();
      });
    }
  }
});

test("pages that are both loaded again say that they have to be connected again", async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const [host, guest] = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, who)];
  await offer(host, guest);
  await answer(host, guest);
  await Promise.all([host, guest].map(({ page }) => page.reload()));
  for (const one of [host, guest]) {
    await expect(ask(one)).toContainText(/has disconnected|is no longer connected/, { timeout: 20_000 });
  }
  const waits = (await canPlayLive(host).isVisible()) ? host : guest;
  await connect(waits, waits === host ? guest : host);
  await inStep([host, guest], "damath");
  await close([host, guest]);
});

/** The player at the second device. */
const who = { name: "Youssef", seed: 8 };
/** The browser of the second device, or how to launch it. */
const guests = {
  Chromium: (browser) => browser,
  Firefox: (_, { firefox }) => firefox.launch({ channel: "moz-firefox", executablePath: firefoxPath }),
};

/** Offers a match of Damath, and opens the offer on another device. Returns the link of its answer. */
async function offer(host, guest) {
  await invite(host, "Damath");
  await toLive(host);
  await guest.page.goto(await ownLink(host.page));
  return ownLink(guest.page);
}

/** Gives the host the code that the guest shows now, and joins. */
async function answer(host, guest) {
  await paste(host, await ownLink(guest.page));
  await atTable(host);
  await join(guest);
  await inStep([host, guest], "damath");
}

test("an answer that comes late connects", async ({ browser, baseURL, playwright }) => {
  test.setTimeout(isLong ? 1_200_000 : 180_000);
  for (const [name, browserOf] of Object.entries(guests)) {
    for (const seconds of [60, 190]) {
      await test.step(`an answer of ${name} that is given after ${seconds} s connects`, async () => {
        if (name === "Firefox" && !firefoxPath) return;
        // Waits for minutes: LONG=1.
        if (!isLong) return;
        const other = await browserOf(browser, playwright);
        const [host, guest] = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(other, baseURL, who)];
        await offer(host, guest);
        await guest.page.waitForTimeout(seconds * 1000);
        await answer(host, guest);
        await close([host, guest]);
        if (other !== browser) await other.close();
      });
    }
  }

  await test.step("an answer that the browser has given up is replaced by another one, which connects", async () => {
    const [host, guest] = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, who)];
    const first = await offer(host, guest);
    await loadPeer(guest.page);
    await guest.page.evaluate(() => peer.close());
    await expect.poll(() => ownLink(guest.page)).not.toBe(first);
    await answer(host, guest);
    await close([host, guest]);
  });
});
