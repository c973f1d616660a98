// Starts each program when the current route is one of its pages, and reports programs that could not be loaded or have
// crashed, so that nobody waits at a page that does not respond.
import { programs } from "./host.js";
import { lay, loading, make, notCome, reload, tellStopped } from "./notices.js";
import { awaitTheirs, file, find, first, learn, say, sayIn, sayInTheirs } from "./speech.js";

/** @typedef {import("./host.js").Program} Program */

const SOON = 400; // milliseconds until a page says that it is loading
const LATER = 2000; // milliseconds until a page that has started is kept for offline use
Object.assign(Error, { stackTraceLimit: 30 }); // for crash reports
const page = document.documentElement;
const all = [...programs.values()];

/** The element into which a program renders. @param {Program} program */
const place = ({ id }) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Returns the program of the current route, if any. The first two segments, as in `damath/paper`, count before the first one. */
const programOfRoute = () => {
  const [, game = "", part] = location.hash.match(/^#(?:\/|%2F)([\w-]*)(?:\/|%2F)?([\w-]*)/i) ?? []; // a chat may encode the slashes
  const ofRoute = (/** @type {string} */ route) => all.find(({ routes }) => routes.includes(route));
  return ofRoute(`${game}/${part}`) ?? ofRoute(game);
};

/** @param {Program} program */
const isSpeaking = ({ ready, dead }) => ready && !dead;

/** The digests of style sheets and shared modules, by their names (`scripts/digests.mjs`). @type {Record<string, string>} */
const digests = JSON.parse(find("#digests")?.textContent ?? "{}");

/**
 * Loads a module or a style sheet through an element, because all browsers check an element's digest. Returns its URL. A
 * damaged file is requested again under another URL.
 * @param {string} name @param {number} [again] @returns {Promise<string>}
 */
const bring = (name, again) =>
  new Promise((done, fail) => {
    const address = file(again ? `${name}?${again}` : name);
    if (again) fetch(file(name), { cache: "reload" }).catch(() => {}); // so that the browser's cache has the intact file at the next visit
    const element = name.endsWith(".css") ? make("link", { rel: "stylesheet", href: address }) : make("script", { type: "module", src: address });
    element.integrity = digests[name] ?? "";
    element.onload = () => done(address);
    element.onerror = () => fail(new Error(`${address} does not come`));
    document.head.append(element);
  });

/** Files that programs and the home page share: each is loaded once. @type {Map<string, Promise<string>>} */
const shared = new Map();
/** @param {string} name @param {number} [again] */
const share = (name, again) => {
  const brought = shared.get(name) ?? bring(name, again);
  shared.set(name, brought);
  brought.catch(() => shared.delete(name));
  return brought;
};

/** Loads the messages of a program. @param {Program} program @param {string} language @param {RequestCache} [cache] */
const bringWords = async (program, language, cache = "default") => {
  const answer = await fetch(file(`${program.program}.${language}.txt`), { cache });
  const [, text] = (await answer.text()).match(/^([A-Z](?:\u0007.*)?)\u0008$/s) ?? [];
  // A server may answer with an error page, or with a truncated file.
  if (!answer.ok || !text) throw new Error(`the words of ${program.title} do not come`);
  return text;
};

/** Passes messages to a program. @param {Program} program @param {string} words */
const tell = (program, words) => {
  program.messages = words;
  program.load?.(words);
};

/** @param {Program} program */
const load = async (program) => {
  // A program that has crashed or is damaged is requested without the cache.
  const again = program.tries++;
  const cache = again ? "reload" : "default";
  const requested = again ? undefined : globalThis.opening;
  const wasm = requested?.program === program.program ? requested.file : fetch(file(`${program.program}_bg.wasm`), { cache });
  let language = page.lang;
  const words = bringWords(program, language, cache);
  for (const awaited of [wasm, words]) awaited.catch(() => {}); // reported below
  // All files are requested at once.
  const styles = program.style.split(" ").map((style) => share(`${style}.css`, again));
  const [address] = await Promise.all([bring(`${program.program}.js`, again), share("store.js", again), ...styles]);
  const { default: start } = await import(address);
  await start({ module_or_path: words.then((words) => ((program.messages = words), wasm)) });
  // Its page is drawn: a notice that it is loading would replace it.
  program.ready = true;
  // The language may have been changed meanwhile.
  while (language !== page.lang) {
    language = page.lang;
    tell(program, await bringWords(program, language));
  }
};

/** @param {Program} program */
const start = (program) => {
  // It lives on without the words of the page's language, and a second one would run beside it.
  if (program.ready && !program.running) return reload();
  program.running ??= load(program).catch((error) => (error instanceof WebAssembly.RuntimeError ? died(program, error) : missed(program)));
  const isAwaited = () => program.running && !program.ready && programOfRoute() === program;
  const show = async () => {
    if (isAwaited()) await sayInTheirs();
    if (isAwaited()) place(program).replaceChildren(loading(program.title));
  };
  setTimeout(show, SOON);
  return program.running;
};

/** Reports that a program, or its words in another language, could not be loaded. The next visit of its pages tries again. @param {Program} program */
const missed = async (program) => {
  await sayInTheirs();
  const { ready, title } = program;
  const notice = await notCome(title, ready ? reload : () => startAnew(program));
  program.running = undefined;
  if (programOfRoute() !== program) return;
  if (ready) lay(place(program), notice);
  else place(program).replaceChildren(notice);
};

/** Starts a program in an empty element: event listeners on the old one belong to the crashed program. @param {Program} program */
const startAnew = (program) => {
  place(program).replaceWith(place(program).cloneNode(false));
  Object.assign(program, { running: undefined, ready: false, dead: false, load: undefined });
  return start(program);
};

/** Returns saved data that may have caused a crash: the match of the current route, or the position that is being set up. */
const dataOfCrash = async () => {
  const [, game, kind, id] = location.hash.split("/");
  if (kind === "position") return localStorage.getItem(`caravanserai.position.${game}`) ?? "";
  /** @type {import("./store.js")} */
  const { matchStore } = await import(await share("store.js"));
  return (await matchStore.read(id ?? ""))?.text ?? "";
};

/** Handles a crash. Yew's scheduler keeps its lock when a program crashes, so that it does nothing any more. @param {Program} program @param {Error} error */
const died = async (program, error) => {
  if (program.dead) return;
  program.dead = true;
  program.lock?.abort(); // its match may be played in another tab
  const { title } = program;
  const saved = await dataOfCrash().catch(() => ""); // empty without local storage
  if (programOfRoute() !== program) return;
  const lines = [`${title} has stopped: ${error}`, location.href, program.program, navigator.userAgent, error.stack ?? "", saved];
  tellStopped(place(program), title, lines, () => startAnew(program));
};

/** Handles an uncaught error: in a program it is a crash. @param {any} error */
const failed = (error) => {
  const thrower = all.find(({ program }) => error?.stack?.includes(program));
  // If the browser does not name the program, it is the one on the screen.
  const shown = () => all.find((program) => place(program).querySelector("main"));
  const program = thrower ?? (error instanceof WebAssembly.RuntimeError ? shown() : undefined);
  if (program) died(program, error);
};
addEventListener("error", ({ error }) => failed(error));
addEventListener("unhandledrejection", ({ reason }) => failed(reason));

/** Shows the running matches on the home page. */
const drawWaiting = async () => {
  try {
    const [address] = await Promise.all([share("waiting.js"), share("store.js")]);
    const { draw } = await import(address);
    await draw();
  } catch {
    tellIncomplete();
  }
};

/** Switches to another language once all open programs have loaded it. @param {string} language */
const speak = async (language) => {
  const speaking = all.filter(isSpeaking);
  const [, ...words] = await Promise.all([learn(language), ...speaking.map((program) => bringWords(program, language))]);
  sayIn(language);
  speaking.forEach((program, at) => tell(program, words[at] ?? ""));
  await drawWaiting();
  // Programs that have started meanwhile have loaded the previous language.
  const late = all.filter((program) => isSpeaking(program) && !speaking.includes(program));
  await Promise.all(late.map(async (program) => tell(program, await bringWords(program, language))));
  keepOffline();
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
  } catch {} // without local storage, the choice is forgotten
});
addEventListener("storage", ({ key, newValue }) => key === "caravanserai.language" && newValue && speak(newValue).catch(console.warn));

