// Players who know only the prompt: one hears it, the other sees it. They make the same decisions, so that their keys can be counted
// against each other.

/** The end of a match, as its sheet is called. */
export const isOver = (says) => /^\S+ wins?\b|^You win\b|\bdraw\b/i.test(says);

/** For each game, the keys by which a prompt is answered, by the beginning of what it says. */
const answers = {
  damath: [[/^Your move/, ["Enter"]]],
  marrakech: [
    [/^Your turn: (which way|roll)/, ["1", "Space"]],
    [/^Your turn: lay/, ["Enter"]],
  ],
  chaupar: [
    [/^Your turn: throw/, ["Space"]],
    [/^Your turn: use/, ["Enter"]],
  ],
  pachisi: [
    [/^Your turn: throw/, ["Space"]],
    [/^Your turn: use/, ["Enter"]],
  ],
};

export const gamesByEar = Object.keys(answers);

/** Returns the keys that answer this prompt; none if it is not the player's. */
export const keysFor = (game, prompt) => answers[game].find(([says]) => says.test(prompt))?.[1] ?? [];
