// The interface between the document and its program. `src/ui/host.rs` declares the same functions in Rust.
import { tellMissing } from "./notices.js";
import { find, say } from "./speech.js";

/**
 * The program of the document: its title, its file, and what it hands over.
 * @typedef {{ title: string, name: string } & Handed} Program
 *
 * Its messages, and the controller of its lock.
 * @typedef {{ messages?: string, lock?: AbortController }} Handed
 */

const { program: name, title = "" } = document.documentElement.dataset;
/** The home page has none. @type {Program | undefined} */
export const program = name ? { name, title } : undefined;

/** The titles of the games, by their names. */
export const games = new Map(Object.entries(/** @type {Record<string, string>} */ (JSON.parse(find("#games").textContent))));

/** Returns the title of a game. @param {string} game */
export const titleOf = (game) => games.get(game);

/** Returns the messages of the program. */
export const messages = () => program?.messages;

/** Registers the controller of the program's lock, which is aborted if the program crashes. @param {AbortController} lock */
export const onDeath = (lock) => Object.assign(program ?? {}, { lock });

/** Shows a notice that the engine of the program could not be loaded. @param {() => void} again */
export const missEngine = (again) => tellMissing(say("bots-of", program), again);

/** Plays sounds; loaded at the first user gesture, before which no page may play any. @type {typeof import("./sound.js").play | undefined} */
let player;
// The press may leave the page, and browsers differ in whether an import that this cuts off fails.
const touched = () => import("./sound.js").then((sound) => (player = sound.play), console.info);
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, touched, { once: true, capture: true });

// style.css shows the focus on a touch screen only to whoever uses keys.
addEventListener("keydown", () => (document.documentElement.dataset.keys = ""), true);
addEventListener("pointerdown", () => delete document.documentElement.dataset.keys, true);

/** Plays a sound. @param {string} sound @param {number} volume from 0 to 3 @param {boolean} mayShake */
export const play = (sound, volume, mayShake) => player?.(sound, volume, mayShake);

/** Tells that an unfinished match is open, or no longer: meanwhile no new version of the site is put into service. @param {boolean} isUnderWay */
export const setUnderWay = (isUnderWay) => import("./offline.js").then((offline) => offline.setUnderWay(isUnderWay), console.info);

/** The bytes that are read of a dropped file: more than any match has, and of a backup as many as fit into a tab's storage. */
const DROPPED = 5_000_000;
/** Receive what is dropped on the page. @type {Set<(bytes: Uint8Array) => void>} */
const receivers = new Set();
/** Whether what is dragged is of this page: dropping it means nothing. */
let isOwn = false;
addEventListener("dragstart", () => (isOwn = true));
addEventListener("dragend", () => (isOwn = false));
/** Returns the data of an event that is to be taken: fields take a text that is dropped on them. @param {DragEvent} event */
const droppedBy = ({ dataTransfer, target }) => {
  const takesText = target instanceof Element && target.closest("input, textarea") && !dataTransfer?.types.includes("Files");
  return isOwn || takesText ? null : dataTransfer;
};
addEventListener("dragover", (event) => receivers.size > 0 && droppedBy(event) && event.preventDefault());
addEventListener("drop", async (event) => {
  const dropped = droppedBy(event);
  if (receivers.size === 0 || !dropped) return;
  event.preventDefault();
  const part = dropped.files[0]?.slice(0, DROPPED) ?? new Blob([dropped.getData("text/plain") || dropped.getData("text/uri-list")]);
  const bytes = new Uint8Array(await part.arrayBuffer());
  for (const receive of receivers) receive(bytes);
});

/** Adds what receives the first bytes of a file or text that is dropped on the page. Returns a function that ends this. @param {(bytes: Uint8Array) => void} receive */
export const onDrop = (receive) => {
  receivers.add(receive);
  return () => receivers.delete(receive);
};

/** The connection of live play, once a page has asked for it. @type {typeof import("./peer.js") | undefined} */
let connection;
/** Loads the connection of live play. */
export const openLive = async () => (connection ??= await import("./peer.js"));
/** Returns the connection of live play; nothing before a page has asked for it. */
export const live = () => connection;

/** Settled once the browser has done the last request of `fillScreen`. @type {Promise<void>} */
let screenSettled = Promise.resolve();

/** Shows the page on the whole screen, or no longer. A browser that cannot do so, or is not allowed to, does nothing. @param {boolean} fills */
export const fillScreen = (fills) => {
  const ask = () => (fills ? document.documentElement.requestFullscreen?.() : document.fullscreenElement ? document.exitFullscreen() : undefined);
  screenSettled = screenSettled.then(ask).catch(console.info);
};

/** The URL of the script that runs an engine in a worker. */
export const engineScript = new URL("engine.js", import.meta.url).href;

/** Opens the engine of a game on the page. @param {string} game @param {(line: string) => void} hear */
export const openEngine = async (game, hear) => (await import("./engine.js")).open(game, hear);
