import type { ArticleCard } from '@shuyuan/contract';
import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';

/** Articles of one month, in their order. */
export interface Month {
  /** `YYYY-MM`; empty for articles without an instant. */
  key: string;
  items: ArticleCard[];
}

const months = new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIME_ZONE.id, year: 'numeric', month: '2-digit' });

/** Articles by the month in which they were published, in Beijing. */
export function monthsOf(items: readonly ArticleCard[]): Month[] {
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
export function monthName(key: string, now: number, language: string): string {
  if (key === '') return '';
  const isThisYear = months.format(now).startsWith(key.slice(0, 4));
  // Alone, a long Chinese month is a word; beside its year it is a figure already.
  const month = isThisYear && language.startsWith('zh') ? 'numeric' : 'long';
  const format = new Intl.DateTimeFormat(language, { month, ...(!isThisYear && { year: 'numeric' }) });
  return format.format(new Date(`${key}-15T00:00:00+08:00`));
}
