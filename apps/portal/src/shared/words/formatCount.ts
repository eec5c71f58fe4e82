const whole = new Intl.NumberFormat('en-US');

/** Stands for a number that is not known. */
const UNKNOWN = '–';

/** A number that is read to the unit, thousands parted: `1,260`; a dash for one that is not known. */
export function formatWhole(count: number | undefined): string {
  return count === undefined ? UNKNOWN : whole.format(count);
}
