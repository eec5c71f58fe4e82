import { PersonalRecord } from '../../../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../../../core/personalKeys.ts';
import type { KeyValueStore } from '../../../core/services.ts';

/** The question that a student stores in this browser until the study room opens; nobody else's is read (B6). */
export function storedQuestion(storage: KeyValueStore, userId: number | undefined) {
  const record = userId === undefined ? null : new PersonalRecord(storage, PERSONAL_KEYS.question, String(userId));
  return {
    read(): string {
      const text = record?.read();
      return typeof text === 'string' ? text : '';
    },
    write(text: string) {
      record?.write(text === '' ? undefined : text);
    },
  };
}
