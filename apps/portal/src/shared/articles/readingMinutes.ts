/** Chinese characters and words of other scripts that are read in a minute, at the pace of a student who takes notes. */
const PER_MINUTE = { han: 400, words: 200 } as const;

/** Whole minutes that a text takes to read, at least one. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}'’-]+/gu)?.filter((word) => !/\p{Script=Han}/u.test(word)).length ?? 0;
  return Math.max(1, Math.round(han / PER_MINUTE.han + words / PER_MINUTE.words));
}
