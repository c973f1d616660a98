// Live play is cut off at any moment: neither device loses what it has, each has what the other one knows that it has, and both
// find each other again and go on. `SEED` chooses other moments.
import { atTable, close, device, invite, join } from "./by-link.mjs";
import * as damath from "./damath.mjs";
import { isLong } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { pointerHand } from "./hands.mjs";
import { connect, inStep, loadPeer } from "./live.mjs";
import { lots } from "./lots.mjs";
import { kept, seated } from "./match.mjs";
import * as marrakech from "./table.mjs";

/** By default the connection ends, the page is loaded again, and its tab is closed; `live-gone` has the silence. */
const SEED = Number(process.env.SEED ?? 29);
const games = { Marrakech: marrakech, ...(isLong && { Damath: damath }) };
/** The numbers of cuts in one match, and of matches of each game: 100 cuts with LONG=1. */
const [CUTS, ROUNDS] = isLong ? [5, 10] : [3, 1];

const moments = [
  "a press", "before a save", "after a save",
  "before a match is sent", "after a match is sent", "before a match is taken", "after a match is taken",
  "before a confirmation is sent", "after a confirmation is sent", "before a confirmation is taken", "after a confirmation is taken",
];
/** The ways of a cut: the connection ends, or is silent; the page is loaded again, or closed. */
const ways = ["close", "close", "reload", "reload", "tab", "silence"];

/**
 * Makes a page ready to be cut off. It runs there: `cutAt` names the moment and the way, and how often the moment passes before. The
 * last match that the other device has confirmed is in local storage, so that it is known after the cut.
 */
function makeCuttable() {
  let plan, isSilent;
  globalThis.cutAt = (moment, passes, way) => (plan = { moment, passes, way });
  // True if the device is cut off now.
  const pass = (moment) => {
    if (plan?.moment !== moment || plan.passes-- > 0) return false;
    const { way } = plan;
    plan = undefined;
    wasCut(way);
    if (way === "close") peer.close();
    if (way === "reload") location.reload();
    isSilent = way === "silence";
    return true;
  };
  addEventListener("pointerup", () => pass("a press"), true);

  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
    if (mode === "readwrite") pass("before a save");
    const opened = transaction.call(this, stores, mode, ...more);
    if (mode === "readwrite") opened.addEventListener("complete", () => pass("after a save"));
    return opened;
  };

  const nameOf = (message) => (message.startsWith("match ") ? "a match" : message.startsWith("received ") ? "a confirmation" : "a sign of life");
  const sent = new WeakMap();
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (message) {
    const name = nameOf(message);
    if (pass(`before ${name} is sent`) || isSilent) return;
    send.call(this, message);
    if (name === "a match") sent.set(this, [...(sent.get(this) ?? []), message.slice(message.indexOf("caravanserai "))]);
    pass(`after ${name} is sent`);
  };
  /** Has `around` called with each event of this kind and its handler. */
  const wrap = (kind, around) => {
    const { set } = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, kind);
    Object.defineProperty(RTCDataChannel.prototype, kind, {
      set(handle) {
        set.call(this, (event) => around.call(this, event, handle));
      },
    });
  };
  wrap("onopen", (event, handle) => {
    isSilent = false;
    handle(event);
  });
  wrap("onmessage", function (event, handle) {
    const name = nameOf(event.data);
    if (pass(`before ${name} is taken`) || isSilent) return;
    if (name === "a confirmation") localStorage.setItem("confirmed", sent.get(this)[event.data.split(" ")[1] - 1]);
    handle(event);
    pass(`after ${name} is taken`);
  });
}

/** Returns a record without its last line, which has the checksum. */
const bodyOf = (text) => text.slice(0, text.lastIndexOf("end "));
const waits = ({ page }) => page.getByRole("link", { name: "Play live" }).isVisible();

/** A cut may take away the button that is about to be pressed. */
const hurry = (page) => page.setDefaultTimeout(5000);

/** Opens a device whose page can be cut off; `device.cut` is the way in which it was. */
async function cuttable(browser, baseURL, who) {
  const opened = await device(browser, baseURL, who);
  const { page } = opened;
  page.context().on("weberror", (problem) => opened.errors.push(String(problem.error())));
  opened.errors = [];
  hurry(page);
  await page.context().addInitScript(makeCuttable);
  await page.context().exposeBinding("wasCut", (_, way) => {
    opened.cut = way;
    if (way === "tab") opened.page.close();
  });
  return opened;
}

