/** Keyboard state of a tab list. */
export interface TabPlace {
  /** Index of the focused tab. */
  readonly from: number;
  /** For each tab, whether it is skipped. */
  readonly isDisabled: readonly boolean[];
  /** Which pair of arrow keys applies. */
  readonly orientation: 'horizontal' | 'vertical';
}

/** Index of the tab that a key moves to, wrapping around and skipping disabled ones; `null` if the key has no meaning (APG tabs). */
export function nextTab(key: string, { from, isDisabled, orientation }: TabPlace): number | null {
  const [back, forward] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const count = isDisabled.length;
  const walk = (start: number, step: number) => {
    for (let n = 0, at = start; n < count; n += 1, at += step) {
      const index = (at + count) % count;
      if (!isDisabled[index]) return index;
    }
    return null;
  };
  if (key === forward) return walk(from + 1, 1);
  if (key === back) return walk(from - 1, -1);
  if (key === 'Home') return walk(0, 1);
  if (key === 'End') return walk(count - 1, -1);
  return null;
}
