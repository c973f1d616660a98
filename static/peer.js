// The connection of two devices that play a match by link live, by WebRTC without any server. It outlives the pages of the two
// programs that use it: the page on which devices are connected (`src/ui/live/`), and the table. Each sends its match whenever that
// has changed, as the text that is saved; whatever was sent before it is of no use then.
//
// Devices that have lost each other find each other again without new codes if one of them still has its page: while they are
// connected, each prepares its next connection, and tells the other one the code of it. The addresses of a connection last as long as
// its page; a page that was loaded again has new ones, and calls the other device with the certificate and the passwords of before.
// If both pages were loaded again, neither has an address that the other one knows: only new codes connect them, and both say so.
import { decode } from "./peer-code.js";
import { findKeys, keepKeys } from "./peer-keys.js";
import { callAgain, describeLine, makeLine, stunServer, takeOffer, takePlace } from "./peer-line.js";

/** The time after which a device that says nothing is gone, and the pause between its signs of life, in milliseconds. */
const [silence, pause] = [4000, 1000];
/**
 * The time after which a connection that has failed is given up, in milliseconds. If the other device has answered minutes before its
 * answer is taken, the connection has failed by then, and is there some seconds later.
 */
const grace = 10_000;
/** The time for which a device that was lost is sought, and after which the keys for it are saved again, in milliseconds. */
const [patience, refresh] = [60 * 60_000, 10 * 60_000];
/** The time after which a page that was loaded again takes it that the other one was, too, in milliseconds. */
const vain = 10_000;
/** The item of the tab's session storage with the match whose pages are both gone. */
const bothLeft = "live-both-left";
/**
 * The time for which a phrase of the other device is shown, the pause after one that is said here, and the least time between two of
 * the other device, in milliseconds: less than its pause, as the network may hold up the first of two. What comes faster is dropped.
 */
const [shown, rest, least] = [6000, 3000, 2500];

/**
 * `off` before the other device's code is known, `joining` until it answers, `open` while it is there; then `seeking` while the devices
 * may find each other again by themselves, and `lost` otherwise.
 * @typedef {"off" | "joining" | "open" | "seeking" | "lost"} State
 * @typedef {import("./peer-line.js").Line} Line
 * @typedef {Line & { certificate: RTCCertificate, code: string }} Next a connection that is prepared, with its certificate and code
 * @typedef {{ heard: number | undefined, said: number | undefined }} Talk
 */

/** @type {State} */
let state = "off";
/** @type {RTCPeerConnection | undefined} */
let peer;
/** @type {RTCDataChannel | undefined} */
let channel;
/** The side of this device in the first connection, which it keeps in later ones. @type {import("./peer-line.js").Role} */
let role = "offer";
/** The connection after this one. @type {Next | undefined} */
let next;
/** The code of the other device for it. @type {string | undefined} */
let theirs;
/** The id of the match that is played, once it is saved. @type {string | undefined} */
let match;
/** True once the other device's page has ended the connection: it was closed or loaded again. */
let isLeft = false;
/** True while this page, which was loaded again, has called the other device in vain. */
let isVain = false;
/** The time at which the keys for it were saved. */
let kept = 0;
/** The match that has arrived and was not taken yet. @type {string | undefined} */
let received;
/** The time used on its clocks. */
let clocks = "";
/** The numbers of matches that were sent and that have arrived, and how many of these the other device and this one have confirmed. */
let [sent, arrived, sentConfirmed, arrivedConfirmed] = [0, 0, 0, 0];
/** The match that arrived last. */
let last = "";
/** The match that both devices have, or will have: what has arrived is not sent back. @type {string | undefined} */
let shared;
/** The time of the last sign of life of the other device. */
let heard = 0;
/** The number of the other device's phrase, while it is shown, and of this one's, during the pause. @type {Talk} */
const talk = { heard: undefined, said: undefined };
/** The timers that end this. @type {Talk} */
const ends = { heard: undefined, said: undefined };
/** The time of the last phrase of the other device. */
let spoke = -least;
/** Keeps the screen on. @type {WakeLockSentinel | undefined} */
let awake;

/** Tells the page that something has changed: the state, the match received, or whether the last one sent is confirmed. */
const tell = () => dispatchEvent(new Event("live"));

/** Returns the host of the STUN server that is asked, if there is one. */
export const serverOf = async () => (await stunServer())?.slice("stun:".length).replace(/:\d+$/, "");
/** Returns the state. */
export const stateOf = () => state;
/** Returns a match that has arrived and was not taken yet. */
export const peekMatch = () => received;
/** The same, and takes it. */
export const takeMatch = () => {
  const match = received;
  received = undefined;
  return match;
};
/** Returns the time used on the clocks of the match that arrived last. */
export const clocksOf = () => clocks;
/** True if the other device has saved the match that was sent last. */
export const isConfirmed = () => state === "open" && sent > 0 && sentConfirmed === sent;

