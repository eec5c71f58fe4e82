import type { AnswerOf, contract, OwnClass, OwnLesson } from '@shuyuan/contract';
import { liveChanges } from '@shuyuan/rules';
import { observableRef, reaction, runInAction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { rowsHere } from '../../../core/known.ts';
import { Moment } from '../../../core/Moment.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { isNotServed } from '../../../page/notServed.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { readOwnClass, readOwnLessons } from '../../../shared/course/readOwnClass.ts';

type Materials = AnswerOf<(typeof contract)['learning']['materials']>;
export type Material = Materials[number];

/** The two ids of a class of the student. */
export interface ClassKey {
  courseId: number;
  saleId: number;
}
/** What a kind of class is for its lessons; null while it is not known. */
type Kind = 'live' | 'recorded' | null;

/** A review of one lesson. */
export interface Review {
  lessonId: number;
  stars: number;
  words: string;
}

/** One class of the student: its figures, lessons and files; each part fails alone (product.md 5.4). */
export class ClassDetailStore extends PageStore {
  readonly detail: Query<OwnClass, [ClassKey]>;
  readonly lessons: Query<readonly OwnLesson[], [ClassKey, Kind]>;
  readonly materials: Query<Materials, [ClassKey]>;
  readonly time: ServerTime;
  /** A review is on its way. */
  isSending = false;
  key: ClassKey | null = null;
  readonly #api: Pick<Api, 'courses' | 'learning'>;
  readonly #once = new IdempotencyKey();
  readonly #moment: Moment;

  constructor(api: Pick<Api, 'courses' | 'learning'>, clock: Clock) {
    super();
    this.#api = api;
    this.time = new ServerTime(clock);
    this.detail = this.query(async (key) => {
      const detail = await readOwnClass(api, key);
      if (detail.serverTime !== undefined) this.time.read(detail.serverTime);
      return detail;
    });
    this.lessons = this.query((key, kind) => readOwnLessons(api, key, kind ?? undefined));
    this.materials = this.query((key) => api.learning.materials(key));
    this.#moment = new Moment({
      time: this.time,
      instants: () => this.changes,
      onReach: () => void this.lessons.reload(),
    });
    this.during(() =>
      reaction(
        () => ({
          key: this.key,
          kind: this.detail.value?.kind,
          isKnown: this.detail.value || isNotServed(this.detail),
        }),
        // A school that tells nothing of the class may still tell its lessons.
        ({ key, kind = null, isKnown }) => key && isKnown && this.lessons.show(key, kind),
        { fireImmediately: true },
      ),
    );
    this.during(() => this.#moment.start());
    this.observe({ key: observableRef });
  }

  /** The server's time; observers follow when a lesson of the class can be entered, begins or ends. */
  get now(): number {
    return this.#moment.now;
  }

  /** The live lessons, which have an attendance. */
  get dated(): readonly OwnLesson[] {
    return rowsHere(this.lessons.value).filter(({ datedId }) => datedId !== undefined);
  }

  /** Lessons with a practice that was given out. */
  get practices(): readonly OwnLesson[] {
    return rowsHere(this.lessons.value).filter(({ practiceId }) => practiceId !== undefined);
  }

  /** Lessons whose practice is announced: it is given out once they are held or learnt. */
  get announced(): readonly OwnLesson[] {
    return rowsHere(this.lessons.value).filter(({ practiceOpens }) => practiceOpens !== undefined);
  }

  /** Lessons that can be reviewed. */
  get reviewable(): readonly OwnLesson[] {
    return rowsHere(this.lessons.value).filter(({ mayComment }) => mayComment);
  }

  /** The open practice that is due first. */
  get due(): OwnLesson | undefined {
    const dueAt = ({ practiceDueAt }: OwnLesson) =>
      practiceDueAt === undefined ? Number.MAX_VALUE : Date.parse(practiceDueAt);
    const open = this.practices.filter(({ practiceState }) => practiceState === 'unfinished');
    return open.toSorted((a, b) => dueAt(a) - dueAt(b))[0];
  }

  show(key: ClassKey) {
    this.key = key;
    this.detail.show(key);
    this.materials.show(key);
  }

  private get changes(): readonly number[] {
    return this.dated.flatMap(({ startsAt, endsAt, state }) =>
      startsAt === undefined || endsAt === undefined ? [] : liveChanges({ startsAt, endsAt, state }),
    );
  }

  /** A fresh address of a file, asked for when it is opened: addresses end (U6). */
  async addressOf(id: number): Promise<string | undefined> {
    if (!this.key) return undefined;
    await this.materials.load(this.key);
    if (this.materials.error) throw this.materials.error;
    return this.materials.value?.find((material) => material.id === id)?.url;
  }

  /** Sends a review once; the lesson can be reviewed no more then. */
  async review({ lessonId, stars, words }: Review) {
    const { key } = this;
    if (!key || this.isSending) return;
    this.isSending = true;
    try {
      const asked = { courseId: key.courseId, lessonId, stars, ...(words.trim() !== '' && { words: words.trim() }) };
      await this.#once.run(asked, this.#api.learning.comment);
    } finally {
      // Another tab may have written it.
      await this.lessons.reload();
      runInAction(() => {
        this.isSending = false;
      });
    }
  }
}
