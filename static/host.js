// All that passes between the page and its programs. `src/ui/host.rs` declares the same in Rust.
import { tellMissing } from "./notices.js";
import { say } from "./speech.js";

/**
 * A program as the page knows it. Attributes of its element (`index.html`) name its title, its files and its style sheets.
 * @typedef {{ id: string, title: string, program: string, style: string, tries: number, running?: Promise<void>, ready?: boolean,
 *   dead?: boolean } & Handed} Program
 *
 * Its messages in the language of the page, its function that loads those of another, and the controller of its lock.
 * @typedef {{ messages?: string, load?: (messages: string) => void, lock?: AbortController }} Handed
 */

/** @type {NodeListOf<HTMLElement>} */
const places = document.querySelectorAll("[data-program]");
/** The programs, by the ids of their elements, with which the addresses of their pages begin. @type {Map<string, Program>} */
export const programs = new Map();
for (const { id, dataset: { title = "", program = "", style = "" } } of places) programs.set(id, { id, title, program, style, tries: 0 });

/** @param {string} id @param {Handed} handed */
const hand = (id, handed) => Object.assign(programs.get(id) ?? {}, handed);

/** Gives a program its messages. @param {string} id */
export const messages = (id) => programs.get(id)?.messages;

/** A program takes messages in another language from now on. @param {string} id @param {(messages: string) => void} load */
export const onMessages = (id, load) => hand(id, { load });

/** A program holds a lock, which is to be given up if it dies. @param {string} id @param {AbortController} lock */
export const onDeath = (id, lock) => hand(id, { lock });

/** Says that the engine of a program has not come. @param {string} id @param {() => void} again */
export const missEngine = (id, again) => tellMissing(id, say("bots-of", programs.get(id)), again);

/** The player of sounds, loaded at the first touch: before it no page may sound. @type {typeof import("./sound.js").play | undefined} */
let player;
const touched = async () => ({ play: player } = await import("./sound.js"));
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, touched, { once: true, capture: true });

/** Plays a sound. @param {string} sound @param {number} volume from 0 to 3 @param {boolean} mayShake */
export const play = (sound, volume, mayShake) => player?.(sound, volume, mayShake);

/** The script that runs an engine in a worker. */
export const engineScript = new URL("engine.js", import.meta.url).href;

/** Opens the engine of a game on the page. @param {string} game @param {(turn: import("./engine.js").Turn) => void} answered */
export const openEngine = async (game, answered) => (await import("./engine.js")).open(game, answered);
