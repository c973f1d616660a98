// The messages of the document, which are part of it. Programs load their own messages (`src/words/`).

const page = document.documentElement;

/**
 * Finds an element of the page that must exist.
 * @template {Element} [E=HTMLElement] @param {string} selector @param {ParentNode} [within]
 */
export const find = (selector, within = document) => /** @type {E} */ (within.querySelector(selector));

/** Returns the URL of a file beside this script. @param {string} name */
export const file = (name) => new URL(name, import.meta.url).href;

/** @type {Record<string, string>} */
const messages = JSON.parse(find("#messages").textContent);

/** Formats a message (`src/words/en/home.ftl`) with the values of its placeables. @param {string} name @param {object} [places] */
export const say = (name, places = {}) => {
  const values = new Map(Object.entries(places));
  return (messages[name] ?? name).replace(/\{(\w+)\}/g, (_, place) => values.get(place));
};

/** @param {string[]} items */
export const list = (items) => new Intl.ListFormat(page.lang === "en" ? "en-GB" : page.lang).format(items);
