const HAN = /\p{Script=Han}/gu;

/** The one or two initials of a person without a picture: the last Han character, else the first letters of two words. */
export function initialOf(name: string): string {
  const han = name.match(HAN);
  const last = han?.at(-1);
  if (last) return last;
  const words = name.trim().split(/\s+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
