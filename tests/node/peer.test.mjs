// The messages of live play, over a connection that a test stands in for: what one device sends arrives at the other one once, in
// order, and is confirmed only then.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lots } from "../browser/lots.mjs";

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const { decode, encode } = await import(`data:text/javascript,${encodeURIComponent(read("static/peer-code.js"))}`);
const source = read("static/peer.js");
const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
/** What the script takes from other scripts and from the browser. */
const taken = [
  ...["decode", "makeLine", "describeLine", "takeOffer", "takePlace", "callAgain", "stunServer", "findKeys", "keepKeys"],
  ...["addEventListener", "dispatchEvent", "setTimeout", "clearTimeout", "setInterval", "performance", "document", "navigator", "RTCPeerConnection"],
];
/** Runs the script as that of one device, with these in their places. */
const run = new Function("given", `const { ${taken} } = given;
${source.replaceAll(/^import .*$|^export /gm, "")}
return { ${exported} };`);

/** A clock that runs as a test says. */
class Clock {
  #now = 0;
  #timers = [];

  now = () => this.#now;
  setTimeout = (act, after) => this.#set({ act, at: this.#now + after });
  setInterval = (act, every) => this.#set({ act, at: this.#now + every, every });
  clearTimeout = (timer) => (this.#timers = this.#timers.filter((one) => one !== timer));
  #set(timer) {
    this.#timers.push(timer);
    return timer;
  }

  /** Lets milliseconds pass, and what is sent meanwhile arrive. */
  async pass(millis) {
    const end = this.#now + millis;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#now = next.at;
      if (next.every) next.at += next.every;
      else this.clearTimeout(next);
      next.act();
      await arrived();
    }
    this.#now = end;
  }
}

/** Waits until all that was sent has arrived. */
const arrived = () => new Promise((done) => setImmediate(done));

/** Two devices that are to be connected: the exports of the script, with `window`, whose events it sends, and `line`, its channel. */
function twoDevices() {
  const clock = new Clock();
  const [one, other] = ["chromium", "firefox"].map((browser) => {
    const window = new EventTarget();
    const device = { window, clock };
    /** A connection that is not described yet. The first one is that of the match, a later one is in reserve. */
    const makeLine = async () => {
      const send = (data) => queueMicrotask(() => device.other.line.onmessage?.({ data }));
      const line = { readyState: "connecting", send };
      const own = { signalingState: "stable", setRemoteDescription: async () => (own.signalingState = "stable"), close: () => (line.readyState = "closed") };
      device.line ??= line;
      return { own, line };
    };
    const describeLine = async ({ own }, role) => {
      if (role === "offer") own.signalingState = "have-local-offer";
      return encode(role, read(`tests/data/live/${browser}.sdp`).replaceAll("\n", "\r\n"));
    };
    const given = {
      decode,
      makeLine,
      describeLine,
      takeOffer: async () => {},
      takePlace: async () => {},
      callAgain: () => new Promise(() => {}),
      stunServer: async () => undefined,
      findKeys: async () => undefined,
      keepKeys: async () => {},
      addEventListener: window.addEventListener.bind(window),
      dispatchEvent: window.dispatchEvent.bind(window),
      setTimeout: clock.setTimeout,
      clearTimeout: clock.clearTimeout,
      setInterval: clock.setInterval,
      performance: clock,
      document: { hidden: false },
      navigator: {},
      RTCPeerConnection: { generateCertificate: async () => ({}) },
    };
    return Object.assign(device, run(given));
  });
  Object.assign(one, { other });
  Object.assign(other, { other: one });
  return [one, other];
}

/** Two devices that are connected. */
async function connected() {
  const [host, guest] = twoDevices();
  await host.accept(await guest.accept(await host.offer()));
  for (const { line } of [host, guest]) {
    line.readyState = "open";
    line.onopen();
  }
  assert.deepEqual([host, guest].map((device) => device.stateOf()), ["open", "open"]);
  await arrived(); // the codes of the connections in reserve
  return [host, guest];
}

/** Takes and confirms what arrives at a device, as the table does once it is saved; returns all of it. */
function takeAll(device) {
  const taken = [];
  device.window.addEventListener("live", () => {
    const match = device.takeMatch();
    if (match === undefined) return;
    taken.push(match);
    device.confirm(match);
  });
  return taken;
}

