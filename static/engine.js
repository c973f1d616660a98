// Runs the engine of a game's bots (`src/engine/`): as a module of a worker, or on the page where there are no workers.

/** Opens the engine of a game, whose files lie beside this one. `say` is told its answers, and whether it thinks on.
 * Gives what it hears by. */
export const open = async (game, say) => {
  const file = (ending) => new URL(`${game}_bot${ending}`, import.meta.url).href;
  const { default: start } = await import(file(".js"));
  await start({ module_or_path: file("_bg.wasm") });
  const { engine } = globalThis;
  // Between two slices comes what has been asked meanwhile. A timer would wait for longer than that.
  const { port1: slices, port2: next } = new MessageChannel();
  let goesOn = false;
  const take = (message) => {
    const turn = engine(message);
    say(turn);
    if (turn.thinks && !goesOn) next.postMessage(0);
    goesOn ||= turn.thinks;
  };
  slices.onmessage = () => {
    goesOn = false;
    take(undefined);
  };
  return take;
};

// In a worker the first message is the game's name.
if (globalThis.WorkerGlobalScope) {
  let opened;
  const hear = async (message) => {
    if (opened) (await opened)(message);
    else await (opened = open(message, postMessage));
  };
  // Only what nobody catches outside of a promise is told to the page.
  const fail = (error) => setTimeout(() => { throw error; });
  addEventListener("message", ({ data }) => hear(data).catch(fail));
}
