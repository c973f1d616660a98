// Starts the programs, each when the address names one of its pages, and says when one does not come, or dies: nobody is left
// before a table that looks alive and answers nothing.
import { programs } from "./host.js";
import { lay, loading, make, notCome, reload, tellStopped } from "./notices.js";
import { awaitTheirs, file, find, first, learn, say, sayIn, sayInTheirs } from "./speech.js";

/** @typedef {import("./host.js").Program} Program */

const SOON = 400; // milliseconds until a page says that it is being loaded
Object.assign(Error, { stackTraceLimit: 30 }); // for reports
const page = document.documentElement;
const all = [...programs.values()];

/** The element in which a program draws. @param {Program} program */
const place = ({ id }) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The program that the address names, if it names one. A page can be a program of its own: its id names it with its game. */
const named = () => {
  const path = location.hash.slice(2);
  const [game] = path.split("/");
  return programs.get(path) ?? programs.get(game ?? "");
};

/** @param {Program} program */
const isSpeaking = ({ ready, dead }) => ready && !dead;

/** The digests of style sheets and shared modules, by their names (`scripts/digests.mjs`). @type {Record<string, string>} */
const digests = JSON.parse(find("#digests")?.textContent ?? "{}");

/**
 * Has an element load a module or a style sheet, as all browsers look at an element's digest, and gives its address. What came
 * damaged is asked for again as if it were another.
 * @param {string} name @param {number} [again] @returns {Promise<string>}
 */
const bring = (name, again) =>
  new Promise((done, failed) => {
    const address = file(again ? `${name}?${again}` : name);
    if (again) fetch(file(name), { cache: "reload" }).catch(() => {}); // the browser keeps this one for the next visit
    const element = name.endsWith(".css") ? make("link", { rel: "stylesheet", href: address }) : make("script", { type: "module", src: address });
    element.integrity = digests[name] ?? "";
    element.onload = () => done(address);
    element.onerror = () => failed(new Error(`${address} does not come`));
    document.head.append(element);
  });

/** What every program and the home page share: what has come already stays. @type {Map<string, Promise<string>>} */
const shared = new Map();
/** @param {string} name @param {number} [again] */
const share = (name, again) => {
  const brought = shared.get(name) ?? bring(name, again);
  shared.set(name, brought);
  brought.catch(() => shared.delete(name));
  return brought;
};

/** Gets the words of a program. @param {Program} program @param {string} language @param {RequestCache} [cache] */
const bringWords = async (program, language, cache = "default") => {
  const answer = await fetch(file(`${program.program}.${language}.txt`), { cache });
  const [, text] = (await answer.text()).match(/^([A-Z](?:\u0007.*)?)\u0008$/s) ?? [];
  // A server may answer with a page of its own, or with half of them.
  if (!answer.ok || !text) throw new Error(`the words of ${program.title} do not come`);
  return text;
};

/** Has a program say all in these words from now on. @param {Program} program @param {string} words */
const tell = (program, words) => {
  program.messages = words;
  program.load?.(words);
};

/** @param {Program} program */
const load = async (program) => {
  // A program that has died, or came damaged, is asked for past what the browser keeps of it.
  const again = program.tries++;
  const cache = again ? "reload" : "default";
  const wasm = fetch(file(`${program.program}_bg.wasm`), { cache });
  let language = page.lang;
  const words = bringWords(program, language, cache);
  for (const awaited of [wasm, words]) awaited.catch(() => {}); // told of below
  // All its files are asked for at once.
  const styles = program.style.split(" ").map((style) => share(`${style}.css`, again));
  const [address] = await Promise.all([bring(`${program.program}.js`, again), share("store.js", again), ...styles]);
  const { default: start } = await import(address);
  await start({ module_or_path: words.then((words) => ((program.messages = words), wasm)) });
  // Another language may have been chosen meanwhile.
  while (language !== page.lang) {
    language = page.lang;
    tell(program, await bringWords(program, language));
  }
};

/** @param {Program} program */
const start = (program) => {
  program.running ??= load(program).then(
    () => {
      program.ready = true;
    },
    (error) => (error instanceof WebAssembly.RuntimeError ? died(program, error) : missed(program)),
  );
  const isAwaited = () => program.running && !program.ready && named() === program;
  const show = async () => {
    if (isAwaited()) await sayInTheirs();
    if (isAwaited()) place(program).replaceChildren(loading(program.title));
  };
  setTimeout(show, SOON);
  return program.running;
};

/** Says that a program did not come. Who comes again tries again. @param {Program} program */
const missed = async (program) => {
  await sayInTheirs();
  const notice = await notCome(program.title, () => startAnew(program));
  program.running = undefined;
  if (named() === program) place(program).replaceChildren(notice);
};

/** Gives a program an empty place: what listens on the old one is dead, and what it shows goes. @param {Program} program */
const startAnew = (program) => {
  place(program).replaceWith(place(program).cloneNode(false));
  Object.assign(program, { running: undefined, ready: false, dead: false, load: undefined });
  return start(program);
};

