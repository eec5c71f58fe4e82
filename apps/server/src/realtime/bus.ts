import * as z from 'zod/mini';
import type { Addressee } from '../platform/data/tenancy.ts';

/** What one process tells the others: a frame for a person, with its number when it is a stored push. */
export interface BusMessage {
  to: Addressee;
  frame: string;
  id: number | null;
}

/**
 * Carries notes between the processes of one deployment. It may lose them and never blocks or throws: pushes are stored
 * and found again (W10), and what is not stored may be lost by its nature.
 */
export interface Bus {
  /** Begins to listen; own notes do not come back. */
  start(onNote: (note: BusMessage) => void): void;
  publish(note: BusMessage): void;
  stop(): Promise<void>;
}

/** The bus of a process that is alone. */
export const noBus: Bus = { start: () => {}, publish: () => {}, stop: async () => {} };

const Wire = z.object({
  by: z.string(),
  school: z.int(),
  kind: z.enum(['student', 'lecturer']),
  member: z.int(),
  frame: z.string(),
  id: z.nullable(z.int()),
});

/** Writes a note with the school and the process it comes from (T5). */
export function encodeMessage(by: string, { to, frame, id }: BusMessage): string {
  return JSON.stringify({ by, school: to.companyId, kind: to.kind, member: to.id, frame, id } satisfies z.infer<
    typeof Wire
  >);
}

/** Reads a note of another process; null for one's own and for what is none. */
export function decodeMessage(by: string, text: string): BusMessage | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const read = Wire.safeParse(json);
  if (!read.success || read.data.by === by) return null;
  const { school, kind, member, frame, id } = read.data;
  return { to: { companyId: school, kind, id: member }, frame, id };
}
