/** Fill of a star for a value; `star` counts from 1. Rounded to the nearest half. */
export function starFill(value: number, star: number): 'none' | 'half' | 'full' {
  const rounded = Math.round(value * 2) / 2;
  if (rounded >= star) return 'full';
  return rounded >= star - 0.5 ? 'half' : 'none';
}
