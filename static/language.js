// The page's language, and what its scripts say in it. The language is chosen before anything is drawn: the one that was
// chosen here before, or else the browser's first that the house speaks. Everybody else reads it from the page's `lang`.
{
  const page = document.documentElement;
  const spoken = page.dataset.languages.split(" ");
  let kept;
  try {
    kept = localStorage.getItem("caravanserai.language");
  } catch {} // a browser that gives no storage keeps no choice
  // Older browsers call Filipino Tagalog.
  const asked = [kept, ...navigator.languages].map((tag) => tag?.toLowerCase().split("-")[0].replace(/^tl$/, "fil"));
  page.lang = asked.find((tag) => spoken.includes(tag)) ?? spoken[0];

  // The home page stands in the document in each language, and is never seen in another one.
  const show = () => {
    for (const home of document.querySelectorAll("main.home")) home.hidden = home.lang !== page.lang;
  };
  const arrivals = new MutationObserver(show);
  arrivals.observe(page, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => arrivals.disconnect(), { once: true });

  let messages;
  /** The message of this name (`src/words/…/home.ftl`) with what stands in its places. */
  globalThis.say = (name, places = {}) => {
    messages ??= JSON.parse(document.querySelector("script.words").textContent);
    return messages[page.lang][name].replace(/\{(\w+)\}/g, (_, place) => places[place]);
  };
}
