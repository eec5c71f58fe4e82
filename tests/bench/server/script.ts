import type { Recorded } from './recording.ts';

/** Values of a request by name: the hash of a token, an offer, a number. */
export type Facts = Readonly<Record<string, string | number>>;

/** Source of a value that differs between requests. */
type Source = { fact: string } | { row: number; column: string } | { fresh: number; like: string };
/** A value of a statement: as recorded, from a source, or a text containing sources. */
export type Slot = { fixed: unknown } | Source | { parts: (string | Source)[] };

/** A recorded request that can be repeated for other facts: the statements of each of its transactions. */
export type Script = { text: string; slots: Slot[] }[][];

interface Known {
  source: Source;
  one: string;
  other: string;
}

/** A character that occurs in no text. */
const MARK = '\u0000';
/** Shorter values may occur in a text by chance. */
const PART_MIN = 5;
const OPAQUE = /^[\w-]{8,}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/**
 * Derives from two recordings of a call which values differ between requests, and their source: a fact of the request, a
 * row of an earlier statement, or a new value such as the number of an order. Values equal in both, instants and
 * other texts are taken from the first. Throws when the recordings contain different statements.
 */
export function learnScript(
  one: readonly Recorded[],
  other: readonly Recorded[],
  facts: readonly [Facts, Facts],
): Script {
  const known: Known[] = Object.keys(facts[0]).map((fact) => ({
    source: { fact },
    one: String(facts[0][fact]),
    other: String(facts[1][fact]),
  }));
  const script: Script = [];
  const first = one[0]?.transaction ?? 0;
  for (const [at, { text, values, row = {}, transaction }] of one.entries()) {
    const twin = other[at];
    if (twin?.text !== text) throw new Error(`Two requests of one call send different statements: ${text}`);
    const slots = values.map((value, nth) => slotOf(known, value, twin.values[nth]));
    const place = transaction - first;
    script[place] = [...(script[place] ?? []), { text, slots }];
    for (const [column, value] of Object.entries(row)) {
      known.push({ source: { row: at, column }, one: String(value), other: String(twin.row?.[column]) });
    }
  }
  if (one.length !== other.length) throw new Error('Two requests of one call send different numbers of statements.');
  return script.filter(Boolean); // a transaction without statements leaves an empty slot
}

function slotOf(known: Known[], one: unknown, other: unknown): Slot {
  if (JSON.stringify(one) === JSON.stringify(other)) return { fixed: one };
  if (typeof one !== 'string' && typeof one !== 'number') return { fixed: one };
  const whole = known.find((each) => each.one === String(one) && each.other === String(other));
  if (whole) return whole.source;
  if (typeof one === 'number') throw new Error(`Nobody knows where ${one} and ${other} come from.`);
  if (INSTANT.test(one)) return { fixed: one };
  const parts = partsOf(known, one, String(other));
  if (parts) return { parts };
  if (!OPAQUE.test(one)) return { fixed: one };
  const source = { fresh: known.length, like: one };
  known.push({ source, one, other: String(other) });
  return source;
}

/** Splits a text at the sources in it; null when the two texts differ in anything else. */
function partsOf(known: readonly Known[], one: string, other: string): (string | Source)[] | null {
  const long = known.filter(
    (each) => each.one !== each.other && Math.min(each.one.length, each.other.length) >= PART_MIN,
  );
  long.sort((left, right) => right.one.length - left.one.length);
  const mask = (text: string, side: 'one' | 'other') =>
    long.reduce((masked, each, at) => masked.replaceAll(each[side], `${MARK}${at}${MARK}`), text);
  const masked = mask(one, 'one');
  if (masked !== mask(other, 'other') || !masked.includes(MARK)) return null;
  return masked.split(MARK).map((part, at) => (at % 2 === 0 ? part : (long[Number(part)]?.source ?? part)));
}
