// Chooses the page's language before anything is drawn: the one that was chosen here before, or else the browser's first
// that the house speaks. Everybody else reads it from the page's `lang`.

/** The words of the home page in that language, if they are not English. @type {Promise<Response> | undefined} */
var words;
{
  const page = document.documentElement;
  const { languages = "en", files = "" } = page.dataset;
  const spoken = languages.split(" ");
  /** @type {string | null} */
  let kept = null;
  try {
    kept = localStorage.getItem("caravanserai.language");
  } catch {} // a browser that gives no storage keeps no choice
  // Older browsers call Filipino Tagalog.
  const asked = [kept, ...navigator.languages].map((tag) => tag?.toLowerCase().split("-")[0]?.replace(/^tl$/, "fil"));
  page.lang = asked.find((tag) => tag && spoken.includes(tag)) ?? spoken[0] ?? "en";
  // The home page comes with the English words. Who reads another language waits there for theirs.
  if (page.lang !== spoken[0] && location.hash.length < 3) {
    page.dataset.unspoken = "";
    words = fetch(`${files}home.${page.lang}.json`);
    words.catch(() => {}); // told by those who read them
  }
}
