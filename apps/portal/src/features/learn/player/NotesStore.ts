import type { LessonNote } from '@shuyuan/contract';
import { isNumbered } from '@shuyuan/contract';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import type { StoredUpload, Upload } from '../../../api/uploading.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { LessonKey } from './LearnRecords.ts';

/** A note as it is written. */
interface NoteDraft {
  id?: number;
  second: number;
  words: string;
  /** A picture of the second, as JPEG. */
  frame?: Blob | undefined;
}

/** The student's notes of the lesson on screen (product.md 5.4). */
export class NotesStore extends PageStore {
  readonly list: Query<readonly LessonNote[], [LessonKey]>;
  readonly #api: Pick<Api, 'media'>;
  readonly #upload: Upload;
  readonly #once = new IdempotencyKey();
  /** Pictures that the server has: a note that failed after its picture does not send it twice. */
  readonly #sent = new WeakMap<Blob, StoredUpload>();
  #key: LessonKey | undefined;

  constructor(api: Pick<Api, 'media'>, upload: Upload) {
    super();
    this.#api = api;
    this.#upload = upload;
    this.list = this.query((key) => api.media.notes(key));
    this.observe();
  }

  /** Another lesson is on screen. */
  open(key: LessonKey) {
    this.#key = key;
    this.list.show(key);
  }

  /** Adds a note at a second, or changes one; its picture goes first. */
  async save({ id, second, words, frame }: NoteDraft) {
    const key = this.#key;
    if (!key) throw new ApiError('unreachable'); // its lesson is not known: the words stay
    const note = {
      ...key,
      ...(id !== undefined && { id }),
      ...{ second: Math.floor(second), words: words.trim() },
      ...(frame && frameOf(await this.#send(frame, Math.floor(second)))),
    };
    await this.#once.run(note, this.#api.media.saveNote);
    await this.list.reload();
  }

  /** Deletes a note; one that another tab has deleted is gone as well. */
  async delete(id: number) {
    await this.#api.media.deleteNote({ id }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.kind !== 'missing') throw error;
    });
    await this.list.reload();
  }

  async #send(frame: Blob, second: number): Promise<StoredUpload> {
    const known = this.#sent.get(frame);
    if (known !== undefined) return known;
    const stored = await this.#upload('image', { name: `${second}.jpg`, blob: frame });
    this.#sent.set(frame, stored);
    return stored;
  }
}

/** How a note names its picture. */
const frameOf = ({ id, url }: StoredUpload) => (isNumbered(id) ? { frameId: id } : { frameUrl: url });
