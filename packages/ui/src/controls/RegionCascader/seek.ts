import { hanData } from './hanData.labels.ts';

const LETTERS = 'abcdefghjklmnopqrstwxyz';
const HAN = /\p{Script=Han}/u;

let bySound: Intl.Collator | undefined;

/** The first letter of a Han character's pinyin, so that 浙 is found by `z`; other characters are returned unchanged. */
function initialOf(character: string): string {
  if (!HAN.test(character)) return character.toLowerCase();
  bySound ??= new Intl.Collator('zh-u-co-pinyin');
  const firsts = Array.from(hanData.firsts);
  const after = firsts.findIndex((first) => bySound !== undefined && bySound.compare(first, character) > 0);
  return LETTERS.at(after === -1 ? -1 : Math.max(0, after - 1)) ?? '';
}

function isMatch(name: string, typed: string): boolean {
  const wanted = typed.toLowerCase();
  if (name.toLowerCase().startsWith(wanted)) return true;
  return Array.from(name).slice(0, wanted.length).map(initialOf).join('').startsWith(wanted);
}

/**
 * Typeahead of a list: the index of the name that starts with the query, as characters or as pinyin initials; -1 for none. Repeating one
 * letter cycles through its names (APG listbox).
 */
export function seek(names: readonly string[], typed: string, from: number): number {
  const isRepeated = new Set(typed).size === 1;
  const wanted = isRepeated ? typed.slice(0, 1) : typed;
  const start = isRepeated ? from + 1 : Math.max(from, 0);
  const places = names.map((_, at) => (start + at) % names.length);
  return places.find((at) => isMatch(names[at] ?? '', wanted)) ?? -1;
}