/** @param {State} now */
const become = (now) => {
  if (state === now) return;
  state = now;
  tell();
};

/** Sends a message. A channel that is closing would refuse it with an exception, before its end is told. @param {string} message */
const transmit = (message) => {
  if (channel?.readyState === "open") channel.send(message);
};

/** Keeps the screen on while the other device is there. */
const stayAwake = async () => {
  if (state !== "open" || document.hidden) return;
  awake = await navigator.wakeLock?.request("screen").catch(() => undefined);
  if (state !== "open") awake?.release(); // the connection has ended meanwhile
};
addEventListener("visibilitychange", stayAwake);

/** Keeps a phrase for a time in milliseconds. @param {"heard" | "said"} side @param {number} phrase @param {number} time */
const keep = (side, phrase, time) => {
  /** @param {number} [now] */
  const put = (now) => {
    talk[side] = now;
    tell();
  };
  clearTimeout(ends[side]);
  ends[side] = setTimeout(put, time);
  put(phrase);
};

/** Ends the connection. The other device is sought again if it was there. */
export const close = () => {
  const before = state;
  peer?.close();
  peer = channel = undefined;
  awake?.release();
  if (before === "open" || before === "joining") become("lost");
  if (before === "open") seek();
};

/** Gives up the next connection. */
const dropNext = () => {
  next?.own.close();
  next = theirs = undefined;
};

addEventListener("pagehide", () => {
  if (isLeft && state !== "open" && match) sessionStorage.setItem(bothLeft, match);
  close();
  dropNext();
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted || !match) return;
  state = "off"; // the page was left, and is shown again as it was
  rejoin(match);
});

setInterval(() => {
  if (state !== "open") return;
  if (performance.now() - heard > silence) return close();
  transmit("alive");
  if (performance.now() - kept > refresh) saveKeys();
}, pause);

/** Saves what finds the other device again after a reload. A browser that cannot save it finds it only until then. */
const saveKeys = () => {
  if (!match || !next || !theirs) return;
  kept = performance.now();
  keepKeys(match, { certificate: next.certificate, own: next.code, theirs, until: Date.now() + patience }).catch(console.info);
};

/** Tells that the saved match with this id is played with the other device. @param {string} id */
export const remember = (id) => {
  match = id;
  saveKeys();
};

/** Prepares the next connection, and tells the other device its code. */
const prepare = async () => {
  const current = peer;
  const certificate = await RTCPeerConnection.generateCertificate(/** @type {EcKeyGenParams} */ ({ name: "ECDSA", namedCurve: "P-256" }));
  const made = await makeLine({ certificates: [certificate] });
  const code = await describeLine(made, role);
  if (state !== "open" || peer !== current) return made.own.close();
  next = { ...made, certificate, code };
  transmit(`next ${code}`);
  saveKeys();
};

/**
 * Seeks the other device by the next connection, if both know it. Returns true if another one may find it: Firefox gives up a
 * connection for good once it has failed.
 * @param {typeof takeOffer | typeof takePlace} call describes the other device to the connection
 */
const seek = async (call = takeOffer) => {
  const [sought, until] = [next, Date.now() + patience];
  if (!sought || !theirs) return dropNext();
  if (!isVain) become("seeking");
  sought.line.onopen = () => {
    if (next !== sought) return;
    next = undefined;
    peer?.close(); // one that was begun by codes
    use(sought);
    opened();
  };
  const isSought = () => next === sought && sought.own.connectionState !== "failed" && Date.now() < until;
  let hasCalled = false;
  try {
    await call(sought, theirs);
    hasCalled = true;
    await callAgain(sought, isSought);
  } catch (error) {
    console.info(error); // a browser that cannot take passwords of before
  }
  if (next !== sought) return;
  dropNext();
  if (state === "seeking") become("lost");
  return hasCalled;
};

/**
 * Seeks the other device with which the saved match with this id was played, after the page was loaded again. If that does not answer
 * soon, this device is told to be lost, and goes on calling: the other one may sleep.
 * @param {string} id
 */
export const rejoin = async (id) => {
  const keys = await findKeys(id).catch(console.info);
  if (!keys || state !== "off") return;
  match = id;
  role = decode(keys.own)?.type ?? role;
  become("lost");
  const areBothGone = sessionStorage.getItem(bothLeft) === id;
  sessionStorage.removeItem(bothLeft);
  if (areBothGone) return;
  const isWaiting = setTimeout(() => {
    if (state !== "seeking") return;
    isVain = true;
    become("lost");
  }, vain);
  addEventListener("live", () => state === "open" && clearTimeout(isWaiting));
  do {
    if (keys.until < Date.now()) return;
    const made = await makeLine({ certificates: [keys.certificate] }).catch(console.info);
    if (!made || stateOf() !== "lost") return made?.own.close();
    next = { ...made, certificate: keys.certificate, code: keys.own };
    theirs = keys.theirs;
  } while (await seek(takePlace));
};

