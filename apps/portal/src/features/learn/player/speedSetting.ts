import { PLAY_RATE_MAX } from '@shuyuan/rules';
import { PersonalRecord } from '../../../core/PersonalRecord.ts';
import type { KeyValueStore } from '../../../core/services.ts';

/** Local-storage key of the speed at which each student plays recordings. */
const KEY = 'player_speed';
const RATE_MIN = 0.5;

const recordOf = (storage: KeyValueStore, studentId: number | undefined) =>
  new PersonalRecord(storage, KEY, String(studentId ?? 'visitor'));

/** The speed that a student chose last in this browser; undefined where nobody chose, or the value is none (B6). */
export function readSpeed(storage: KeyValueStore, studentId: number | undefined): number | undefined {
  const rate = recordOf(storage, studentId).read();
  return typeof rate === 'number' && rate >= RATE_MIN && rate <= PLAY_RATE_MAX ? rate : undefined;
}

/** Keeps it for the next lesson. */
export function writeSpeed(storage: KeyValueStore, studentId: number | undefined, rate: number): void {
  recordOf(storage, studentId).write(rate);
}
