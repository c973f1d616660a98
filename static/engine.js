// Runs the engine of a game's bots (`src/engine/`), as a module in a worker, or on the page if there are no workers.

/**
 * Handles a line, or works for one slice without one. Returns a line, or nothing once there is nothing to do
 * (`src/worker.rs`).
 * @typedef {(line?: string) => string | undefined} Engine
 */

/** The engine that was opened last. @type {Engine} */
let last;
/** Called by an engine's program when it is ready. @param {Engine} engine */
export const opened = (engine) => (last = engine);

/** The number of attempts to open an engine here. */
let attempts = 0;

/** Opens the engine of a game, and returns the function that takes lines to it. @param {string} game @param {(line: string) => void} say */
export const open = async (game, say) => {
  // The engine's files are beside this one.
  const { href } = new URL(`${game}_bot`, import.meta.url);
  // Firefox remembers by its URL that a module could not be loaded, so another attempt has another URL.
  const { default: start } = await import(attempts++ ? `${href}.js?${attempts}` : `${href}.js`);
  await start({ module_or_path: `${href}_bg.wasm` });
  const engine = last;
  // Lines that arrived meanwhile are handled between two slices. A timer would wait longer.
  const { port1: slices, port2: next } = new MessageChannel();
  let goesOn = false;
  /** @param {string} [line] */
  const take = (line) => {
    const said = engine(line);
    if (said === undefined) return;
    say(said);
    if (!goesOn) next.postMessage(0);
    goesOn = true;
  };
  slices.onmessage = () => {
    goesOn = false;
    take();
  };
  return take;
};

// In a worker, the first message is the game's name.
if ("WorkerGlobalScope" in globalThis) {
  /** @type {ReturnType<typeof open> | undefined} */
  let opening;
  /** @param {string} line */
  const hear = async (line) => {
    if (opening) (await opening)(line);
    else await (opening = open(line, postMessage));
  };
  // The page is notified only of errors that are thrown outside of a promise.
  /** @param {unknown} error */
  const fail = (error) => setTimeout(() => { throw error; });
  addEventListener("message", ({ data }) => hear(data).catch(fail));
}
