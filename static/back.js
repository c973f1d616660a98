// The browser's way back, such as a phone's, closes what lies over a page instead of leaving the page: as long as a sheet, a
// question or the rulebook lies there, the history has an entry more.

const over = () => [...document.querySelectorAll(".veil, dialog")].at(-1);

/** Whether the history has it, and whether it is just being left, which takes its time. */
let has = false;
let leaves = false;

const keep = () => {
  if (leaves || Boolean(over()) === has) return;
  has = !has;
  if (has) {
    history.pushState("over", "");
  } else if (history.state) {
    // Nothing there has led to another page, which would be the last entry now, and stay.
    leaves = true;
    history.back();
  }
};

for (const place of document.querySelectorAll("body, .program")) {
  new MutationObserver(keep).observe(place, { childList: true });
}

addEventListener("popstate", () => {
  if (leaves) {
    leaves = false;
    keep();
  } else if (has && !history.state) {
    has = false;
    over()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }
});