/** Has the open page kept for offline use; later, so that it does not delay what the reader waits for. */
const keepOffline = () => import("./offline.js").then(({ keep }) => keep(programOfRoute()), console.info);

const arrive = async () => {
  const wanted = programOfRoute();
  // A route of no program leads to the home page.
  if (!wanted && location.hash) history.replaceState(null, "", "#/");
  // The notice in place of a program is removed when the route changes, and so is the page of a crashed one.
  for (const program of all) if (program !== wanted && !isSpeaking(program)) place(program).replaceChildren();
  if (wanted) {
    await (wanted.dead ? startAnew(wanted) : start(wanted));
  } else {
    awaitTheirs();
    const drawn = sayInTheirs(globalThis.words).then((isSpoken) => (isSpoken ? drawWaiting() : tellIncomplete())).then(() => delete page.dataset.undrawn);
    // The reader's language may not come: until it does, the matches are told of in English.
    await ("unspoken" in page.dataset ? drawWaiting() : drawn);
  }
  page.dataset.started = ""; // browser tests wait for this
  setTimeout(keepOffline, LATER);
};

// language.js checks this: all scripts are loaded, and all style sheets, each of which has one of these properties.
if (["--ground", "--page", "--picture"].every((name) => getComputedStyle(page).getPropertyValue(name))) page.dataset.whole = "";
// If language.js itself is missing, this script reports it.
if (!("tellIncomplete" in globalThis)) {
  const again = () => fetch(file("language.js"), { cache: "reload" }).then(reload);
  notCome(document.title, again).then((notice) => document.body.prepend(notice));
}

// The plain page reports what is missing until this script runs.
find(".plain").remove();
sayIn(first, page.lang);
// Messages may be needed from the first user gesture on.
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => sayInTheirs(), { once: true, capture: true });
// Every page opens at its top, without the scroll position of the previous one.
history.scrollRestoration = "manual";
addEventListener("hashchange", () => scrollTo(0, 0));
addEventListener("hashchange", arrive);
// Whoever opens the page of a program does not see the home page before, nor does a screen reader begin to read it.
const opened = programOfRoute();
if (opened) place(opened).append(make("main", {}));
arrive();
