/** How much of a star is filled at a value; `star` counts from 1. Halves are rounded to the nearest. */
export function starFill(value: number, star: number): 'none' | 'half' | 'full' {
  const rounded = Math.round(value * 2) / 2;
  if (rounded >= star) return 'full';
  return rounded >= star - 0.5 ? 'half' : 'none';
}
