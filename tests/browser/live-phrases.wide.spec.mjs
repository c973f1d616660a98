// Live play: what two connected players say to each other, and that one of them can mute the other.
import { atTable, close, device, invite, join } from "./by-link.mjs";
import { expectFitOn } from "./fit.mjs";
import { expect, test } from "./fixtures.mjs";
import { noteSounds, told } from "./heard.mjs";
import { says } from "./languages.mjs";
import { connect } from "./live.mjs";

/** The phrases in the order of their numbers. */
const phrases = ["hello", "good-luck", "your-turn", "one-moment", "well-played", "thanks", "rematch", "goodbye"];

const bubbles = (page) => page.locator(".speech");
const opener = (page) => page.locator(".hand .say");
const choices = (page) => page.locator(".sheet .phrases button");

/** Opens the table of a new match at two connected devices: Amina's, which is the host, and Youssef's, in French. */
async function connected(browser, baseURL, { title = "Marrakech", prepare = async () => {} } = {}) {
  const [host, guest] = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, { name: "Youssef", seed: 8, language: "fr" })];
  for (const { page } of [host, guest]) {
    await prepare(page);
    await page.addInitScript(noteAnnouncements);
    await page.addInitScript(keepLine);
  }
  await invite(host, title);
  await connect(host, guest);
  await join(guest);
  await atTable(host);
  await expect(opener(host.page)).toBeVisible();
  return [host, guest];
}

/** Collects the texts of the regions from which screen readers announce. */
function noteAnnouncements() {
  globalThis.announced = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (addedNodes.length > 0 && target.ariaLive === "polite") announced.push(target.textContent);
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Makes the channels of the connections available: that in use, and that of the next connection, which is not open. */
function keepLine() {
  const { createDataChannel } = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.createDataChannel = function (...parts) {
    const line = createDataChannel.apply(this, parts);
    (globalThis.lines ??= []).push(line);
    return line;
  };
}

/** Returns what was announced with these words. */
const announced = (page, words) => page.evaluate((words) => announced.filter((text) => text.includes(words)), words);

/** Says a phrase by its words: two presses. */
async function say({ page, hand }, words) {
  await hand.press(opener(page));
  await hand.press(choices(page).getByText(words, { exact: true }));
  await expect(page.locator(".sheet")).toHaveCount(0);
}

/** Sends messages past the page's own code, which lets three seconds pass. */
const send = ({ page }, ...messages) => page.evaluate((messages) => messages.forEach((message) => lines.find((line) => line.readyState === "open").send(message)), messages);

/** Mutes the other player, or no longer. */
async function mute({ page, hand }, name, isOn) {
  await hand.press(opener(page));
  await hand.press(page.getByRole("button", { name, pressed: !isOn }));
  await expect(page.getByRole("button", { name, pressed: isOn })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".sheet")).toHaveCount(0);
}

/** Waits until the next phrase can be said. */
async function afterPause({ page, hand }) {
  await hand.press(opener(page));
  await expect(choices(page).first()).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(page.locator(".sheet")).toHaveCount(0);
}

const sizes = [[320, 568], [360, 640], [844, 390], [1280, 800]];
const board = (page) => page.locator("svg.board").boundingBox();

/** Checks that both tables fit on every screen, and returns the places of their boards. */
async function boardsOf(devices) {
  const places = new Map();
  for (const { name, page } of devices) {
    for (const size of sizes) {
      await expectFitOn(page, [size]);
      places.set(`${name} ${size}`, await board(page));
    }
  }
  return places;
}

/** Checks that what this player says, which both see now, fits on every screen, and covers and moves nothing. */
async function expectBeside(devices, places, speaker) {
  for (const { name, page } of devices) {
    for (const size of sizes) {
      await expectFitOn(page, [size]);
      const place = await board(page);
      expect(place).toEqual(places.get(`${name} ${size}`));
      const { x, y, height: high } = await bubbles(page).filter({ hasText: speaker }).boundingBox({ timeout: 1000 });
      expect(x >= place.x + place.width || y + high <= place.y, `${size.join(" × ")}: it is beside the board`).toBe(true);
    }
  }
}

