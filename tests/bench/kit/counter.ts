/** Renders since the last reset. */
export const counter = { cards: 0, lists: 0 };
