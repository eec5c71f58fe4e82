import type { KeyValueStore } from '../../stores/services.ts';

/** Local-storage key of a question that waits for the study room to open, with whose it is. */
const KEY = 'study_question';

/** The question that a student keeps in this browser; nobody else's is read, and what is none counts as nothing (B6). */
export function keptQuestion(storage: Pick<KeyValueStore, 'read' | 'write' | 'remove'>, userId: number | undefined) {
  return {
    read(): string {
      try {
        const value: unknown = JSON.parse(storage.read(KEY) ?? 'null');
        if (userId === undefined || typeof value !== 'object' || value === null) return '';
        const { owner, text } = value as Record<string, unknown>;
        return owner === userId && typeof text === 'string' ? text : '';
      } catch {
        return '';
      }
    },
    write(text: string) {
      if (userId === undefined || text === '') storage.remove(KEY);
      else storage.write(KEY, JSON.stringify({ owner: userId, text }));
    },
  };
}
