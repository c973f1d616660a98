// Chooses the page's language before anything is drawn: the one that was chosen here before, or else the browser's first
// supported one. All other scripts read it from the page's `lang`. This script also requests the program of the route, and reports
// that the page is incomplete, because later scripts may be what is missing.

/** The home page in that language, if it is not English. @type {Promise<Response> | undefined} */
var words;
/** The program of the route, if it has one: its file is the largest by far, so it is requested first. @type {{ program: string, file: Promise<Response> } | undefined} */
var opening;
/** Reports that a part of the page is missing or damaged, with a button that loads all of it again. @type {() => Promise<void>} */
var tellIncomplete;
{
  const page = document.documentElement;
  const { languages = "en", programs = "", files = "" } = page.dataset;
  const spoken = languages.split(" ");
  /** @type {string | null} */
  let kept = null;
  try {
    kept = localStorage.getItem("caravanserai.language");
    // The part below the list of matches is shown together with it, so that it does not shift.
    if (localStorage.getItem("caravanserai.listed")) page.dataset.undrawn = "";
  } catch {} // without local storage, the choice is forgotten
  /**
   * Returns a language and the script in which it is written, with those of the CLDR where a tag leaves them out: `hi-IN` is in
   * Devanagari, `hi-Latn` is not. Older browsers call Filipino Tagalog.
   * @param {string | null} tag
   */
  const written = (tag) => {
    try {
      const { language, script } = new Intl.Locale(tag ?? "").maximize();
      return `${language.replace(/^tl$/, "fil")}-${script}`;
    } catch {
      return undefined; // no language tag
    }
  };
  const asked = [kept, ...navigator.languages].map(written);
  const offered = new Map(spoken.map((tag) => [written(tag), tag]));
  page.lang = asked.map((tag) => tag && offered.get(tag)).find(Boolean) ?? spoken[0] ?? "en";
  // The home page is loaded in English. For another language, it stays hidden until its text is loaded.
  if (page.lang !== spoken[0] && location.hash.length < 3) {
    page.dataset.unspoken = "";
    words = fetch(`${files}home.${page.lang}.json`);
    words.catch(() => {}); // handled by the code that awaits it
  }

  const [, game = "", part] = location.hash.match(/^#(?:\/|%2F)([\w-]*)(?:\/|%2F)?([\w-]*)/i) ?? [];
  const ofRoutes = Object.fromEntries(programs.split(" ").map((route) => route.split("=")));
  const program = ofRoutes[`${game}/${part}`] ?? ofRoutes[game];
  if (program) {
    opening = { program, file: fetch(`${files}${program}_bg.wasm`) };
    opening.file.catch(() => {}); // handled by the code that awaits it
  }

  /** Loads a file without the browser's cache, and updates the cache. @param {string} address */
  const renew = (address) => fetch(address, { cache: "reload" });
  /** @returns {Promise<Record<string, string>>} */
  const theirs = async () => (await (await renew(`${files}home.${page.lang}.json`)).json()).messages;
  const english = () => JSON.parse(document.querySelector("#messages")?.textContent ?? "{}");
  const tell = async () => {
    const said = await theirs().catch(english);
    const notice = Object.assign(document.createElement("p"), { className: "notice", role: "alert" });
    const again = Object.assign(document.createElement("button"), { className: "button", textContent: said["try-again"] });
    again.onclick = () => {
      /** @type {NodeListOf<HTMLScriptElement & HTMLLinkElement>} */
      const parts = document.querySelectorAll("[integrity]");
      Promise.all(Array.from(parts, ({ src, href }) => renew(src || href))).then(() => location.reload(), console.info);
    };
    notice.append(`${said[navigator.onLine ? "broken" : "offline"]} `.replace("{title}", document.title), again);
    document.querySelector(".plain")?.remove();
    document.body.prepend(notice);
  };
  /** @type {Promise<void> | undefined} */
  let told;
  tellIncomplete = () => (told ??= tell());
  addEventListener("DOMContentLoaded", () => "whole" in page.dataset || tellIncomplete());
}
