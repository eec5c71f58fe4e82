import { PersonalEntries } from '../../core/PersonalEntries.ts';
import { PersonalRecord } from '../../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../../core/personalKeys.ts';
import type { KeyValueStore } from '../../core/services.ts';

/** Comments that a student has not sent, by the article or note that they are about; nobody else's are read (B5, B6). */
export function storedComments(storage: KeyValueStore, userId: number | undefined) {
  const entries =
    userId === undefined
      ? null
      : new PersonalEntries(new PersonalRecord(storage, PERSONAL_KEYS.comments, String(userId)), (text) =>
          typeof text === 'string' ? text : undefined,
        );
  return {
    read(articleId: number): string {
      return entries?.read(String(articleId)) ?? '';
    },
    write(articleId: number, text: string) {
      if (text === '') entries?.remove(String(articleId));
      else entries?.write(String(articleId), text);
    },
  };
}
