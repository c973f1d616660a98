// Starts the program of the document, and reports if it could not be loaded or has crashed, so that nobody waits at a page that does
// not respond.
import { program } from "./host.js";
import { loading, make, notCome, reload, tellStopped } from "./notices.js";
import { file, find } from "./speech.js";

/** @typedef {import("./host.js").Program} Program */

const SOON = 400; // milliseconds until a page says that it is loading
const LATER = 2000; // milliseconds until a page that has started is kept for offline use
Object.assign(Error, { stackTraceLimit: 30 }); // for crash reports
const page = document.documentElement;

/** The element into which the program renders, and the front of the game before it has done so. */
const place = () => find(".program");
/** What the program has become. @type {"" | "loading" | "ready" | "dead"} */
let stage = "";
let tries = 0;

/** The digests of shared modules, by their names (`scripts/digests.mjs`). @type {Record<string, string>} */
const digests = JSON.parse(find("#digests")?.textContent ?? "{}");

/**
 * Loads a module through an element, because all browsers check an element's digest. Returns its URL. A damaged file is requested
 * again under another URL.
 * @param {string} name @param {number} [again] @returns {Promise<string>}
 */
const bring = (name, again) =>
  new Promise((done, fail) => {
    const src = file(again ? `${name}?${again}` : name);
    if (again) fetch(file(name), { cache: "reload" }).catch(() => {}); // so that the browser's cache has the intact file at the next visit
    const element = make("script", { type: "module", src, integrity: digests[name] ?? "" });
    element.onload = () => done(src);
    element.onerror = () => fail(new Error(`${src} does not come`));
    document.head.append(element);
  });

/** Loads the messages of a program. @param {Program} program @param {RequestCache} cache */
const bringWords = async ({ name, title }, cache) => {
  const answer = await fetch(file(`${name}.${page.lang}.txt`), { cache });
  const [, text] = (await answer.text()).match(/^([A-Z](?:\u0007.*)?)\u0008$/s) ?? [];
  // A server may answer with an error page, or with a truncated file.
  if (!answer.ok || !text) throw new Error(`the words of ${title} do not come`);
  return text;
};

/** Shows on the front how far a program has come that is being loaded. @param {Response} response */
const watched = (response) => {
  const bar = document.querySelector(".front progress");
  const whole = Number(page.dataset.size);
  if (!(bar instanceof HTMLProgressElement) || !whole || !response.body) return response;
  let come = 0;
  const count = new TransformStream({
    transform(chunk, controller) {
      come += chunk.length;
      bar.value = come / whole;
      controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(count), { status, headers });
};

/** Waits until what the document shows has been painted; a page in the background paints nothing. @returns {Promise<void>} */
const painted = () => new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));

/** @param {Program} program */
const load = async (program) => {
  // What address.js has not requested does not share a slow connection with the front.
  if (!globalThis.opening) await painted();
  // A program that has crashed or is damaged is requested without the cache.
  const again = tries++;
  const cache = again ? "reload" : "default";
  const requested = again ? undefined : globalThis.opening;
  const wasm = (requested ?? fetch(file(`${program.name}_bg.wasm`), { cache })).then(watched);
  const words = bringWords(program, cache);
  for (const awaited of [wasm, words]) awaited.catch(() => {}); // reported below
  // All files are requested at once.
  const [address] = await Promise.all([bring(`${program.name}.js`, again), bring("store.js", again)]);
  const { default: start } = await import(address);
  await start({ module_or_path: words.then((words) => ((program.messages = words), wasm)) });
  stage = "ready";
  document.querySelector(".front")?.remove();
};

/** @param {Program} program */
const start = async (program) => {
  stage = "loading";
  // The front, which says what the game is, stays until the page is there; in the place of any other page a notice says that it comes.
  const front = () => document.querySelector(".front")?.checkVisibility();
  setTimeout(() => stage === "loading" && !front() && place().replaceChildren(loading(program.title)), SOON);
  await load(program).catch((error) => (error instanceof WebAssembly.RuntimeError ? died(program, error) : missed(program)));
};

/** Reports that a program could not be loaded. @param {Program} program */
const missed = async (program) => {
  const notice = await notCome(program.title, () => startAnew(program));
  stage = "";
  document.querySelector(".front")?.remove();
  place().replaceChildren(notice);
};

/** Starts a program in an empty element: event listeners on the old one belong to the crashed program. @param {Program} program */
const startAnew = (program) => {
  place().replaceWith(place().cloneNode(false));
  return start(program);
};

