import { randomBytes } from 'node:crypto';
import type { Facts, Script, Slot } from './script.ts';

/** Runs statements of one transaction. */
export type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
/** Opens a transaction, does the work and commits. */
export type InTransaction = (work: (query: Query) => Promise<void>) => Promise<void>;

/** Repeats a script with other facts: the same statements in as many transactions. */
export async function repeat(script: Script, facts: Facts, inTransaction: InTransaction): Promise<void> {
  const rows: unknown[] = [];
  const fresh = new Map<number, string>();
  for (const statements of script) {
    await inTransaction(async (query) => {
      for (const { text, slots } of statements) {
        const values = slots.map((slot) => fill(slot, { facts, rows, fresh }));
        rows.push((await query(text, values)).rows[0]);
      }
    });
  }
}

interface Known {
  facts: Facts;
  /** The first row of each statement so far. */
  rows: readonly unknown[];
  fresh: Map<number, string>;
}

function fill(slot: Slot, known: Known): unknown {
  if ('fixed' in slot) return isBytes(slot.fixed) ? Buffer.from(slot.fixed.data) : slot.fixed;
  if ('parts' in slot) {
    return slot.parts.map((part) => (typeof part === 'string' ? part : String(fill(part, known)))).join('');
  }
  if ('fact' in slot) return known.facts[slot.fact];
  if ('row' in slot) return (known.rows[slot.row] as Record<string, unknown> | undefined)?.[slot.column];
  const made = known.fresh.get(slot.fresh) ?? another(slot.like);
  known.fresh.set(slot.fresh, made);
  return made;
}

/** A new value of the same length; digits stay digits. */
function another(like: string): string {
  const random = randomBytes(like.length);
  return /^\d+$/.test(like)
    ? Array.from(random, (byte) => byte % 10).join('')
    : random.toString('hex').slice(0, like.length);
}

function isBytes(value: unknown): value is { data: number[] } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
}
