// The rulebook as a sheet: where a game is open, a link to its rules lays them over the page instead of leaving it.
// Everywhere else, and without this program, the link leads to the page itself.

/** Lays a page of the rulebook over all that there is. The dialog keeps the focus, and gives it back. */
const lay = (href) => {
  const dialog = document.createElement("dialog");
  dialog.className = "rulebook";
  dialog.ariaLabel = say("rules");
  dialog.innerHTML =
    '<header><h2></h2><button class="icon">×</button></header><iframe class="rule"></iframe><button class="button main"></button>';
  const [title, close, frame, back] = ["h2", ".icon", "iframe", ".main"].map((part) => dialog.querySelector(part));
  [title.textContent, close.ariaLabel, frame.title, back.textContent] = [say("rules"), say("close"), say("rules"), say("back")];
  // Its page names the game.
  frame.addEventListener("load", () => (frame.title = frame.contentDocument.title));
  frame.src = href;
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || target.closest("button")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    event.stopPropagation(); // keys pressed here are not for the table
    if (event.key === "Escape") dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  addEventListener("hashchange", () => dialog.close(), { once: true });
  document.body.append(dialog);
  dialog.showModal();
};

addEventListener("click", (event) => {
  const link = event.target.closest?.('.program a[href^="rules/"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  lay(link.href);
});

// A rule in a frame, here or in a sheet of the table, hands the way back to what it lies in.
document.addEventListener(
  "load",
  ({ target }) => {
    const page = target.contentDocument;
    if (!page) return;
    page.documentElement.classList.add("framed");
    page.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
  },
  true,
);
