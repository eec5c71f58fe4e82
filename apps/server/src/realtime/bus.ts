import * as z from 'zod/mini';
import type { Addressee } from '../platform/data/tenancy.ts';

/** A note between processes: a frame for a person, with its number when it is a stored push. */
export interface BusMessage {
  to: Addressee;
  frame: string;
  id: number | null;
}

/**
 * Delivers notes between the processes of one deployment. It may lose notes and never blocks or throws: pushes are stored
 * and found by polling (W10), and other notes may be lost.
 */
export interface Bus {
  /** Starts listening; own notes are not received. */
  start(onNote: (note: BusMessage) => void): void;
  publish(note: BusMessage): void;
  stop(): Promise<void>;
}

/** The bus of a single process. */
export const noBus: Bus = { start: () => {}, publish: () => {}, stop: async () => {} };

const Wire = z.object({
  by: z.string(),
  school: z.int(),
  kind: z.enum(['student', 'lecturer']),
  member: z.int(),
  frame: z.string(),
  id: z.nullable(z.int()),
});

/** Encodes a note with its school and the sending process (T5). */
export function encodeMessage(by: string, { to, frame, id }: BusMessage): string {
  return JSON.stringify({ by, school: to.companyId, kind: to.kind, member: to.id, frame, id } satisfies z.infer<
    typeof Wire
  >);
}

/** Decodes a note of another process; null for own notes and invalid text. */
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
