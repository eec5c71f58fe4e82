import { workedOn } from '@shuyuan/rules';
import type { RecordRow } from './rows.ts';

type Sitting = Pick<RecordRow, 'worked_s' | 'seen_at'>;

/** Columns of an attempt after a sign of work: the time of all sittings so far. */
export function workAt({ worked_s, seen_at }: Sitting, now: Date): Sitting {
  const { workedS, seenAt } = workedOn({ workedS: worked_s, seenAt: seen_at }, now);
  return { worked_s: workedS, seen_at: seenAt };
}

/** Seconds that an attempt took that is handed in: with a time limit its clock ran on, without one its sittings count. */
export function usedAt(record: Sitting & Pick<RecordRow, 'started_at' | 'limit_ends_at'>, at: Date): number {
  const { started_at, limit_ends_at } = record;
  if (limit_ends_at === null) return workAt(record, at).worked_s;
  return Math.max(0, Math.round((at.getTime() - (started_at ?? at).getTime()) / 1_000));
}
