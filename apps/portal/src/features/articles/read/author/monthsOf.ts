import type { ArticleCard } from '@shuyuan/contract';
import type { View } from '../../../../page/useView.ts';

/** Articles of one month, in their order. */
export interface Month {
  /** `YYYY-MM`; empty for articles without an instant. */
  key: string;
  items: ArticleCard[];
}

/** Articles by the month in which they were published, in the zone of the page. */
export function monthsOf(items: readonly ArticleCard[], timeZone: string): Month[] {
  const months = monthsIn(timeZone);
  const found: Month[] = [];
  for (const item of items) {
    const key = item.publishedAt === undefined ? '' : months.format(new Date(item.publishedAt)).slice(0, 7);
    const last = found.at(-1);
    if (last?.key === key) last.items.push(item);
    else found.push({ key, items: [item] });
  }
  return found;
}

/** The name of a month, with its year where that is another one. */
export function monthName(key: string, { now, timeZone }: Pick<View, 'now' | 'timeZone'>, language: string): string {
  if (key === '') return '';
  const isThisYear = monthsIn(timeZone).format(now).startsWith(key.slice(0, 4));
  // Alone, a long Chinese month is a word; beside its year it is a figure already.
  const month = isThisYear && language.startsWith('zh') ? 'numeric' : 'long';
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month, ...(!isThisYear && { year: 'numeric' }) });
  return format.format(new Date(`${key}-15T00:00:00Z`));
}

function monthsIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
}
