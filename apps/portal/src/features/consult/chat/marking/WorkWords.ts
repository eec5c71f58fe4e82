import { isNumbered, type Marking } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Upload } from '../../../../api/uploading.ts';
import { orFirst, textHere } from '../../../../core/known.ts';
import { asObject, PersonalEntries } from '../../../../core/PersonalEntries.ts';
import type { PersonalRecord } from '../../../../core/PersonalRecord.ts';
import type { Clock } from '../../../../core/services.ts';

/** Most characters of a comment, as the server takes them. */
export const COMMENT_MAX = 500;
/** Milliseconds for which a recording that is not sent stays here: less than the server keeps a file that nothing uses (U10). */
const SOUND_MS = 20 * 3_600_000;

/** A recording that is uploaded; `until` in epoch milliseconds, absent where it is sent already. */
interface Sound {
  id: number;
  url: string;
  seconds: number;
  until?: number;
}

interface StoredWords {
  comment: string;
  reason: string;
  audio: Sound | null;
}

interface WorkWordsOptions {
  upload: Upload;
  clock: Clock;
  record: PersonalRecord;
}

/**
 * What a lecturer says of a whole work: the words and the recording that go with the marks, and why it would be sent back. Each is stored
 * in this browser at once, by work, until it is sent.
 */
export class WorkWords {
  comment = '';
  /** Why the work would be sent back. */
  reason = '';
  audio: Sound | null = null;
  #workId: number | null = null;
  readonly #options: WorkWordsOptions;
  readonly #stored: PersonalEntries<StoredWords>;

  constructor(options: WorkWordsOptions) {
    this.#options = options;
    this.#stored = new PersonalEntries(options.record, (stored) => toWords(stored, options.clock.now));
    makeAutoObservable(this, { audio: observableRef }, { autoBind: true });
  }

  /** What is sent with the marks. */
  get sent() {
    const { comment, audio } = this;
    if (!audio) return { comment };
    const { id, url, seconds } = audio;
    return { comment, ...(isNumbered(id) ? { audioId: id } : { audioUrl: url }), audioDurationS: Math.round(seconds) };
  }

  /** Shows what was written about a work and not sent, otherwise what the work has already. */
  open(work: Pick<Marking, 'id' | 'comment' | 'commentAudio'>) {
    this.#workId = work.id;
    this.show(this.#stored.read(nameOf(work.id)) ?? wordsOf(work));
  }

  /** Shows nothing; what was written stays stored. */
  close() {
    this.#workId = null;
    this.show({ comment: '', reason: '', audio: null });
  }

  /** What was written about a work is sent. */
  remove(workId: number) {
    this.#stored.remove(nameOf(workId));
  }

  setComment(comment: string) {
    this.change({ comment });
  }

  /** Adds a phrase to the comment, once. */
  addPhrase(phrase: string) {
    const { comment } = this;
    if (!comment.includes(phrase)) this.setComment(`${comment.trimEnd()} ${phrase}`.trim().slice(0, COMMENT_MAX));
  }

  setReason(reason: string) {
    this.change({ reason });
  }

  /** Uploads a recording; it belongs to the work that was open when it was made, whichever is open by then. */
  async addSound({ blob, seconds }: { blob: Blob; seconds: number }) {
    const workId = this.#workId;
    const { upload, clock } = this.#options;
    const extension = blob.type.startsWith('audio/mp4') ? 'm4a' : 'webm';
    const { id, url } = await upload('exerciseAudio', { name: `comment.${extension}`, blob });
    const audio = { id, url, seconds, until: clock.now + SOUND_MS };
    if (workId === this.#workId) runInAction(() => this.change({ audio }));
    else if (workId !== null)
      this.store(workId, { comment: '', reason: '', ...this.#stored.read(nameOf(workId)), audio });
  }

  removeSound() {
    this.change({ audio: null });
  }

  private change(changed: Partial<StoredWords>) {
    const { comment, reason, audio } = this;
    const words = { comment, reason, audio, ...changed };
    this.show(words);
    if (this.#workId !== null) this.store(this.#workId, words);
  }

  private store(workId: number, words: StoredWords) {
    this.#stored.write(nameOf(workId), words);
  }

  private show({ comment, reason, audio }: StoredWords) {
    this.comment = comment;
    this.reason = reason;
    this.audio = audio;
  }
}

/** Name of a work's entry, beside those of reports, which are numbers. */
const nameOf = (workId: number) => `work ${workId}`;

/** What a work has already. */
function wordsOf({ comment, commentAudio }: Pick<Marking, 'comment' | 'commentAudio'>): StoredWords {
  const audio = commentAudio && {
    id: commentAudio.id,
    url: commentAudio.url,
    seconds: orFirst(commentAudio.durationS),
  };
  return { comment: textHere(comment), reason: '', audio: audio ?? null };
}

/** What is no words counts as none (B6); a recording that the server may have deleted is none. */
function toWords(stored: unknown, now: number): StoredWords | undefined {
  const { comment, reason, audio } = asObject(stored);
  if (typeof comment !== 'string' || typeof reason !== 'string') return undefined;
  return { comment, reason, audio: toSound(audio, now) };
}

function toSound(stored: unknown, now: number): Sound | null {
  const { id, url, seconds, until } = asObject(stored);
  if (typeof id !== 'number' || typeof url !== 'string' || typeof seconds !== 'number') return null;
  if (until === undefined) return { id, url, seconds };
  return typeof until === 'number' && until > now ? { id, url, seconds, until } : null;
}
