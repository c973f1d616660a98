// Notices of the page that cover or replace its programs, and helpers that make their elements.
import { find, say } from "./speech.js";

/** The address of the home page in the language of the document. */
const { home = "./" } = document.documentElement.dataset;

/**
 * Creates an element.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name @param {Partial<HTMLElementTagNameMap[Name]>} properties @param {(Node | string)[]} inner
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const make = (name, properties, ...inner) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...inner);
  return element;
};

/** @param {string} words @param {(press: MouseEvent) => void} press @param {string} [look] */
export const button = (words, press, look = "button") => make("button", { className: look, onclick: press }, words);

export const reload = () => location.reload();

/** Reloads the page in the newest version. A service worker first has to put it into service; ten seconds are enough for that. */
export const renew = () => {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return reload();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data.look !== "begun" && reload();
  worker.postMessage({ wants: [], takes: true }, [port2]);
  setTimeout(reload, 10_000);
};

/** Shows over the page that another tab has a newer version, and offers to reload. */
const tellOutdated = () => {
  lay(document.body, make("section", { role: "alert" }, make("p", {}, say("outdated")), button(say("renew"), renew)));
};
addEventListener("outdated", tellOutdated, { once: true });

/**
 * Shows a notice over what is in an element. It is closed by its last button, Escape, the browser's back button, or the function
 * returned; the focus then returns to where it was.
 * @param {Element} where @param {HTMLElement} notice
 */
export const lay = (where, notice) => {
  const leave = () => {
    removeEventListener("popstate", leave);
    veil.remove();
    for (const one of below) one.inert = false;
    if (focused instanceof HTMLElement) focused.focus();
    // If the notice has led to another page, that is the last history entry now, and stays.
    if (history.state === "notice") history.back();
  };
  notice.className = "sheet";
  notice.append(button(say("not-now"), leave));
  const veil = make("div", { className: "veil" }, notice);
  veil.addEventListener("keydown", ({ key }) => key === "Escape" && leave());
  const focused = document.activeElement;
  const below = Array.from(/** @type {HTMLCollectionOf<HTMLElement>} */ (where.children)).filter(({ inert }) => !inert);
  for (const one of below) one.inert = true;
  where.append(veil);
  find("button", notice).focus();
  history.pushState("notice", "");
  addEventListener("popstate", leave);
  return leave;
};

/** Returns why something could not be loaded: the server is offline, has another version by now, or sends what is broken. */
const whyNot = async () => {
  const page = await fetch(location.href, { cache: "no-store" }).then((answer) => answer.text()).catch(() => undefined);
  if (page === undefined) return "offline";
  // An error page of the server, or the sign-in page of a network, names no version.
  const [, files] = page.match(/ data-files="([^"]*)"/) ?? [];
  return files && files !== document.documentElement.dataset.files ? "renewed" : "broken";
};

/** Creates the notice that something could not be loaded, with a button that tries again. @param {string} title @param {() => void} again */
export const notCome = async (title, again) => {
  const reason = await whyNot();
  const way = reason === "renewed" ? button(say("renew"), renew) : button(say("try-again"), again);
  return make("section", { className: "notice", role: "alert" }, make("p", {}, say(reason, { title })), way);
};

/**
 * Shows over the program that a part of it could not be loaded. If it is dismissed, it is shown again at the next request.
 * @param {string} title of the part @param {() => void} again
 */
export const tellMissing = async (title, again) => {
  const here = location.hash;
  const notice = await notCome(title, () => (leave(), again()));
  const leave = location.hash === here ? lay(find(".program"), notice) : () => {};
};

/** Creates the page that is shown while a program is loading. @param {string} title */
export const loading = (title) =>
  make(
    "main",
    { className: "page" },
    make("header", { className: "bar" }, make("a", { className: "icon", href: home, ariaLabel: say("back") }, "‹"), make("h1", {}, title)),
    make("p", { role: "status" }, say("loading", { title })),
    make("p", { className: "notice late" }, `${say("loading-long")} `, button(say("load-again"), reload)),
  );

/**
 * Shows over a program that it has stopped, with a report and a button that starts it again.
 * @param {Element} place @param {string} title @param {string[]} lines of the report @param {() => void} again
 */
export const tellStopped = (place, title, lines, again) => {
  // The folder of the site's files is named after the build.
  const build = `Build ${document.documentElement.dataset.files?.replaceAll(/[./]/g, "") ?? "of a developer"}`;
  const report = make("textarea", { readOnly: true, rows: 5, ariaLabel: say("report"), value: [...lines, build].join("\n") });
  const copy = button(say("copy-report"), () => {
    report.select();
    copy.textContent = say(document.execCommand("copy") ? "copied" : "selected");
  });
  const name = say("stopped", { title });
  const load = button(say("load-again"), again, "button main");
  const says = [
    make("h2", {}, name),
    make("p", {}, say("stopped-meaning")),
    make("p", { className: "row" }, load, make("a", { className: "button", href: home }, say("to-home"))),
    make("p", {}, say("stopped-report")),
    report,
    copy,
  ];
  const shown = place.querySelector("main");
  if (shown) {
    shown.inert = true;
    const sheet = make("section", { className: "sheet", role: "alertdialog", ariaLabel: name }, ...says);
    place.append(make("div", { className: "veil" }, sheet));
  } else {
    place.replaceChildren(make("section", { className: "notice", role: "alert" }, ...says));
  }
  load.focus();
};
