// Starts a game's engine (`static/engine.js`) when its program asks for something, and anew when it dies or is silent. Where it
// does not run beside the page, it runs on it. The program talks with it by events on its element (`src/ui/table/bots.rs`): it
// can "ask", and is told an "answer", or that the engine "forgot" all that it was told.

const SILENT = 10_000; // milliseconds without a sign of life
const DEATHS = 3; // so often it dies without an answer until it is taken to the page

const root = document.documentElement;

/** Gives what the engine of this game hears by; it answers in the game's place. Where it does not come, `missed` is told. */
export const serve = (place, game, missed) => {
  const file = new URL("engine.js", import.meta.url).href;
  let engine;
  let deaths = 0;
  let silence;

  const tell = (name, detail) => place.dispatchEvent(new CustomEvent(name, { detail }));
  const awaits = (is) => {
    clearTimeout(silence);
    if (is) root.dataset.thinks = ""; // the browser tests wait for its end
    else delete root.dataset.thinks;
  };
  const say = ({ answer, thinks }) => {
    awaits(thinks);
    if (thinks) watch();
    if (answer) {
      deaths = 0;
      tell("answer", answer);
    }
  };

  /** What it was told goes with it. What the program still wants, it asks for again. */
  const die = () => {
    engine?.end();
    engine = undefined;
    deaths += 1;
    awaits(false);
    tell("forgot");
  };
  const watch = () => (silence = setTimeout(die, SILENT));

  const beside = () => {
    const worker = new Worker(file, { type: "module" });
    worker.onmessage = ({ data }) => say(data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (engine?.worker === worker) die();
    };
    worker.postMessage(game);
    return { worker, hear: (message) => (awaits(true), watch(), worker.postMessage(message)), end: () => worker.terminate() };
  };

  /** The engine on the page: while it thinks about a slice, the page waits. */
  const here = () => {
    const opened = import(file).then(({ open }) => open(game, say));
    const hear = async (message) => {
      awaits(true);
      try {
        (await opened)(message);
      } catch (error) {
        awaits(false);
        engine = undefined;
        missed(error);
      }
    };
    return { hear, end: () => {} };
  };

  const start = () => {
    try {
      return deaths < DEATHS ? beside() : here();
    } catch {
      return here(); // a browser without workers
    }
  };
  return (question) => (engine ??= start()).hear(question);
};
