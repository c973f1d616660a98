// Leads to the document that an address means, in the reader's language, before anything is drawn. This script also requests the
// program of the document, and reports that the document is incomplete, because later scripts may be what is missing.

/** The program, by far the largest file, unless it is to wait for the front (start.js). @type {Promise<Response> | undefined} */
var opening;
/** Reports that a part of the document is missing or damaged, with a button that loads all of it again. @type {() => Promise<void>} */
var tellIncomplete;
{
  const page = document.documentElement;
  const { languages = "en", routes = "", document: here = "", site = "./", program, title = "", files = "" } = page.dataset;
  const spoken = languages.split(" ");
  const root = new URL(site, location.href).href;

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
  /** Returns a setting of this device; without local storage, choices are forgotten. @param {string} setting */
  const keptOf = (setting) => {
    try {
      return localStorage.getItem(`caravanserai.${setting}`);
    } catch {
      return null;
    }
  };
  // The light of the day or the night, if one was chosen here or in another tab.
  const light = () => (page.dataset.light = keptOf("light") ?? "");
  light();
  addEventListener("storage", light);

  /**
   * Returns the reader's language: the one that was chosen here, or else the browser's first one that the site has. Whoever comes
   * from another page of the site, or to an address that names a language, has chosen by that.
   */
  const theirs = () => {
    if (document.referrer.startsWith(root)) return page.lang;
    const kept = keptOf("language");
    const offered = new Map(spoken.map((tag) => [written(tag), tag]));
    const asked = [kept, ...(page.lang === spoken[0] ? navigator.languages : [])].map(written);
    return asked.map((tag) => tag && offered.get(tag)).find(Boolean) ?? page.lang;
  };
  /** The documents by what the routes began with when all were behind the `#` of one document, as in links of that time. */
  const documents = new Map(routes.split(" ").map((route) => /** @type {[string, string]} */ (route.split("="))));
  /** Returns the document and the fragment that an address means. */
  const meant = () => {
    const [, first = "", second = "", rest = ""] = location.hash.match(/^#(?:\/|%2F)([\w-]*)(?:(?:\/|%2F)([\w-]*))?(.*)/is) ?? [];
    const document = documents.get(`${first}/${second}`) ?? documents.get(first);
    if (document === undefined) return [here, location.hash];
    const behind = second || rest ? `${second}${rest}` : "";
    const own = document.startsWith(`${first}/`) ? behind : `${first}/${behind}`;
    return [document, own && `#/${own}`];
  };
  /** Leads to another document if the address means one, and returns whether it does. */
  const lead = () => {
    const language = theirs();
    const [document, fragment] = meant();
    const folder = language === spoken[0] ? "" : `${language}/`;
    const to = `${root}${folder}${document}${location.search}${fragment}`;
    const elsewhere = to !== location.href.replace(/#$/, "").replace(/index\.html(?=[?#]|$)/, "");
    if (elsewhere) location.replace(to);
    return elsewhere;
  };
  // A document whose style sheets do not come has no transition: the browser reports that here, as the rejection of a promise of
  // its own.
  addEventListener("unhandledrejection", (event) => event.reason?.name === "InvalidStateError" && /transition/i.test(event.reason.message) && event.preventDefault());
  const isLeft = lead();
  // The program does not know an address that is led elsewhere, and would lead home.
  addEventListener("hashchange", (event) => lead() && event.stopImmediatePropagation());

  // The part below the list of matches is shown together with it, so that it does not shift.
  if (keptOf("listed")) page.dataset.undrawn = "";
  // Who opens a certain page of a game does not see its front before.
  const isRouted = location.hash.length > 2;
  if (isRouted) page.dataset.routed = "";

  // At a first visit the front is painted before the program takes its share of a slow connection.
  if (program && (isRouted || navigator.serviceWorker?.controller)) {
    opening = fetch(`${files}${program}_bg.wasm`);
    opening.catch(() => {}); // handled by the code that awaits it
  }

  const tell = async () => {
    const said = JSON.parse(document.querySelector("#messages")?.textContent ?? "{}");
    const notice = Object.assign(document.createElement("p"), { className: "notice", role: "alert" });
    const again = Object.assign(document.createElement("button"), { className: "button", textContent: said["try-again"] });
    again.onclick = () => {
      /** @type {NodeListOf<HTMLScriptElement & HTMLLinkElement>} */
      const parts = document.querySelectorAll("[integrity]");
      const renewed = Array.from(parts, ({ src, href }) => fetch(src || href, { cache: "reload" }));
      Promise.all(renewed).then(() => location.reload(), console.info);
    };
    notice.append(`${said[navigator.onLine ? "broken" : "offline"]} `.replace("{title}", title), again);
    document.querySelector(".plain")?.remove();
    document.body.prepend(notice);
  };
  /** @type {Promise<void> | undefined} */
  let told;
  tellIncomplete = () => (told ??= tell());
  // A document that is left stays incomplete.
  addEventListener("DOMContentLoaded", () => isLeft || "whole" in page.dataset || tellIncomplete());
}
