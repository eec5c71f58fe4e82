const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as if the text ran from left to right: where it runs from right to left, both arrows change places (APG). */
export function readingKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  const mirrored = MIRRORED[key];
  return mirrored && getComputedStyle(currentTarget).direction === 'rtl' ? mirrored : key;
}

/** Selector of a part whose text runs from right to left. */
export const rightToLeft = '&:dir(rtl)';
