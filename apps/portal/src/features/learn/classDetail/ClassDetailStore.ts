import type { AnswerOf, contract, OwnClass, OwnLesson } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock } from '../../../core/services.ts';
import { isNotServed } from '../../../page/notServed.ts';

type Materials = AnswerOf<(typeof contract)['learning']['materials']>;
export type Material = Materials[number];

/** The two ids of a class of the student. */
export interface ClassKey {
  courseId: number;
  saleId: number;
}

/** A review of one lesson. */
export interface Review {
  lessonId: number;
  stars: number;
  words: string;
}

/** One class of the student: its figures, lessons and files; each part fails alone (product.md 5.4). */
export class ClassDetailStore {
  readonly detail: Query<OwnClass, [ClassKey]>;
  readonly lessons: Query<readonly OwnLesson[], [ClassKey, 'live' | 'recorded']>;
  readonly materials: Query<Materials, [ClassKey]>;
  readonly time: ServerTime;
  /** A review is on its way. */
  isSending = false;
  key: ClassKey | null = null;
  readonly #api: Pick<Api, 'learning'>;
  readonly #once = new IdempotencyKey();
  readonly #scope = new Scope();

  constructor(api: Pick<Api, 'learning'>, clock: Clock) {
    this.#api = api;
    this.time = new ServerTime(clock);
    this.detail = new Query(async (key) => {
      const detail = await api.learning.ownClass(key);
      this.time.read(detail.serverTime);
      return detail;
    });
    // The family has a call for each kind of course (wire-facts 6.4).
    this.lessons = new Query((key, kind) =>
      kind === 'live' ? api.learning.liveLessons(key) : api.learning.recordedLessons(key),
    );
    this.materials = new Query((key) => api.learning.materials(key));
    makeAutoObservable(
      this,
      { detail: false, lessons: false, materials: false, time: false, key: observableRef },
      { autoBind: true },
    );
  }

  /** The live lessons, which have an attendance. */
  get dated(): readonly OwnLesson[] {
    return (this.lessons.value ?? []).filter(({ datedId }) => datedId !== undefined);
  }

  /** Lessons with a practice that was given out. */
  get practices(): readonly OwnLesson[] {
    return (this.lessons.value ?? []).filter(({ practiceId }) => practiceId !== undefined);
  }

  /** Lessons whose practice is announced: it is given out once they are held or learnt. */
  get announced(): readonly OwnLesson[] {
    return (this.lessons.value ?? []).filter(({ practiceOpens }) => practiceOpens !== undefined);
  }

  /** Lessons that can be reviewed. */
  get reviewable(): readonly OwnLesson[] {
    return (this.lessons.value ?? []).filter(({ mayComment }) => mayComment);
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

  start() {
    this.#scope.add(
      reaction(
        () => ({
          key: this.key,
          kind: this.detail.value?.kind,
          isKnown: this.detail.value || isNotServed(this.detail),
        }),
        // A school that tells nothing of the class may still tell its lessons.
        ({ key, kind = 'live', isKnown }) => key && isKnown && this.lessons.show(key, kind),
        { fireImmediately: true },
      ),
    );
  }

  refresh() {
    for (const query of [this.detail, this.lessons, this.materials]) void query.reload();
  }

  dispose() {
    this.#scope.dispose();
    for (const query of [this.detail, this.lessons, this.materials]) query.dispose();
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
      await this.lessons.reload();
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }
}
