// The browser's way back, such as a phone's, closes what lies over a page instead of leaving the page: as long as a sheet, a
// question or the rulebook lies there, the history has an entry more.

const over = () => [...document.querySelectorAll(".veil, dialog")].at(-1);

const enter = () => {
  if (over() && !history.state) history.pushState("over", "");
  // Where something there has led to another page, that is the last entry now, and stays.
  if (!over() && history.state) history.back();
};

for (const place of document.querySelectorAll("body, .program")) {
  new MutationObserver(enter).observe(place, { childList: true });
}

addEventListener("popstate", () => {
  if (!history.state) over()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
});
