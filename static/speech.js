// The language of the page: its home page and its messages. Programs load their own messages (`src/words/`).

const page = document.documentElement;

/**
 * The home page and the messages in a language.
 * @typedef {{ home: HTMLElement, messages: Record<string, string> }} Speech
 */

/**
 * Finds an element of the page that must exist.
 * @template {Element} [E=HTMLElement] @param {string} selector @param {ParentNode} [within]
 */
export const find = (selector, within = document) => /** @type {E} */ (within.querySelector(selector));

/** Returns the URL of a file beside this script. @param {string} name */
export const file = (name) => new URL(name, import.meta.url).href;

/** English is part of the page. @type {Speech} */
const english = { home: find("main.home"), messages: JSON.parse(find("#messages").textContent) };
export const [first = "en"] = page.dataset.languages?.split(" ") ?? [];
const known = new Map([[first, english]]);
let spoken = english;

/** Formats a message (`src/words/en/home.ftl`) with the values of its placeables. @param {string} name @param {object} [places] */
export const say = (name, places = {}) => {
  const values = new Map(Object.entries(places));
  return (spoken.messages[name] ?? name).replace(/\{(\w+)\}/g, (_, place) => values.get(place));
};

/** @param {string[]} items */
export const list = (items) => new Intl.ListFormat(page.lang === "en" ? "en-GB" : page.lang).format(items);

/** @type {Map<string, Promise<void>>} */
const asked = new Map();
/** Loads a language, once. @param {string} language @param {Promise<Response>} [answer] that brings them already */
export const learn = (language, answer) => {
  const read = async () => {
    const words = await (await (answer ?? fetch(file(`home.${language}.json`)))).json();
    const holder = document.createElement("template");
    holder.innerHTML = words.home;
    find(".plain", holder.content).remove();
    known.set(language, { home: find("main", holder.content), messages: words.messages });
  };
  if (!known.has(language) && !asked.has(language)) asked.set(language, read().finally(() => asked.delete(language)));
  return asked.get(language);
};

/** Switches the page to a loaded language. @param {string} language @param {string} [lang] the reader's */
export const sayIn = (language, lang = language) => {
  const before = spoken.home;
  const choice = before.contains(document.activeElement) && `[data-language="${language}"]`;
  page.lang = lang;
  spoken = known.get(language) ?? english;
  before.replaceWith(spoken.home);
  find("meta[name=description]").setAttribute("content", say("about"));
  for (const choice of spoken.home.querySelectorAll("[data-language]"))
    choice.ariaPressed = String(choice.getAttribute("lang") === language);
  if (choice) find(choice, spoken.home).focus();
};

/** Hides the home page until the reader's language is loaded. */
export const awaitTheirs = () => {
  if (!known.has(page.lang)) page.dataset.unspoken = "";
};

/**
 * Switches to the reader's language once it is loaded; if it cannot be loaded, the page stays English. Returns whether it is.
 * @param {Promise<Response>} [answer]
 */
export const sayInTheirs = async (answer) => {
  const language = page.lang;
  if (spoken !== known.get(language)) {
    await Promise.resolve(learn(language, answer)).catch(console.warn);
    if (page.lang === language && known.has(language)) sayIn(language);
    delete page.dataset.unspoken;
  }
  return known.has(language);
};
