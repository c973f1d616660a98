// Chooses the page's language before anything is drawn: the one that was chosen here before, or else the browser's first
// that the house speaks. Everybody else reads it from the page's `lang`. It also says that the page has not come whole: what
// comes after it may be what is missing.

/** The words of the home page in that language, if they are not English. @type {Promise<Response> | undefined} */
var words;
/** Says that a part of the page has not come, or came damaged, and offers to get all of it anew. @type {() => Promise<void>} */
var tellIncomplete;
{
  const page = document.documentElement;
  const { languages = "en", files = "" } = page.dataset;
  const spoken = languages.split(" ");
  /** @type {string | null} */
  let kept = null;
  try {
    kept = localStorage.getItem("caravanserai.language");
    // What stands below the list of matches comes with it, as it would be moved.
    if (localStorage.getItem("caravanserai.listed")) page.dataset.undrawn = "";
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

  /** Gets a file past what the browser keeps, and has it keep that. @param {string} address */
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