/** The other device is there. */
const opened = () => {
  heard = performance.now();
  isLeft = isVain = false;
  shared = undefined;
  sent = arrived = sentConfirmed = arrivedConfirmed = 0;
  dropNext();
  become("open");
  stayAwake();
  prepare().catch(console.info);
};

/** Takes a message of the other device. Anything but the known ones is ignored. @param {string} message */
const receive = (message) => {
  heard = performance.now();
  const [, kind, rest = ""] = /^(\w+) ?(.*)$/s.exec(message) ?? [];
  if (kind === "match") {
    const lineEnd = rest.indexOf("\n");
    clocks = rest.slice(0, lineEnd);
    received = shared = last = rest.slice(lineEnd + 1);
    arrived++;
    tell();
  } else if (kind === "received") {
    sentConfirmed = Number(rest);
    tell();
  } else if (kind === "next" && decode(rest)) {
    theirs = rest;
    saveKeys();
  } else if (kind === "say" && /^[0-7]$/.test(rest) && heard - spoke >= least) {
    spoke = heard;
    if (dispatchEvent(new Event("phrase", { cancelable: true }))) keep("heard", Number(rest), shown);
  }
};

/** Uses this connection from now on. @param {Line} made */
const use = ({ own, line }) => {
  peer = own;
  channel = line;
  // Events of a connection that was given up may come late.
  const isCurrent = () => channel === line;
  line.onopen = () => isCurrent() && opened();
  line.onmessage = ({ data }) => isCurrent() && typeof data === "string" && receive(data);
  line.onclose = () => {
    if (!isCurrent()) return;
    isLeft = true;
    close();
  };
  const hasFailed = () => isCurrent() && own.connectionState === "failed";
  own.onconnectionstatechange = () => hasFailed() && setTimeout(() => hasFailed() && close(), grace);
};

/** Forgets an earlier connection, and returns a new one that is not described yet. @param {import("./peer-line.js").Role} side */
const begin = async (side) => {
  close();
  // From here on the page waits for a device whose offer it has, however long the browser takes for its description.
  become(side === "offer" ? "off" : "joining");
  received = shared = match = undefined;
  role = side;
  const made = await makeLine();
  peer?.close(); // one that was begun meanwhile
  use(made);
  return made;
};

/** Offers a connection, and returns the code to show to the other device. */
export const offer = async () => describeLine(await begin("offer"), "offer");

/**
 * Takes the code of the other device. That of an offer is answered: returns the code to show in return. That of an answer completes
 * the connection: returns nothing.
 * @param {string} code
 * @throws {Error} `damaged` if it is no code, `unexpected` if it answers another offer
 */
export const accept = async (code) => {
  const description = decode(code);
  if (!description) throw new Error("damaged");
  if (description.type === "offer") {
    const made = await begin("answer");
    await made.own.setRemoteDescription(description);
    callAgain(made, () => peer === made.own && state === "joining");
    return describeLine(made, "answer");
  }
  if (peer?.signalingState !== "have-local-offer") throw new Error("unexpected");
  become("joining");
  await peer.setRemoteDescription(description);
  return undefined;
};

/**
 * Sends a match to the other device, with the time used on its clocks, unless that has it. Does nothing while none is there.
 * @param {string} match @param {string} used
 */
export const send = (match, used) => {
  if (state !== "open" || match === shared) return;
  sent++;
  shared = match;
  transmit(`match ${used}\n${match}`);
};

/** Tells the other device that this one has saved what arrived last, if this saved match contains it. @param {string} saved */
export const confirm = (saved) => {
  // The last line of a match has the checksum of those before it.
  if (state !== "open" || arrivedConfirmed === arrived || !saved.startsWith(last.slice(0, last.lastIndexOf("end ")))) return;
  arrivedConfirmed = arrived;
  transmit(`received ${arrived}`);
};

/** Says a phrase to the other device, by its number. Does nothing while none is there, or in the pause. @param {number} phrase */
export const say = (phrase) => {
  if (state !== "open" || talk.said !== undefined) return;
  transmit(`say ${phrase}`);
  keep("said", phrase, rest);
};
/**
 * Returns what the other device has said, by its number; nothing unless it is to be shown. The event `phrase` of the window precedes
 * it: a page that prevents its default is not to hear the phrase.
 */
export const heardPhrase = () => talk.heard;
/** Returns what was said here, in the pause after it. */
export const saidPhrase = () => talk.said;

/**
 * Looks for a QR code with a text that `accepts` takes in the picture of the camera with this number, which is shown in `video`.
 * @param {HTMLVideoElement} video @param {(text: string) => boolean} accepts @param {AbortSignal} signal @param {number} number
 */
export const scan = async (video, accepts, signal, number) => (await import("./scan.js")).scan(video, accepts, signal, number);
/** Returns how many cameras there are to choose from, once one has been on. */
export const countCameras = async () => (await import("./scan.js")).countCameras();
