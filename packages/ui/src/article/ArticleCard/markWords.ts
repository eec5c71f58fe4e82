/** A stretch of a text, and whether it was searched for. */
export interface MarkedPart {
  /** Where it begins, in code units. */
  from: number;
  text: string;
  isMarked: boolean;
}

const SIGNS = /[\\^$.*+?()[\]{}|]/g;

/** The text in stretches: those that equal one of the words, in any case, are marked. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const wanted = words.map((word) => word.trim()).filter((word) => word !== '');
  if (wanted.length === 0) return text === '' ? [] : [{ from: 0, text, isMarked: false }];
  const longestFirst = wanted.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${longestFirst.map((word) => word.replace(SIGNS, '\\$&')).join('|')})`, 'giu');
  let from = 0;
  return text
    .split(pattern)
    .map((part, at) => {
      const found = { from, text: part, isMarked: at % 2 === 1 };
      from += part.length;
      return found;
    })
    .filter((part) => part.text !== '');
}
