// Live play: what two connected players say to each other, and that one of them can mute the other.
import { atTable, close, device, invite, join } from "./by-link.mjs";
import { expectFitOn } from "./fit.mjs";
import { expect, test } from "./fixtures.mjs";
import { noteSounds, told } from "./heard.mjs";
import { says, speak } from "./languages.mjs";
import { connect } from "./live.mjs";

/** The phrases in the order of their numbers. */
const phrases = ["hello", "good-luck", "your-turn", "one-moment", "well-played", "thanks", "rematch", "goodbye"];

const bubbles = (page) => page.locator(".speech");
const opener = (page) => page.locator(".hand .say");
const choices = (page) => page.locator(".sheet .phrases button");

/** Opens the table of a new match at two connected devices: Amina's, which is the host, and Youssef's, in French. */
async function connected(browser, baseURL, { title = "Marrakech", prepare = async () => {} } = {}) {
  const [host, guest] = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, { name: "Youssef", seed: 8 })];
  for (const { page } of [host, guest]) {
    await prepare(page);
    await page.addInitScript(noteAnnouncements);
    await page.addInitScript(keepLine);
  }
  await invite(host, title);
  await connect(host, guest);
  await join(guest);
  await speak(guest.page, "fr");
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

/** Makes the channel of the connection available. */
function keepLine() {
  const { createDataChannel } = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.createDataChannel = function (...parts) {
    return (globalThis.line = createDataChannel.apply(this, parts));
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
const send = ({ page }, ...messages) => page.evaluate((messages) => messages.forEach((message) => line.send(message)), messages);

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

test("each reads the phrases of the other in their own language, and hears them once", async ({ browser, baseURL }) => {
  const devices = await connected(browser, baseURL, { prepare: noteSounds });
  const [host, guest] = devices;
  const both = [[host, guest, "en", "fr", "Amina"], [guest, host, "fr", "en", "Youssef"]];
  for (const [from, to, spoken, read, name] of both) {
    await say(from, says(spoken, "phrases", "well-played"));
    const words = says(read, "phrases", "well-played");
    await expect(bubbles(to.page)).toHaveText(`${name}${words}`);
    // The speaker sees it too, and hears nothing.
    await expect(bubbles(from.page)).toHaveText(`${name}${says(spoken, "phrases", "well-played")}`);
    await expect.poll(() => announced(to.page, words)).toHaveLength(1);
    expect((await announced(to.page, words))[0]).toContain(name);
    expect(await told(to.page)).toContainEqual(expect.stringMatching(/^say /));
    await expect(bubbles(from.page)).toHaveCount(0);
    await expect(bubbles(to.page)).toHaveCount(0, { timeout: 10_000 });
    expect(await announced(to.page, words)).toHaveLength(1);
    expect(await announced(from.page, name)).not.toContainEqual(expect.stringContaining(says(spoken, "phrases", "well-played")));
  }
  await close(devices);
});

test("all eight are there, and the sender can say one in three seconds", async ({ browser, baseURL }) => {
  const devices = await connected(browser, baseURL);
  const [host, guest] = devices;
  await host.hand.press(opener(host.page));
  await expect(choices(host.page)).toHaveText(phrases.map((name) => says("en", "phrases", name)));
  const before = await host.page.evaluate(() => performance.now());
  await host.hand.press(choices(host.page).first());
  await expect(bubbles(guest.page)).toContainText(says("fr", "phrases", "hello"));
  await host.page.locator(".say").press("Enter");
  for (const button of await choices(host.page).all()) await expect(button).toBeDisabled();
  const focused = () => host.page.evaluate(() => document.activeElement.closest(".sheet") !== null);
  expect(await focused()).toBe(true);
  await expect(choices(host.page).first()).toBeEnabled();
  expect((await host.page.evaluate(() => performance.now())) - before).toBeGreaterThanOrEqual(3000);
  await expect(choices(host.page)).toHaveCount(phrases.length);
  expect(await focused()).toBe(true);
  // The receiver drops none of what the buttons send.
  await host.hand.press(choices(host.page).nth(1));
  await expect(bubbles(guest.page)).toContainText(says("fr", "phrases", "good-luck"));
  await close(devices);
});

test("what comes faster, or has another number, is dropped by the receiver", async ({ browser, baseURL }) => {
  const devices = await connected(browser, baseURL);
  const [host, guest] = devices;
  const [hello, luck, turn] = ["hello", "good-luck", "your-turn"].map((name) => says("fr", "phrases", name));
  // What is unknown takes no time from what follows it. Messages arrive in their order.
  await send(host, "say 8", "say -1", "say 07", "say 1.5", "say x", "say", "say 0 1", "say 0", "say 1");
  await expect(bubbles(guest.page)).toHaveText(`Amina${hello}`);
  await expect(bubbles(guest.page)).toHaveCount(0, { timeout: 10_000 });
  await send(host, "say 2");
  await expect(bubbles(guest.page)).toHaveText(`Amina${turn}`);
  await expect.poll(() => announced(guest.page, turn)).toHaveLength(1);
  expect(await announced(guest.page, hello)).toHaveLength(1);
  expect(await announced(guest.page, luck)).toEqual([]);
  await close(devices);
});

test("who is muted is neither seen nor heard, and does not know it", async ({ browser, baseURL }) => {
  const devices = await connected(browser, baseURL, { prepare: noteSounds });
  const [host, guest] = devices;
  const name = says("fr", "phrases", "mute");
  await mute(guest, name, true);
  expect(await guest.page.evaluate(() => localStorage.getItem("caravanserai.mute-phrases"))).toBe("on");
  await say(host, says("en", "phrases", "thanks"));
  await expect(bubbles(host.page)).toHaveText("AminaThanks!");
  // Who has muted the other can still speak.
  await say(guest, says("fr", "phrases", "hello"));
  await expect(bubbles(host.page).filter({ hasText: "Youssef" })).toHaveText("YoussefHello!");
  await afterPause(host);
  await mute(guest, name, false);
  await say(host, says("en", "phrases", "goodbye"));
  const [thanks, goodbye] = ["thanks", "goodbye"].map((name) => says("fr", "phrases", name));
  await expect.poll(() => announced(guest.page, goodbye)).toHaveLength(1);
  // What was said before has arrived before.
  expect(await announced(guest.page, thanks)).toEqual([]);
  await expect(bubbles(guest.page).filter({ hasText: "Amina" })).toHaveText(`Amina${goodbye}`);
  expect((await told(guest.page)).filter((sound) => sound.startsWith("say "))).toHaveLength(1);
  await close(devices);
});

test("nothing can be said without a connection", async ({ browser, baseURL }) => {
  const devices = await connected(browser, baseURL);
  const [host, guest] = devices;
  await host.hand.press(opener(host.page));
  await expect(choices(host.page)).toHaveCount(phrases.length);
  await guest.page.goto("about:blank");
  await expect(host.page.locator(".sheet")).toHaveCount(0);
  await expect(opener(host.page)).toHaveCount(0);
  await close(devices);
});

for (const title of ["Marrakech", "Damath", "Dschamal"]) {
  test(`the button and what is said fit on small screens, and move nothing: ${title}`, async ({ browser, baseURL }) => {
    const devices = await connected(browser, baseURL, { title });
    const [host, guest] = devices;
    const sizes = [[320, 568], [360, 640], [844, 390], [1280, 800]];
    const board = (page) => page.locator("svg.board").boundingBox();
    const places = new Map();
    for (const { page } of devices) {
      await expectFitOn(page, sizes);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        places.set(`${width} ${page === host.page}`, await board(page));
      }
    }
    await say(host, says("en", "phrases", "good-luck"));
    for (const { page } of [host, guest]) {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const place = await board(page);
        expect(place).toEqual(places.get(`${width} ${page === host.page}`));
        const { x, y, height: high } = await bubbles(page).boundingBox({ timeout: 1000 });
        expect(x >= place.x + place.width || y + high <= place.y, `${width} × ${height}: it is beside the board`).toBe(true);
      }
      await expectFitOn(page, sizes);
    }
    await close(devices);
  });
}