/** Returns saved data that may have caused a crash: the match of the current route, or the position that is being set up. @param {Program} program */
const dataOfCrash = async ({ name }) => {
  const [, kind, id] = location.hash.split("/");
  if (kind === "position") return localStorage.getItem(`caravanserai.position.${name}`) ?? "";
  /** @type {import("./store.js")} */
  const { matchStore } = await import(file("store.js"));
  return (await matchStore.read(id ?? ""))?.text ?? "";
};

/** Handles a crash. Yew's scheduler keeps its lock when a program crashes, so that it does nothing any more. @param {Program} program @param {Error} error */
const died = async (program, error) => {
  if (stage === "dead") return;
  stage = "dead";
  document.querySelector(".front")?.remove();
  program.lock?.abort(); // its match may be played in another tab
  const { title, name } = program;
  const saved = await dataOfCrash(program).catch(() => ""); // empty without local storage
  const lines = [`${title} has stopped: ${error}`, location.href, name, navigator.userAgent, error.stack ?? "", saved];
  tellStopped(place(), title, lines, () => startAnew(program));
};

/** Handles an uncaught error: in a program it is a crash. @param {any} error */
const failed = (error) => {
  if (program && (error instanceof WebAssembly.RuntimeError || error?.stack?.includes(program.name))) died(program, error);
};
addEventListener("error", ({ error }) => failed(error));
addEventListener("unhandledrejection", ({ reason }) => failed(reason));

/** Shows the running matches on the home page. */
const drawWaiting = async () => {
  try {
    const [address] = await Promise.all([bring("waiting.js"), bring("store.js")]);
    const { draw } = await import(address);
    await draw();
  } catch {
    globalThis.tellIncomplete();
  }
  delete page.dataset.undrawn;
};

/** Keeps a setting for the visits to come; without local storage it is forgotten. @param {string} setting @param {string} [value] */
const keepSetting = (setting, value = "") => {
  try {
    localStorage.setItem(`caravanserai.${setting}`, value);
  } catch {}
};

// A link to the same page in another language keeps its place, and is a choice.
addEventListener("click", ({ target }) => {
  const choice = target instanceof Element ? target.closest("a[data-language]") : null;
  if (!(choice instanceof HTMLAnchorElement)) return;
  choice.hash = location.hash;
  keepSetting("language", choice.dataset.language);
});

/** The choices of the light on the home page, of which one is pressed. @type {NodeListOf<HTMLButtonElement>} */
const lights = document.querySelectorAll(".light button");
const showLight = () => lights.forEach((choice) => (choice.ariaPressed = `${choice.dataset.light === page.dataset.light}`));
const chooseLight = (/** @type {Event} */ { currentTarget: choice }) => {
  if (!(choice instanceof HTMLButtonElement)) return;
  page.dataset.light = choice.dataset.light;
  keepSetting("light", choice.dataset.light);
  showLight();
};
lights.forEach((choice) => choice.addEventListener("click", chooseLight));
addEventListener("storage", showLight); // chosen in another tab
showLight();

/** Has the open page kept for offline use; later, so that it does not delay what the reader waits for. */
const keepOffline = () => import("./offline.js").then(({ keep }) => keep(), console.info);

const arrive = async () => {
  // The home page has no other pages.
  if (!program && location.hash) history.replaceState(null, "", location.pathname + location.search);
  await (program ? start(program) : drawWaiting());
  page.dataset.started = ""; // browser tests wait for this
  setTimeout(keepOffline, LATER);
};

/** What the page says until this script runs. It is the last part of the document: without it, the document has been cut. */
const plain = document.querySelector(".plain");
// address.js checks this: the document has all of its parts, and all scripts and style sheets are loaded.
/** @type {NodeListOf<HTMLLinkElement>} */
const sheets = document.querySelectorAll("link[rel=stylesheet]");
if (plain && Array.from(sheets).every(({ sheet }) => sheet?.cssRules.length)) page.dataset.whole = "";
// If address.js itself is missing, this script reports it.
if (!("tellIncomplete" in globalThis)) {
  const again = () => fetch(file("address.js"), { cache: "reload" }).then(reload);
  notCome(document.title, again).then((notice) => document.body.prepend(notice));
}

plain?.remove();
// Every page opens at its top, without the scroll position of the previous one.
history.scrollRestoration = "manual";
addEventListener("hashchange", () => {
  scrollTo(0, 0);
  // A page other than the one that crashed may work.
  if (program && (stage === "dead" || stage === "")) startAnew(program);
});
if (plain) arrive();
