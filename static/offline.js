// Offline use: has the service worker keep what the reader opens, tells on the home page what is kept, and looks for new versions
// of the site.
import { games } from "./host.js";
import { button, make, renew } from "./notices.js";
import { list, say } from "./speech.js";

/** @import { Progress, Status } from "./service-worker-messages" */

const HOUR = 3_600_000; // milliseconds
const page = document.documentElement;
const site = new URL(page.dataset.site ?? "./", location.href).href;
/** The version that this page shows: the name of the folder of its files. Development builds have none, and are not kept. */
const [version] = page.dataset.files?.match(/[0-9a-f]{16}/) ?? [];
const { serviceWorker } = navigator;

/** Holds a lock that pages share, until the returned function is called. A page in the back/forward cache holds none. @param {string} name */
const hold = (name) => {
  const holding = new AbortController();
  const { signal } = holding;
  /** @type {(done?: unknown) => void} */
  let release = () => {};
  const take = () => {
    const released = new Promise((done) => (release = done));
    navigator.locks?.request(name, { mode: "shared" }, () => released).catch(console.info);
  };
  take();
  addEventListener("pagehide", () => release(), { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && take(), { signal });
  return () => {
    holding.abort();
    release();
  };
};

/** @type {(() => void) | undefined} */
let endMatch;
/** Tells the worker by a lock that an unfinished match is open. @param {boolean} isUnderWay */
export const setUnderWay = (isUnderWay) => {
  endMatch?.();
  endMatch = isUnderWay ? hold(`${site}match`) : undefined;
};

/** The sets of files that this page wants (`scripts/offline.mjs`). */
const wants = new Set(["site"]);

/** @type {Status | undefined} */
let status;
/** The newest complete version, as the last look has found it. */
let newest = version;
/** The state of “Download all”. @type {Progress | undefined} */
let keeping;

/** Looks for a new version, and has it kept with all that is wanted. @param {(progress: Progress) => void} [tell] */
const lookForVersion = async (tell) => {
  const { active } = await serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    status = data;
    if (data.look === "done") newest = data.version;
    tell?.(data.look);
    draw();
  };
  active?.postMessage({ wants: [...wants] }, [port2]);
};

const keepAll = () => {
  for (const set of Object.keys(status?.sets ?? {})) wants.add(set);
  lookForVersion((progress) => (keeping = progress));
};

/** The size of some bytes, such as “3.1 MB”. @param {number} bytes */
const size = (bytes) =>
  new Intl.NumberFormat(page.lang, { style: "unit", unit: "megabyte", maximumSignificantDigits: 2 }).format(bytes / 1e6);

/** The lines about it on the home page. @param {Status} status */
const lines = ({ sets }) => {
  const missing = Object.values(sets).filter(({ isKept }) => !isKept);
  const areKept = (/** @type {string[]} */ ...names) => names.every((name) => sets[name]?.isKept);
  const playable = [...games].filter(([game]) => areKept("site", page.lang, game, `${game}.${page.lang}`)).map(([, title]) => title);
  const says = (/** @type {string} */ words) => make("p", {}, words);
  const renewed = newest !== version ? [says(say("renewed")), button(say("renew"), renew)] : [];
  if (missing.length === 0) return [...renewed, says(say("offline-all"))];
  if (keeping === "begun") return [...renewed, says(say("loading", { title: document.title }))];
  const failed = keeping === "failed" ? [says(say("download-failed"))] : [];
  const works = playable.length > 0 ? [says(say("offline-games", { titles: list(playable) }))] : [];
  const rest = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  return [...renewed, ...failed, ...works, says(say("download-size", { size: size(rest) })), button(say("download-all"), keepAll)];
};

/** Draws what has changed: a press on the rest is not lost, and a screen reader says nothing twice. */
const draw = () => {
  /** @type {HTMLElement | null} */
  const place = document.querySelector(".home .offline");
  if (!place) return;
  const hasFocus = place.contains(document.activeElement);
  const wanted = status?.version ? lines(status) : [];
  for (const drawn of [...place.children]) if (!wanted.some((line) => line.isEqualNode(drawn))) drawn.remove();
  for (const [at, line] of wanted.entries()) if (!place.children[at]?.isEqualNode(line)) place.insertBefore(line, place.children[at] ?? null);
  if (hasFocus && !document.activeElement?.matches(".offline button")) (place.querySelector("button") ?? place).focus();
};

/** Has the files of the open document kept. */
export const keep = () => {
  if (!version || !serviceWorker) return;
  // Who plays has matches, so the page of all matches is wanted with every game.
  const [own] = page.dataset.document?.split("/") ?? [];
  const opened = own ? [own, "matches"] : [];
  const before = wants.size;
  for (const set of opened) wants.add(set).add(`${set}.${page.lang}`);
  wants.add(page.lang);
  draw();
  if (wants.size > before) lookForVersion();
};

if (version && serviceWorker) {
  hold(site + version);
  serviceWorker.register(`${site}service-worker.js`).catch(console.info);
  setInterval(lookForVersion, HOUR);
  addEventListener("online", () => lookForVersion());
  addEventListener("visibilitychange", () => document.visibilityState === "visible" && lookForVersion());
}