test("of 10,000 messages each way none is lost, doubled, or out of order, and the last one is confirmed", async () => {
  const devices = await connected();
  const taken = devices.map(takeAll);
  const lot = lots(7);
  const sent = ["a", "b"].map((name) => Array.from({ length: 10_000 }, (_, number) => `${name}${number}\n${"x".repeat(lot([0, 1, 10, 100]))}\nend ${number}\n`));
  for (const next = [0, 0]; next.some((at) => at < 10_000); await arrived()) {
    for (const [at, device] of devices.entries()) {
      for (const end = Math.min(10_000, next[at] + lot([1, 1, 2, 5, 20])); next[at] < end; next[at]++) device.send(sent[at][next[at]], "");
    }
  }
  await arrived();
  assert.deepEqual(taken, sent.toReversed());
  assert.deepEqual(devices.map((device) => device.isConfirmed()), [true, true]);
});

test("a match is confirmed only when the other device has saved the last one sent, and is not sent back", async () => {
  const [sender, receiver] = await connected();
  const [first, second] = ["one\nend 1\n", "one\ntwo\nend 2\n"];
  let told = 0;
  sender.window.addEventListener("live", () => told++);
  assert.equal(sender.isConfirmed(), false, "before anything is sent");
  // The first one is saved before the second one has arrived.
  receiver.window.addEventListener("live", () => receiver.confirm(first), { once: true });
  sender.send(first, "used 1");
  sender.send(second, "used 2");
  await arrived();
  assert.equal(receiver.peekMatch(), second);
  assert.equal(receiver.clocksOf(), "used 2");
  receiver.confirm(first);
  await arrived();
  assert.equal(told, 1, "the first one is confirmed");
  assert.equal(sender.isConfirmed(), false, "the second one is not saved yet");
  receiver.confirm("one\ntwo\nthree\nend 3\n");
  await arrived();
  assert.equal(sender.isConfirmed(), true);
  assert.equal(told, 2);
  assert.equal(receiver.takeMatch(), second);
  assert.equal(receiver.takeMatch(), undefined);
  receiver.send(second, "");
  await arrived();
  assert.equal(sender.peekMatch(), undefined);
});

test("a device that says nothing for four seconds is lost and sought, and one that is idle says that it is there", async () => {
  const [here, there] = await connected();
  await here.clock.pass(60_000);
  assert.equal(here.stateOf(), "open");
  there.line.send = () => {}; // its network is gone
  await here.clock.pass(3_900);
  assert.equal(here.stateOf(), "open");
  await here.clock.pass(1_200);
  await arrived();
  assert.equal(here.stateOf(), "seeking");
  here.send("match", "");
  assert.equal(here.isConfirmed(), false);
});

test("a phrase is heard for six seconds, and said once in three; what comes faster, has another number or is not to be heard is dropped", async () => {
  const [speaker, hearer] = await connected();
  const { clock } = speaker;
  await clock.pass(3000);
  speaker.say(3);
  speaker.say(4);
  await arrived();
  assert.deepEqual([speaker.saidPhrase(), hearer.heardPhrase()], [3, 3]);
  await clock.pass(2900);
  speaker.say(4);
  assert.equal(speaker.saidPhrase(), 3);
  await clock.pass(200);
  assert.equal(speaker.saidPhrase(), undefined);
  speaker.say(4);
  await arrived();
  assert.equal(hearer.heardPhrase(), 4);
  await clock.pass(5900);
  assert.equal(hearer.heardPhrase(), 4);
  await clock.pass(200);
  assert.equal(hearer.heardPhrase(), undefined);

  for (const message of ["say 8", "say -1", "say 1x", "say", "shout 1", ""]) speaker.line.send(message);
  await arrived();
  assert.equal(hearer.heardPhrase(), undefined);
  speaker.line.send("say 1");
  speaker.line.send("say 2");
  await arrived();
  assert.equal(hearer.heardPhrase(), 1, "the second one comes too fast");
  await clock.pass(7000);
  hearer.window.addEventListener("phrase", (event) => event.preventDefault());
  speaker.say(5);
  await arrived();
  assert.equal(hearer.heardPhrase(), undefined);
});

test("what is no code, or answers another offer, connects nobody", async () => {
  const [host, guest] = twoDevices();
  for (const text of ["", "hello", "https://example.org"]) await assert.rejects(host.accept(text), /damaged/);
  const answer = await guest.accept(await host.offer());
  assert.equal(guest.stateOf(), "joining");
  await host.accept(answer);
  await assert.rejects(host.accept(answer), /unexpected/);
});