/** Both play until this one is cut off. */
async function playUntilCut(devices, cut, { act, look }) {
  for (let actions = 0; !cut.cut; actions++) {
    expect(actions, "the moment does not come").toBeLessThan(200);
    const actor = devices[actions % 2];
    try {
      const view = await look(actor.page);
      expect(view.sheet, "the match is over too early").toBeNull();
      if (!(await actor.page.locator(".ask").textContent()).includes("Playing live")) await act(actor.page, actor.hand, actor.lot);
    } catch (error) {
      // The page may have gone in the middle of an action.
      if (!cut.cut) throw error;
    }
  }
}

/** Opens the table again where its page has gone. */
async function comeBack(devices, cut, address) {
  if (cut.cut === "tab") {
    cut.page = await cut.page.context().newPage();
    hurry(cut.page);
    cut.hand = pointerHand(cut.page, false);
    await cut.page.goto(address);
  }
  for (const { page } of devices) await seated(page);
}

/** Returns true once both are connected again by themselves; false if they do not find each other, as they were cut off at once. */
async function findAgain(devices, cut) {
  // A silence lasts for four seconds before anybody knows it.
  if (cut.cut === "silence") await cut.page.waitForTimeout(4500);
  const isOpen = ({ page }) => page.evaluate(() => globalThis.peer?.stateOf() === "open");
  for (const { page } of devices) await loadPeer(page);
  const wait = expect.poll(async () => (await Promise.all(devices.map(isOpen))).every(Boolean), { timeout: 8000 }).toBe(true);
  return wait.then(() => true, () => false);
}

/** Connects the devices by new codes, by the pages. */
async function reconnect(devices, game, { act }) {
  // If each of them is to act, the one that has more of the match goes on.
  const texts = await Promise.all(devices.map(({ page }) => kept(page, game)));
  const ahead = devices[texts[0].length >= texts[1].length ? 0 : 1];
  for (let actions = 0; !(await waits(devices[0])) && !(await waits(devices[1])); actions++) {
    expect(actions, "nobody waits").toBeLessThan(20);
    await act(ahead.page, ahead.hand, ahead.lot);
  }
  const host = (await waits(devices[0])) ? devices[0] : devices[1];
  const guest = devices.find((device) => device !== host);
  await connect(host, guest);
  await atTable(guest);
}

for (const [index, [title, table]] of Object.entries(games).entries()) {
  for (let round = 0; round < ROUNDS; round++) {
    const seed = 100 * SEED + 10 * index + round;
    test(`a live match of ${title} that is cut off ${CUTS} times loses nothing, seed ${seed}`, async ({ browser, baseURL }) => {
      test.setTimeout(180_000);
      const [game, lot] = [title.toLowerCase(), lots(seed)];
      const devices = [await cuttable(browser, baseURL, { name: "Amina", seed }), await cuttable(browser, baseURL, { name: "Youssef", seed: seed + 1 })];
      await invite(devices[0], title);
      await connect(...devices);
      await join(devices[1]);
      await inStep(devices, game);
      for (let number = 1; number <= CUTS; number++) {
        const [cut, moment, passes, way] = [lot(devices), lot(moments), lot([0, 1, 2]), lot(ways)];
        const what = `cut ${number} of seed ${seed}: ${cut.name}, ${moment}, after ${passes} others, ${way}`;
        const address = cut.page.url();
        await test.step(what, async () => {
          for (const { page } of devices) await loadPeer(page);
          cut.cut = undefined;
          await cut.page.evaluate((plan) => cutAt(...plan), [moment, passes, way]);
          await playUntilCut(devices, cut, table);
          await comeBack(devices, cut, address);
          const bodies = (await Promise.all(devices.map(({ page }) => kept(page, game)))).map(bodyOf);
          const [shorter, longer] = bodies.toSorted((one, other) => one.length - other.length);
          expect(longer.startsWith(shorter), `${what}: one record continues the other`).toBe(true);
          for (const [index, { page, name }] of devices.entries()) {
            const confirmed = await page.evaluate(() => localStorage.getItem("confirmed"));
            expect(bodies[1 - index].startsWith(bodyOf(confirmed ?? "")), `${what}: what ${name} knows to be there is there`).toBe(true);
          }
          if (!(await findAgain(devices, cut))) await reconnect(devices, game, table);
          expect((await inStep(devices, game)).startsWith(longer), `${what}: nothing is lost`).toBe(true);
        });
      }
      for (const { name, errors } of devices) expect(errors, name).toEqual([]);
      await close(devices);
    });
  }
}
