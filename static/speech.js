// The language of the page: its home page and its messages. Programs bring their own (`src/words/`).

const page = document.documentElement;

/**
 * The home page and the messages in a language.
 * @typedef {{ home: HTMLElement, messages: Record<string, string> }} Speech
 */

/**
 * An element of the page that has to be there.
 * @template {Element} [E=HTMLElement] @param {string} selector @param {ParentNode} [within]
 */
export const find = (selector, within = document) => /** @type {E} */ (within.querySelector(selector));

/** Everything that the page loads lies beside this script. @param {string} name */
export const file = (name) => new URL(name, import.meta.url).href;

/** English came with the page. @type {Speech} */
const english = { home: find("main.home"), messages: JSON.parse(find("#messages").textContent) };
export const [first = "en"] = page.dataset.languages?.split(" ") ?? [];
const known = new Map([[first, english]]);
let spoken = english;

/** The message of a name (`src/words/en/home.ftl`) with what stands in its places. @param {string} name @param {object} [places] */
export const say = (name, places = {}) => {
  const values = new Map(Object.entries(places));
  return (spoken.messages[name] ?? name).replace(/\{(\w+)\}/g, (_, place) => values.get(place));
};

/** @type {Map<string, Promise<void>>} */
const asked = new Map();
/** Gets the words of a language, once. @param {string} language @param {Promise<Response>} [answer] that brings them already */
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

/** From now on the page says it in a language that it has learnt. @param {string} language @param {string} [lang] the reader's */
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

/** Until the words of the reader's language are here, the home page shows none. */
export const awaitTheirs = () => {
  if (!known.has(page.lang)) page.dataset.unspoken = "";
};

/**
 * Speaks the reader's language, as soon as its words are here; without them it stays English. Gives whether they are.
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
