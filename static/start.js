// Starts the games' programs, each when the address names one of its pages. A page can be a program of its own: the id of
// its element then names the page with the game. It also says when one does not come, or dies: nobody is left before a
// table that looks alive and answers nothing.

const SOON = 400; // milliseconds until a page says that it is being loaded
Error.stackTraceLimit = 30; // for reports

/** What is known of a game's program: how often it was started, the promise that it runs, and whether it does or has died. */
const games = [...document.querySelectorAll("[data-program]")].map(({ id, dataset }) => ({ id, ...dataset, tries: 0 }));
const place = ({ id }) => document.getElementById(id);
/** Those that the address names: one, or none. */
const named = () => {
  const path = location.hash.slice(2);
  const [game] = path.split("/");
  return [path, game].map((path) => games.filter(({ id }) => id === path)).find(({ length }) => length) ?? [];
};
/** Whether what a game shows can be seen now. */
const isSeen = (game) => named().includes(game);

const make = (name, properties, ...inner) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...inner);
  return element;
};
const button = (words, press, look = "button") => make("button", { className: look, onclick: press }, words);
const reload = () => location.reload();
const page = document.documentElement;

// No page may sound before it is touched, so that is when its sounds come.
/** Everything that the page loads lies beside this script. */
const file = (name) => new URL(name, import.meta.url).href;
const get = (name) => import(file(`${name}.js`)).catch(() => ({}));
// The words of the page are needed then, too.
const hear = () => (get("sound"), sayInTheirs());
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, hear, { once: true, capture: true });

/** What the page and its scripts say in a language: its home page and its messages. English came with the page. */
const english = { home: document.querySelector("main.home"), messages: JSON.parse(document.getElementById("messages").textContent) };
const { languages } = page.dataset;
const spoken = new Map([[languages.split(" ")[0], english]]);
let speech = english;
/** The message of this name (`src/words/en/home.ftl`) with what stands in its places. */
globalThis.say = (name, places = {}) => speech.messages[name].replace(/\{(\w+)\}/g, (_, place) => places[place]);

/** Asks for the words of a language, once. */
const asked = new Map();
const learn = (language, answer) => {
  const read = async () => {
    const words = await (await (answer ?? fetch(file(`home.${language}.json`)))).json();
    const holder = make("template", { innerHTML: words.home });
    holder.content.querySelector(".plain").remove();
    spoken.set(language, { home: holder.content.firstElementChild, messages: words.messages });
  };
  if (!spoken.has(language) && !asked.has(language)) asked.set(language, read().finally(() => asked.delete(language)));
  return asked.get(language);
};

/** From now on the page and its scripts say it so. */
const sayIn = (language, lang = language) => {
  const before = speech.home;
  const choice = before.contains(document.activeElement) && `[data-language="${language}"]`;
  page.lang = lang;
  speech = spoken.get(language);
  before.replaceWith(speech.home);
  document.querySelector("meta[name=description]").content = say("about");
  for (const choice of speech.home.querySelectorAll("[data-language]")) choice.ariaPressed = String(choice.lang === language);
  if (choice) speech.home.querySelector(choice).focus();
};

/** Says it in the reader's language, if it is not said so yet, as soon as its words are here; without them it stays English. */
const sayInTheirs = async (answer) => {
  const language = page.lang;
  if (speech === spoken.get(language)) return;
  await Promise.resolve(learn(language, answer)).catch(console.warn);
  if (page.lang === language && spoken.has(language)) sayIn(language);
  delete page.dataset.unspoken;
};

/** Lays a notice over what is shown, with a button that takes it away. Gives what does that, too. */
const lay = (where, notice, left = () => {}) => {
  const leave = () => (veil.remove(), left());
  notice.className = "sheet";
  notice.append(button(say("not-now"), leave));
  const veil = make("div", { className: "veil" }, notice);
  veil.addEventListener("keydown", ({ key }) => key === "Escape" && leave());
  where.append(veil);
  notice.querySelector("button").focus();
  return leave;
};

/** Says that the words of a language did not come: the page stays as it was. */
const sayNotCome = (title) => lay(document.body, make("section", { role: "alertdialog", ariaLabel: title }, make("p", {}, say("offline", { title }))));

/** Speaks another language, as soon as all that is open can. */
const speak = async (language) => {
  const speaking = games.filter(isSpeaking);
  const bring = (game) => bringWords(game, language);
  const [, ...words] = await Promise.all([learn(language), ...speaking.map(bring)]);
  sayIn(language);
  speaking.forEach((game, at) => tell(game, words[at]));
  (await get("waiting")).draw?.();
  // Those that have come since learnt what was spoken before.
  const late = games.filter((game) => isSpeaking(game) && !speaking.includes(game));
  await Promise.all(late.map(async (game) => tell(game, await bring(game))));
};

