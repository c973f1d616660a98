// Connections of live play before they are there: making one, describing it to the other device, and calling that one.
import { decode, encode } from "./peer-code.js";

/** A connection and its channel. @typedef {{ own: RTCPeerConnection, line: RTCDataChannel }} Line */
/** The sides of a connection. @typedef {"offer" | "answer"} Role */

/** The time in which a browser finds its own addresses, in milliseconds; most take some 10. */
const gathering = 2000;
/** The pause between two calls, in milliseconds: browsers call for some 15 seconds. */
const again = 10_000;

/** The file in which a host names a STUN server (docs/hosting.md), and the time to read it, in milliseconds. */
const [file, reading] = ["stun.txt", 3000];

const readServer = async () => {
  const answer = await fetch(new URL(`${document.documentElement.dataset.site ?? ""}${file}`, document.baseURI), { signal: AbortSignal.timeout(reading) });
  return answer.ok ? (await answer.text()).match(/^stun:[\w.:[\]-]+$/m)?.[0] : undefined;
};
/** @type {Promise<string | undefined> | undefined} */
let server;
/** Returns the address of the STUN server that the host of the site has named. By default there is none. */
export const stunServer = () => (server ??= readServer().catch(console.info).then((found) => found ?? undefined));

/** Makes a connection. Both sides know its channel beforehand, so it takes no message to open it. @param {RTCConfiguration} [configuration] @returns {Promise<Line>} */
export const makeLine = async (configuration) => {
  const urls = await stunServer();
  const own = new RTCPeerConnection({ ...configuration, iceServers: urls ? [{ urls }] : [] });
  return { own, line: own.createDataChannel("match", { negotiated: true, id: 0 }) };
};

/** The lines of a description with the passwords of ICE. */
const passwords = /^a=ice-(?:ufrag|pwd):.*$/gm;

/** Sets this browser's description of a connection, and returns its code with the addresses that the browser has found. @param {Line} line @param {Role} role the side that the code names */
export const describeLine = async ({ own }, role) => {
  await own.setLocalDescription();
  if (own.iceGatheringState !== "complete") {
    await new Promise((done) => {
      own.onicegatheringstatechange = () => own.iceGatheringState === "complete" && done(undefined);
      setTimeout(done, gathering);
    });
  }
  return encode(role, /** @type {RTCSessionDescription} */ (own.localDescription).sdp);
};

/**
 * Calls the other device, whose description the connection has, again and again as long as `isWanted` says so: a browser stops after
 * some seconds.
 * @param {Line} line @param {() => boolean} isWanted
 */
export const callAgain = async ({ own }, isWanted) => {
  const candidates = [...(own.remoteDescription?.sdp.matchAll(/^a=(candidate:.*? typ host)/gm) ?? [])].map(([, candidate]) => candidate);
  for (let generation = 1; ; generation++) {
    await new Promise((done) => setTimeout(done, again));
    if (!isWanted()) return;
    // Chromium calls an address that it knows again only if it is of a later generation.
    for (const candidate of candidates) await own.addIceCandidate({ candidate: `${candidate} generation ${generation}`, sdpMid: "0" }).catch(console.info);
  }
};

/**
 * Takes the description of the other device for a connection that both have offered. Each takes the other’s offer for an answer, and
 * the roles are those of the codes.
 * @param {Line} line @param {string} theirs its code
 */
export const takeOffer = async ({ own }, theirs) => {
  const sdp = decode(theirs)?.sdp.replace("a=setup:actpass", "a=setup:passive");
  await own.setRemoteDescription({ type: "answer", sdp });
};

/**
 * Answers the other device in the place of a connection that was lost with its page, under the passwords of that. Who answers follows
 * in ICE: of two that lead, Firefox may give up both.
 * @param {Line & { code: string }} line with the code of the connection that was lost
 * @param {string} theirs the code of the other device
 */
export const takePlace = async ({ own, code }, theirs) => {
  const [before, offer] = [decode(code)?.sdp.match(passwords) ?? [], decode(theirs)];
  const setup = offer?.type === "offer" ? "passive" : "active";
  await own.setRemoteDescription({ type: "offer", sdp: offer?.sdp.replace(/a=setup:\w+/, `a=setup:${setup}`) });
  const { type, sdp = "" } = await own.createAnswer();
  await own.setLocalDescription({ type, sdp: sdp.replace(passwords, () => before.shift() ?? "") });
};
