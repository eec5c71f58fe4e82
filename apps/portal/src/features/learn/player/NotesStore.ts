import type { LessonNote } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import type { LessonKey } from './LearnRecords.ts';

/** The student's notes of the lesson on screen (product.md 5.4). */
export class NotesStore {
  readonly list: Query<readonly LessonNote[], [LessonKey]>;
  readonly #api: Pick<Api, 'media'>;
  readonly #once = new IdempotencyKey();
  #key: LessonKey | undefined;

  constructor(api: Pick<Api, 'media'>) {
    this.#api = api;
    this.list = new Query((key) => api.media.notes(key));
  }

  /** Another lesson is on screen. */
  open(key: LessonKey) {
    this.#key = key;
    this.list.show(key);
  }

  /** Adds a note at a second, or changes one. */
  async save(note: { id?: number; second: number; words: string }) {
    if (!this.#key) return;
    const input = { ...this.#key, ...note, second: Math.floor(note.second), words: note.words.trim() };
    await this.#once.run(input, this.#api.media.saveNote);
    await this.list.reload();
  }

  async delete(id: number) {
    await this.#api.media.deleteNote({ id });
    await this.list.reload();
  }
}
