import type { MembershipPackage } from '@shuyuan/contract';
import { localDay } from '@shuyuan/rules';
import type { MembershipPlan } from '@shuyuan/ui';

type Benefit = MembershipPackage['benefits'][number];

/** A benefit in one line of a plan. */
function lineOf({ title, text }: Benefit): string {
  return text === '' ? title : `${title} · ${text}`;
}

/** A membership of the contract as the kit's card shows it. */
export function toPlan({
  id,
  name,
  days,
  priceFen,
  originalFen,
  benefits,
  highlight,
}: MembershipPackage): MembershipPlan {
  return { id: String(id), name, days, priceFen, originalFen, benefits: benefits.map(lineOf), hot: highlight };
}

/** The highlighted membership: the first with a highlight. */
export function hotOf(packages: readonly MembershipPackage[]): MembershipPackage | undefined {
  return packages.find(({ highlight }) => highlight !== undefined);
}

/** One benefit across the memberships: its words in each, `true` where it has none but is there, null where it is missing. */
export interface BenefitRow {
  title: string;
  cells: readonly (string | true | null)[];
}

/** The benefits of all memberships side by side, in the order in which the richest one lists them. */
export function benefitRows(packages: readonly MembershipPackage[]): BenefitRow[] {
  const richestFirst = packages.toSorted((a, b) => b.benefits.length - a.benefits.length);
  const titles = new Set(richestFirst.flatMap(({ benefits }) => benefits.map(({ title }) => title)));
  const cellOf = ({ benefits }: MembershipPackage, wanted: string) => {
    const found = benefits.find(({ title }) => title === wanted);
    return found ? found.text || true : null;
  };
  return [...titles].map((title) => ({ title, cells: packages.map((one) => cellOf(one, title)) }));
}

/** How often the price of a membership has come back by what it saved: one decimal, nothing below once. */
export function timesSaved(savedFen: number, priceFen: number): number | undefined {
  if (priceFen <= 0 || savedFen < priceFen) return undefined;
  return Math.floor((savedFen * 10) / priceFen) / 10;
}

/** Days from today to the day of an end, by the calendar of the page, which shows that day (§9): 0 ends today, below 0 it is over. */
export function daysLeft(until: string, { now, timeZone }: { now: number; timeZone: string }): number {
  return localDay(until, timeZone) - localDay(now, timeZone);
}

/** The instant from which a membership goes on that is bought before this end: the second after it. */
export function nextStart(until: string): string {
  return new Date(Date.parse(until) + 1000).toISOString();
}