const isSpeaking = ({ ready, dead }) => ready && !dead;

/** Loads a style sheet, which another program may have loaded already. */
const dress = (style) => {
  const href = file(`${style}.css`);
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = make("link", { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = () => {
      link.remove();
      failed(new Error(`${href} does not come`));
    };
  });
};

/** The page that is there while a program is on its way. */
const loading = ({ title }) =>
  make(
    "main",
    { className: "page" },
    make("header", { className: "bar" }, make("a", { className: "icon", href: "#/", ariaLabel: say("back") }, "‹"), make("h1", {}, title)),
    make("p", { role: "status" }, say("loading", { title })),
    make("p", { className: "notice late" }, `${say("loading-long")} `, button(say("load-again"), reload)),
  );

const load = async (game) => {
  // A program that has died, or came damaged, is asked for as if it were another, past what the browser keeps of it.
  const again = game.tries++;
  const address = file(`${game.program}.js`);
  const cache = again ? "reload" : "default";
  const wasm = fetch(file(`${game.program}_bg.wasm`), { cache });
  let language = page.lang;
  const words = bringWords(game, language, cache);
  for (const awaited of [wasm, words]) awaited.catch(() => {}); // told of below
  // All its files are asked for at once.
  const styles = game.style.split(" ").map(dress);
  const [{ default: start }] = await Promise.all([import(again ? `${address}?${again}` : address), import(file("store.js")), ...styles]);
  place(game).addEventListener("ask", ({ detail }) => ask(game, detail));
  await start({ module_or_path: words.then((words) => ((place(game).words = words), wasm)) });
  // Another language may have been chosen meanwhile.
  while (language !== page.lang) {
    language = page.lang;
    tell(game, await bringWords(game, language));
  }
};

/** The words of a game in a language. Its program finds them as the `words` of its place. */
const bringWords = async (game, language, cache = "default") => {
  const answer = await fetch(file(`${game.program}.${language}.txt`), { cache });
  const text = await answer.text();
  // A server may answer with a page of its own.
  if (!answer.ok || !/^[A-Z](\u0007|$)/.test(text)) throw new Error(`the words of ${game.title} do not come`);
  return text;
};

/** Has a program say it in these words from now on. */
const tell = (game, words) => {
  place(game).words = words;
  place(game).dispatchEvent(new Event("spoken"));
};

/** Asks the engine of a game's bots, which comes when it is asked first. */
const ask = async (game, question) => {
  const serve = async () => (await import(file("bots.js"))).serve(place(game), game.id, () => missedBots(game));
  game.bots ??= serve();
  try {
    (await game.bots)(question);
  } catch {
    game.bots = undefined;
    missedBots(game);
  }
};

/** Says that the bots of a game did not come. Whoever does not want them now is told again when they are asked again. */
const missedBots = async (game) => {
  const reason = await whyNot();
  if (!isSeen(game)) return;
  const bots = { ...game, title: say("bots-of", game) };
  const leave = lay(place(game), notCome(bots, reason, () => (leave(), place(game).dispatchEvent(new Event("forgot")))));
  addEventListener("hashchange", leave, { once: true });
};

/** Why a program did not come: the server is not there, has another version of it by now, or does not send it. */
const whyNot = async () => {
  const page = await fetch(location.href, { cache: "no-store" }).catch(() => undefined);
  if (!page?.ok) return "offline";
  return (await page.text()).includes(document.documentElement.dataset.files ?? "") ? "broken" : "renewed";
};

const start = (game) => {
  game.running ??= load(game).then(
    () => (game.ready = true),
    (error) => (error instanceof WebAssembly.RuntimeError ? died(game, error) : missed(game)),
  );
  const isAwaited = () => game.running && !game.ready && named().includes(game);
  const show = async () => {
    if (isAwaited()) await sayInTheirs();
    if (isAwaited()) place(game).replaceChildren(loading(game));
  };
  setTimeout(show, SOON);
  return game.running;
};

/** Says that a program did not come. Who comes again tries again. */
const missed = async (game) => {
  const [reason] = await Promise.all([whyNot(), sayInTheirs()]);
  game.running = undefined;
  if (isSeen(game)) place(game).replaceChildren(notCome(game, reason, () => startAnew(game)));
};

const notCome = (game, reason, tryAgain) => {
  const again = reason === "renewed" ? button(say("renew"), reload) : button(say("try-again"), tryAgain);
  return make("section", { className: "notice", role: "alert" }, make("p", {}, say(reason, game)), again);
};