test("phrases are said, read, heard and muted, and fit every table", async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  await test.step("each reads the phrases of the other in their own language, and hears them once; all eight are there, one in three seconds; on small screens they fit, and move nothing", async () => {
    const devices = await connected(browser, baseURL, { prepare: noteSounds });
    const [host, guest] = devices;
    const places = await boardsOf(devices);
    const { page, hand } = host;
    const well = (language) => says(language, "phrases", "well-played");
    /** Checks what the two have to see and hear of this phrase. */
    async function expectSaid(from, to, spoken, read, name) {
      await expect(bubbles(to.page).filter({ hasText: name })).toHaveText(`${name}${well(read)}`);
      // The speaker sees it too, and hears nothing.
      await expect(bubbles(from.page).filter({ hasText: name })).toHaveText(`${name}${well(spoken)}`);
      await expect.poll(() => announced(to.page, well(read))).toHaveLength(1);
      expect((await announced(to.page, well(read)))[0]).toContain(name);
      expect(await told(to.page)).toContainEqual(expect.stringMatching(/^say /));
      expect(await announced(from.page, name)).not.toContainEqual(expect.stringContaining(well(spoken)));
    }
    await say(guest, well("fr"));
    await expectSaid(guest, host, "fr", "en", "Youssef");

    await hand.press(opener(page));
    await expect(choices(page)).toHaveText(phrases.map((name) => says("en", "phrases", name)));
    const before = await page.evaluate(() => performance.now());
    await hand.press(choices(page).nth(phrases.indexOf("well-played")));
    await expectSaid(host, guest, "en", "fr", "Amina");
    await page.locator(".say").press("Enter");
    for (const button of await choices(page).all()) await expect(button).toBeDisabled();
    const focused = () => page.evaluate(() => document.activeElement.closest(".sheet") !== null);
    expect(await focused()).toBe(true);
    await expect(choices(page).first()).toBeEnabled();
    expect((await page.evaluate(() => performance.now())) - before).toBeGreaterThanOrEqual(3000);
    await expect(choices(page)).toHaveCount(phrases.length);
    expect(await focused()).toBe(true);
    // The receiver drops none of what the buttons send.
    await hand.press(choices(page).nth(1));
    await expect(bubbles(guest.page).filter({ hasText: "Amina" })).toContainText(says("fr", "phrases", "good-luck"));
    await expectBeside(devices, places, "Amina");
    await expect(bubbles(page).filter({ hasText: "Youssef" })).toHaveCount(0, { timeout: 10_000 });
    for (const [{ page }, read] of [[host, "en"], [guest, "fr"]]) expect(await announced(page, well(read))).toHaveLength(1);
    await close(devices);
  });

  await test.step("who is muted is neither seen nor heard; what comes faster, or has another number, is dropped; nothing can be said without a connection; at Damath it fits too", async () => {
    const devices = await connected(browser, baseURL, { title: "Damath", prepare: noteSounds });
    const [host, guest] = devices;
    const places = await boardsOf(devices);
    const name = says("fr", "phrases", "mute");
    const [hello, luck, turn, thanks] = ["hello", "good-luck", "your-turn", "thanks"].map((name) => says("fr", "phrases", name));
    await mute(guest, name, true);
    expect(await guest.page.evaluate(() => localStorage.getItem("caravanserai.mute-phrases"))).toBe("on");
    await say(host, says("en", "phrases", "thanks"));
    await expect(bubbles(host.page)).toHaveText("AminaThanks!");
    // A player who has muted the other can still speak, and the other does not know it.
    await say(guest, luck);
    await expect(bubbles(host.page).filter({ hasText: "Youssef" })).toHaveText("YoussefGood luck!");
    await expectBeside(devices, places, "Youssef");
    await afterPause(host);
    await mute(guest, name, false);

    // An unknown message takes no time from the next one. Messages arrive in their order.
    await send(host, "say 8", "say -1", "say 07", "say 1.5", "say x", "say", "say 0 1", "say 0", "say 1");
    await expect.poll(() => announced(guest.page, hello)).toHaveLength(1);
    await expect(bubbles(guest.page).filter({ hasText: "Amina" })).toHaveText(`Amina${hello}`);
    // A dropped message does not lengthen the time in which others are dropped.
    await expect.poll(async () => {
      await send(host, "say 2");
      return announced(guest.page, turn);
    }, { intervals: [250] }).toHaveLength(1);
    await expect(bubbles(guest.page).filter({ hasText: "Amina" })).toHaveText(`Amina${turn}`);
    // Earlier phrases have arrived earlier.
    for (const words of [thanks, luck]) expect(await announced(guest.page, words)).toEqual([]);
    expect((await told(guest.page)).filter((sound) => sound.startsWith("say "))).toHaveLength(2);

    await host.hand.press(opener(host.page));
    await expect(choices(host.page)).toHaveCount(phrases.length);
    await guest.page.goto("about:blank");
    await expect(host.page.locator(".sheet")).toHaveCount(0);
    await expect(opener(host.page)).toHaveCount(0);
    await close(devices);
  });

  await test.step("what is said at Dschamal fits on small screens, and moves nothing", async () => {
    const devices = await connected(browser, baseURL, { title: "Dschamal" });
    const places = await boardsOf(devices);
    await say(devices[0], says("en", "phrases", "good-luck"));
    await expectBeside(devices, places, "Amina");
    await close(devices);
  });
});
