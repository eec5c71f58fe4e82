import type { AnswerOf, CourseCard, contract, Lesson, Order, Page } from '@shuyuan/contract';
import { MEMBERSHIP_ALARM_DAYS } from '@shuyuan/rules';
import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock } from '../../../core/services.ts';
import type { Knowable } from '../../../page/knownFigure.ts';
import { type OwnClass, stageOf } from '../../../shared/course/ownClass.ts';
import { isScheduled, type ScheduledLesson, scheduleOf } from './schedule.ts';

type Contract = typeof contract;
/** The student's own membership. */
export type Membership = AnswerOf<Contract['memberships']['mine']>;
/** How many coupons there are of each status. */
export type CouponCounts = AnswerOf<Contract['coupons']['counts']>;
/** From so many days before its end the page speaks of the end of a membership (product.md 4.11). */
const SOON_DAYS = Math.max(...MEMBERSHIP_ALARM_DAYS);

/** Whether a reminder of the end of a membership was due. */
export type Alarm = AnswerOf<Contract['memberships']['alarm']>;

/** Classes that the page reads; a student rarely has more. */
const CLASSES = 50;
/** Recorded classes whose lessons are read, the latest joined first; every live one is in the schedule. */
const RECORDED = 6;
const UNPAID = 5;
const RECOMMENDED = 3;

/** What the learning centre's first page shows; each part loads and fails alone (product.md 5.3). */
export class LearnStore {
  readonly mine: Query<Page<OwnClass>>;
  readonly past: Query<Page<CourseCard>>;
  readonly unpaid: Query<Page<Order>>;
  readonly coupons: Query<CouponCounts>;
  readonly membership: Query<Membership>;
  readonly recommended: Query<Page<CourseCard>>;
  readonly time: ServerTime;
  alarm: Alarm | null = null;
  readonly #lessons = observable.map<number, readonly Lesson[]>([], { deep: false });
  /** Why the lessons of a class are missing. */
  readonly #lessonErrors = observable.map<number, ApiError>([], { deep: false });
  readonly #api: Pick<Api, 'courses' | 'orders' | 'coupons' | 'memberships'>;
  readonly #scope = new Scope();

  constructor(api: Pick<Api, 'courses' | 'orders' | 'coupons' | 'memberships'>, clock: Clock) {
    this.#api = api;
    this.time = new ServerTime(clock);
    this.mine = new Query(() => api.courses.mine({ pageSize: CLASSES }));
    this.past = new Query(() => api.courses.past({ pageSize: CLASSES }));
    this.unpaid = new Query(async () => {
      const page = await api.orders.list({ filter: 'unpaid', pageSize: UNPAID });
      // A backend that does not know the filter answers with every order (wire-facts 8.2).
      const items = page.items.filter(({ status }) => status === 'unpaid');
      return items.length === page.items.length ? page : { ...page, items, totalCount: items.length };
    });
    this.coupons = new Query(() => api.coupons.counts());
    this.recommended = new Query(() => api.courses.recommended({ size: RECOMMENDED }));
    this.membership = new Query(async () => {
      const membership = await api.memberships.mine();
      this.time.read(membership.serverTime);
      return membership;
    });
    makeAutoObservable(
      this,
      {
        mine: false,
        past: false,
        unpaid: false,
        coupons: false,
        membership: false,
        recommended: false,
        time: false,
      },
      { autoBind: true },
    );
  }

  /** Classes that are not over. */
  get current(): readonly OwnClass[] {
    return (this.mine.value?.items ?? []).filter((course) => stageOf(course) !== 'ended');
  }

  /** Neither a class nor one that is over. */
  get isEmpty() {
    return this.mine.value?.items.length === 0 && this.past.value?.items.length === 0;
  }

  /** The classes whose live lessons make the schedule. */
  private get scheduled() {
    return this.current.filter(isScheduled);
  }

  /** The live lessons of the classes that run, by their beginning. */
  get schedule() {
    return scheduleOf(this.current, this.#lessons);
  }

  /** The schedule once the lessons of every class that runs are here: only then it can be counted and called empty. */
  get timetable(): Knowable<readonly ScheduledLesson[]> {
    const { mine, scheduled } = this;
    const missing = scheduled.filter(({ saleId }) => !this.#lessons.has(saleId));
    const error = mine.value ? missing.map(({ saleId }) => this.#lessonErrors.get(saleId)).find(Boolean) : mine.error;
    const value = mine.value && missing.length === 0 ? this.schedule : undefined;
    return { value, error: error ?? null, reload: this.#reloadTimetable };
  }

  /** Lessons of a class, once they are here. */
  lessonsOf(course: { saleId: number }): readonly Lesson[] {
    return this.#lessons.get(course.saleId) ?? [];
  }

  start() {
    for (const query of [this.mine, this.past, this.unpaid, this.coupons, this.membership]) void query.load();
    void this.#loadAlarm();
    this.#scope.add(
      reaction(
        () => this.current.filter(({ kind }, place) => kind !== 'recorded' || place < RECORDED),
        (courses) => {
          for (const course of courses) void this.#loadLessons(course);
        },
      ),
    );
    this.#scope.add(
      reaction(
        () => this.isEmpty,
        (isEmpty) => isEmpty && void this.recommended.load(),
      ),
    );
  }

  /** Reads again in another language; lessons follow their classes. */
  refresh() {
    for (const query of [this.mine, this.past, this.unpaid, this.coupons, this.membership, this.recommended])
      void query.reload();
  }

  /** An order has expired: it is cancelled, and what it held is released. */
  refreshOrders() {
    void this.unpaid.load();
    void this.coupons.load();
  }

  dispose() {
    this.#scope.dispose();
  }

  readonly #reloadTimetable = async () => {
    const { mine, scheduled } = this;
    if (!mine.value) return mine.reload();
    const missing = scheduled.filter(({ saleId }) => !this.#lessons.has(saleId));
    await Promise.all(missing.map((course) => this.#loadLessons(course)));
  };

  /** Fetches the reminder of the end of the membership, which is due once for each step (product.md 4.11). */
  async #loadAlarm() {
    try {
      const alarm = await this.#api.memberships.alarm();
      runInAction(() => {
        this.alarm = (alarm.daysLeft ?? Number.POSITIVE_INFINITY) <= SOON_DAYS ? alarm : null;
      });
    } catch {
      // A reminder that cannot be written now is written with the next visit (product.md 4.11).
    }
  }

  async #loadLessons({ id, saleId }: OwnClass) {
    try {
      const lessons = await this.#api.courses.lessons({ id, saleId });
      runInAction(() => {
        this.#lessonErrors.delete(saleId);
        this.#lessons.set(saleId, lessons);
      });
    } catch (cause) {
      // The schedule lacks this class and says so; its card shows what the class itself says (product.md 5.3).
      const error = cause instanceof ApiError ? cause : new ApiError('failed', '', { cause });
      runInAction(() => this.#lessonErrors.set(saleId, error));
    }
  }
}