/** Gives a program an empty place: what listens on the old one is dead, and what it shows goes. */
const startAnew = (game) => {
  place(game).replaceWith(place(game).cloneNode(false));
  Object.assign(game, { running: undefined, bots: undefined, ready: false, dead: false });
  return start(game);
};

/** What is saved that a fault may come from: the match that the address names, or the position that is being set up. */
const kept = async () => {
  const [, game, kind, id] = location.hash.split("/");
  if (kind === "position") return localStorage.getItem(`caravanserai.position.${game}`);
  return (await matchStore.read(id))?.text;
};

/** Says over the table that its program has died, and what can be done. Yew's scheduler never lets go of its lock then,
 * so that the program does nothing any more. */
const died = (game, error) => {
  if (game.dead) return;
  game.dead = true;
  place(game).dispatchEvent(new Event("release")); // its match may be played in another tab
  if (!isSeen(game)) return;
  const report = make("textarea", { readOnly: true, rows: 5, ariaLabel: say("report") });
  report.value = [`${game.title} has stopped: ${error}`, location.href, game.program, navigator.userAgent, logged, error.stack, ""].join("\n");
  kept().then((text) => (report.value += text ?? ""), console.info);
  const copy = ({ currentTarget }) => {
    report.select();
    currentTarget.textContent = say(document.execCommand("copy") ? "copied" : "selected");
  };
  const says = [
    make("h2", {}, say("stopped", game)),
    make("p", {}, say("stopped-meaning")),
    make("p", { className: "row" }, button(say("load-again"), () => startAnew(game), "button main"), make("a", { className: "button", href: "#/" }, say("to-home"))),
    make("p", {}, say("stopped-report")),
    report,
    button(say("copy-report"), copy),
  ];
  const shown = place(game).querySelector("main");
  if (shown) {
    shown.inert = true;
    const sheet = make("section", { className: "sheet", role: "alertdialog", ariaLabel: says[0].textContent }, ...says);
    place(game).append(make("div", { className: "veil" }, sheet));
  } else {
    place(game).replaceChildren(make("section", { className: "notice", role: "alert" }, ...says));
  }
  says[2].firstChild.focus();
};

/** What was logged as an error last: a program logs why it panics before it dies. */
let logged = "";
const { error: log } = console;
console.error = (...parts) => {
  logged = parts.join(" ");
  log(...parts);
};

/** An error that nobody caught: in a program it is the end of it. */
const failed = (error) => {
  const named = games.find(({ program }) => error?.stack?.includes(program));
  // Where the browser does not name the program, it is the one that is on the screen.
  const game = named ?? (error instanceof WebAssembly.RuntimeError ? games.find((game) => place(game).querySelector("main")) : undefined);
  if (game) died(game, error);
};
addEventListener("error", ({ error }) => failed(error));
addEventListener("unhandledrejection", ({ reason }) => failed(reason));

const arrive = async () => {
  const wanted = named();
  // An address that names no game leads home.
  if (wanted.length === 0 && location.hash) history.replaceState(null, "", "#/");
  // What was said of a program goes when one goes elsewhere, and what a dead one shows.
  for (const game of games) if (!wanted.includes(game) && !(game.ready && !game.dead)) place(game).replaceChildren();
  if (wanted.length === 0 && !spoken.has(page.lang)) page.dataset.unspoken = "";
  if (wanted.length === 0) sayInTheirs(globalThis.words).then(async () => (await get("waiting")).draw?.());
  if (wanted.length === 0) (await get("waiting")).draw?.();
  await Promise.all(wanted.map((game) => (game.dead ? startAnew(game) : start(game))));
  page.dataset.started = ""; // the browser tests wait for this
};

// The plain page says what is missing until it is here.
document.querySelector(".plain").remove();
sayIn([...spoken.keys()][0], page.lang);
addEventListener("click", async ({ target }) => {
  const choice = target.closest?.("[data-language]");
  if (!choice) return;
  const { language } = choice.dataset;
  try {
    await speak(language);
  } catch {
    return sayNotCome(choice.textContent);
  }
  try {
    localStorage.setItem("caravanserai.language", language);
  } catch {} // without storage it forgets the choice
});
addEventListener("storage", ({ key, newValue }) => key === "caravanserai.language" && newValue && speak(newValue).catch(console.warn));
if (["--page", "--ground"].some((name) => !getComputedStyle(page).getPropertyValue(name))) {
  document.body.prepend(make("p", { role: "alert" }, `${say("no-style")} `, button(say("load-again-page"), reload)));
}

// Every page opens at its top, whatever was read of the one before.
history.scrollRestoration = "manual";
addEventListener("hashchange", () => scrollTo(0, 0));
addEventListener("hashchange", arrive);
await arrive();
