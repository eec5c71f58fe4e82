import type { AnswerOf, contract, TaughtLesson } from '@shuyuan/contract';
import { observableRef, runInAction } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { ServerTime } from '../../../../core/ServerTime.ts';
import type { Clock } from '../../../../core/services.ts';
import { PageStore } from '../../../../page/PageStore.ts';

type Lessons = AnswerOf<(typeof contract)['classDesk']['lessons']>;
/** What a lecturer does with a lesson. */
export type LessonAct = 'start' | 'end' | 'cancel';

/** Milliseconds after an instant at which the server has surely followed its clock. */
const AFTER_MS = 500;

/** The lecturer's lessons of the week, and what is done with one (product.md 4.3). */
export class LessonsStore extends PageStore {
  readonly week: Query<Lessons>;
  readonly time: ServerTime;
  /** The lesson whose act is on its way. */
  busy: number | null = null;
  /** The act that waits to be confirmed. */
  asked: { lesson: TaughtLesson; act: 'end' | 'cancel' } | null = null;
  readonly #api: Pick<Api, 'classDesk'>;
  readonly #once = new IdempotencyKey();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ api, clock }: { api: Pick<Api, 'classDesk'>; clock: Clock }) {
    super();
    this.#api = api;
    this.time = new ServerTime(clock);
    this.week = this.query(
      async () => {
        const week = await api.classDesk.lessons({});
        this.time.read(week.serverTime);
        this.#planNext(week.lessons);
        return week;
      },
      { atStart: [] },
    );
    this.during(() => () => clearTimeout(this.#timer));
    this.observe({ asked: observableRef });
  }

  override refresh() {
    void this.week.load();
  }

  /** Asks before a lesson is ended or cancelled. */
  ask(lesson: TaughtLesson, act: 'end' | 'cancel') {
    this.asked = { lesson, act };
  }

  close() {
    this.asked = null;
  }

  /** Starts, ends or cancels a lesson; throws what the server refuses, after which the list is read again. */
  async act({ id }: TaughtLesson, act: LessonAct, reason = '') {
    if (this.busy !== null) return;
    this.busy = id;
    const { start, end, cancel } = this.#api.classDesk;
    try {
      await this.#once.run({ id, act, reason }, (_, options) => {
        if (act === 'cancel') return cancel({ id, reason }, options);
        return act === 'start' ? start({ id }, options) : end({ id }, options);
      });
      runInAction(this.close);
    } finally {
      runInAction(() => {
        this.busy = null;
      });
      this.refresh();
    }
  }

  /** Reads again when the next lesson can be started, begins or is over by the clock. */
  #planNext(lessons: readonly TaughtLesson[]) {
    clearTimeout(this.#timer);
    const { now } = this.time;
    const ahead = lessons
      .flatMap(({ state, canStartAt, startsAt, endsAt }) =>
        state === 'cancelled' || state === 'ended' ? [] : [canStartAt ?? startsAt, startsAt, endsAt],
      )
      .map((at) => Date.parse(at) - now)
      .filter((ms) => ms > 0);
    if (ahead.length > 0) this.#timer = setTimeout(this.refresh, Math.min(...ahead) + AFTER_MS);
  }
}
