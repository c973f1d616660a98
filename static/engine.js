// Runs the engine of a game's bots (`src/engine/`): as a module of a worker, or on the page where there are no workers.

/**
 * A message of an engine after each slice of its search (`src/engine/worker.rs`).
 * @typedef {{ answer?: object, thinks: boolean }} Turn
 * @typedef {(message?: object) => Turn} Engine
 */

/** The engine that was opened last. @type {Engine} */
let last;
/** Is told by the program of an engine that it is open. @param {Engine} engine */
export const opened = (engine) => (last = engine);

/** Opens the engine of a game, and gives what takes its messages. @param {string} game @param {(turn: Turn) => void} say */
export const open = async (game, say) => {
  // Its files lie beside this one.
  const { href } = new URL(`${game}_bot`, import.meta.url);
  const { default: start } = await import(`${href}.js`);
  await start({ module_or_path: `${href}_bg.wasm` });
  const engine = last;
  // Between two slices comes what has been asked meanwhile. A timer would wait for longer than that.
  const { port1: slices, port2: next } = new MessageChannel();
  let goesOn = false;
  /** @param {object} [message] */
  const take = (message) => {
    const turn = engine(message);
    say(turn);
    if (turn.thinks && !goesOn) next.postMessage(0);
    goesOn ||= turn.thinks;
  };
  slices.onmessage = () => {
    goesOn = false;
    take();
  };
  return take;
};

// In a worker the first message is the game's name.
if ("WorkerGlobalScope" in globalThis) {
  /** @type {ReturnType<typeof open> | undefined} */
  let opening;
  /** @param {any} message */
  const hear = async (message) => {
    if (opening) (await opening)(message);
    else await (opening = open(message, postMessage));
  };
  // Only what nobody catches outside of a promise is told to the page.
  /** @param {unknown} error */
  const fail = (error) => setTimeout(() => { throw error; });
  addEventListener("message", ({ data }) => hear(data).catch(fail));
}
