import { PersonalEntries } from '../../core/PersonalEntries.ts';
import { PersonalRecord } from '../../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../../core/personalKeys.ts';
import type { KeyValueStore } from '../../core/services.ts';

/**
 * Comments and answers that a student has not sent, by the article or note that they are about and the comment that is answered; nobody
 * else's are read (B5, B6).
 */
export function storedComments(storage: KeyValueStore, userId: number | undefined) {
  const entries =
    userId === undefined
      ? null
      : new PersonalEntries(new PersonalRecord(storage, PERSONAL_KEYS.comments, String(userId)), (text) =>
          typeof text === 'string' ? text : undefined,
        );
  const nameOf = (articleId: number, answeredId?: number) =>
    answeredId === undefined ? String(articleId) : `${articleId}/${answeredId}`;
  return {
    read(articleId: number, answeredId?: number): string {
      return entries?.read(nameOf(articleId, answeredId)) ?? '';
    },
    write(articleId: number, text: string, answeredId?: number) {
      const name = nameOf(articleId, answeredId);
      if (text === '') entries?.remove(name);
      else entries?.write(name, text);
    },
  };
}
