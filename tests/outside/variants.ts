import type { Wire } from './records/wire.ts';

/**
 * What a backend of the family gives: only what the specification names, all known records, those in a bad state, with every number as text, or
 * without every field that may be absent.
 */
export type Variant = 'seed' | 'full' | 'dirty' | 'text' | 'lean';
export const VARIANTS: readonly Variant[] = ['seed', 'full', 'dirty', 'text', 'lean'];

/** How calls go on a bad day: as an error of a proxy, as its page, as nothing at all, late, or packed. */
export const WEATHERS = ['502', 'html', 'empty', 'slow', 'gzip'] as const;
/** `reversed`: late, and the newest first. */
export type Weather = (typeof WEATHERS)[number] | 'reversed';

/** A number that no enumeration has. */
const NOBODY_KNOWS = 97;
const ENUMERATION = /(?:Status|Type|Way|Mode|Channel)$/;
const INSTANT = /(?:Time|TimeStamp|Date)$/;
/** What a record cannot be without: its numbers, its name, and what the login is. */
const NEEDED = /^(?:companyId|token|user\w*|\w*Id|id|orderNum|chindleShortName|msg\w+|noticeTitle|totalCount)$/;

/** The record as a careless server writes it: unknown numbers, empty instants, nulls where texts and amounts were, texts as HTML. */
export function dirtied(record: Wire): Wire {
  return Object.fromEntries(
    Object.entries(record).map(([key, value], place) => [key, NEEDED.test(key) ? value : dirty(key, value, place)]),
  );
}

function dirty(key: string, value: unknown, place: number): unknown {
  if (ENUMERATION.test(key) && typeof value === 'number') return NOBODY_KNOWS;
  if (INSTANT.test(key)) return '';
  if (key.endsWith('Name') || key === 'courseSellPrice') return value;
  if (typeof value === 'string' && value.length > 20) return `<div style="color:red" onclick="alert(1)">${value}</div>`;
  return place % 2 === 0 ? null : value;
}

/** The record as a maker writes it who has numbers as text. */
export function asText(record: Wire): Wire {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  );
}

/** The record with no more than what makes it one: its numbers, its names and what the login is. */
export function leaned(record: Wire): Wire {
  return Object.fromEntries(
    Object.entries(record).filter(([key]) => NEEDED.test(key) || key.endsWith('Name') || key === 'title'),
  );
}

/** A list with one row that is none, in front, where it is noticed. */
export function withBadRow(rows: readonly Wire[]): unknown[] {
  return rows.length === 0 ? [] : [{ unexpected: true }, ...rows];
}