/** What is saved that a fault may come from: the match that the address names, or the position that is being set up. */
const kept = async () => {
  const [, game, kind, id] = location.hash.split("/");
  if (kind === "position") return localStorage.getItem(`caravanserai.position.${game}`) ?? "";
  /** @type {import("./store.js")} */
  const { matchStore } = await import(await share("store.js"));
  return (await matchStore.read(id ?? ""))?.text ?? "";
};

/** Yew's scheduler never lets go of its lock when a program dies, so that it does nothing any more. @param {Program} program @param {Error} error */
const died = async (program, error) => {
  if (program.dead) return;
  program.dead = true;
  program.lock?.abort(); // its match may be played in another tab
  const { title } = program;
  const saved = await kept().catch(() => ""); // a browser that gives no storage keeps nothing
  if (named() !== program) return;
  const lines = [`${title} has stopped: ${error}`, location.href, program.program, navigator.userAgent, logged, error.stack ?? "", saved];
  tellStopped(place(program), title, lines, () => startAnew(program));
};

/** What was logged as an error last: a program logs why it panics before it dies. */
let logged = "";
const { error: log } = console;
console.error = (...parts) => {
  logged = parts.join(" ");
  log(...parts);
};

/** An error that nobody caught: in a program it is the end of it. @param {any} error */
const failed = (error) => {
  const thrower = all.find(({ program }) => error?.stack?.includes(program));
  // Where the browser does not name the program, it is the one that is on the screen.
  const shown = () => all.find((program) => place(program).querySelector("main"));
  const program = thrower ?? (error instanceof WebAssembly.RuntimeError ? shown() : undefined);
  if (program) died(program, error);
};
addEventListener("error", ({ error }) => failed(error));
addEventListener("unhandledrejection", ({ reason }) => failed(reason));

/** Draws the matches that wait on the home page. */
const drawWaiting = async () => {
  try {
    const [address] = await Promise.all([share("waiting.js"), share("store.js")]);
    const { draw } = await import(address);
    await draw();
  } catch {
    tellIncomplete();
  }
};

/** Speaks another language, as soon as all that is open can. @param {string} language */
const speak = async (language) => {
  const speaking = all.filter(isSpeaking);
  const [, ...words] = await Promise.all([learn(language), ...speaking.map((program) => bringWords(program, language))]);
  sayIn(language);
  speaking.forEach((program, at) => tell(program, words[at] ?? ""));
  await drawWaiting();
  // Those that have come since learnt what was spoken before.
  const late = all.filter((program) => isSpeaking(program) && !speaking.includes(program));
  await Promise.all(late.map(async (program) => tell(program, await bringWords(program, language))));
};

addEventListener("click", async ({ target }) => {
  const choice = target instanceof HTMLElement ? target.closest("[data-language]") : null;
  if (!(choice instanceof HTMLElement)) return;
  const { textContent: title, dataset: { language = "" } } = choice;
  try {
    await speak(language);
  } catch {
    // The page stays as it was.
    return lay(document.body, make("section", { role: "alertdialog", ariaLabel: title }, make("p", {}, say("offline", { title }))));
  }
  try {
    localStorage.setItem("caravanserai.language", language);
  } catch {} // without storage it forgets the choice
});
addEventListener("storage", ({ key, newValue }) => key === "caravanserai.language" && newValue && speak(newValue).catch(console.warn));

const arrive = async () => {
  const wanted = named();
  // An address that names no game leads home.
  if (!wanted && location.hash) history.replaceState(null, "", "#/");
  // A notice about a program goes when the address changes, and so does the page of a dead one.
  for (const program of all) if (program !== wanted && !isSpeaking(program)) place(program).replaceChildren();
  if (wanted) {
    await (wanted.dead ? startAnew(wanted) : start(wanted));
  } else {
    awaitTheirs();
    sayInTheirs(globalThis.words).then((isSpoken) => (isSpoken ? drawWaiting() : tellIncomplete())).then(() => delete page.dataset.undrawn);
    await drawWaiting();
  }
  page.dataset.started = ""; // the browser tests wait for this
};

// language.js waits for this: all scripts have come, and both style sheets.
if (["--page", "--ground"].every((name) => getComputedStyle(page).getPropertyValue(name))) page.dataset.whole = "";
// What is missing may be language.js itself.
if (!("tellIncomplete" in globalThis)) {
  const again = () => fetch(file("language.js"), { cache: "reload" }).then(reload);
  notCome(document.title, again).then((notice) => document.body.prepend(notice));
}

// The plain page says what is missing until it is here.
find(".plain").remove();
sayIn(first, page.lang);
// Messages may be needed from the first touch on.
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => sayInTheirs(), { once: true, capture: true });
// Every page opens at its top, whatever was read of the one before.
history.scrollRestoration = "manual";
addEventListener("hashchange", () => scrollTo(0, 0));
addEventListener("hashchange", arrive);
arrive();
