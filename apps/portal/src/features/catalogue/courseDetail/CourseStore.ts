import type { CouponOffer, CourseCard, CourseDetail, Lecturer, Lesson, Page } from '@shuyuan/contract';
import { liveChanges } from '@shuyuan/rules';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { orUntold } from '../../../api/untold.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { momentOf, rowsHere } from '../../../core/known.ts';
import { Moment } from '../../../core/Moment.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { chaptersOf } from './chapters.ts';

/** The two ids of a course page's address (§2). */
export interface CourseKey {
  id: number;
  saleId: number;
}

/** Neighbours shown beside a course. */
const RELATED = 6;
/** Coupons of the claim centre considered for the best one. */
const OFFERS = 12;

/** Dependencies of the page. */
export interface CourseServices {
  api: Pick<Api, 'collections' | 'courses' | 'lecturers' | 'coupons' | 'orders'>;
  clock: Clock;
  /** Whose page it is; null for a visitor. */
  token: () => string | null;
}

/** One course page: the course, its lessons by chapter, its lecturer and its neighbours; each part fails alone. */
export class CourseStore extends PageStore {
  readonly detail: Query<CourseDetail, [CourseKey]>;
  readonly lessons: Query<Lesson[], [CourseKey]>;
  readonly lecturer: Query<Lecturer, [id: number]>;
  readonly neighbours: Query<Page<CourseCard>>;
  readonly offers: Query<Page<CouponOffer>>;
  readonly time: ServerTime;
  readonly #services: CourseServices;
  readonly #taking = new IdempotencyKey();
  readonly #moment: Moment;

  constructor(services: CourseServices) {
    super();
    this.#services = services;
    const { api, clock } = services;
    this.time = new ServerTime(clock);
    this.detail = this.query(async (key) => {
      const course = await api.courses.detail(key);
      if (course.serverTime !== undefined) this.time.read(course.serverTime);
      return course;
    });
    this.lessons = this.query((key) => api.courses.lessons(key));
    this.lecturer = this.query((id) => api.lecturers.detail({ id }));
    this.neighbours = this.query(() => api.courses.recommended({ size: RELATED }), { atStart: [] });
    this.offers = this.query(() => api.coupons.center({ pageSize: OFFERS }), { atStart: [] });
    this.#moment = new Moment({ time: this.time, instants: () => this.changes });
    this.when(
      () => this.detail.value?.lecturerId,
      (id) => this.lecturer.load(id),
    );
    this.during(() => this.#moment.start());
    // Owned and unlocked content depends on the login.
    this.onChange(services.token, () => this.refresh());
    this.observe();
  }

  /** The server's time; observers follow when a lesson of an owned class can be entered, begins or ends. */
  get now(): number {
    return this.#moment.now;
  }

  /** Lessons grouped as the course's author did. */
  get chapters() {
    return chaptersOf(rowsHere(this.lessons.value));
  }

  /** Other courses to look at; never this one. */
  get related(): readonly CourseCard[] {
    const id = this.detail.value?.id;
    return rowsHere(this.neighbours.value?.items)
      .filter((course) => course.id !== id)
      .slice(0, RELATED - 1);
  }

  /** Another course, or another class of the one on screen, which then stays until the answer is here. */
  show(key: CourseKey) {
    const isClassOfIt = rowsHere(this.detail.value?.offers).some(({ id }) => id === key.id);
    if (!isClassOfIt) {
      for (const query of [this.detail, this.lessons, this.lecturer]) query.clear();
    }
    void this.detail.load(key);
    void this.lessons.load(key);
  }

  /**
   * Takes a course that costs this student nothing; whatever the answer, the page shows how it stands now, for another tab may have
   * taken it. Throws the refusal.
   */
  async take({ id, saleId }: CourseKey) {
    try {
      const { api } = this.#services;
      await this.#taking.run({ id, saleId }, (key, options) => orUntold(api.orders.buyFree(key, options)));
    } finally {
      this.refresh();
    }
  }

  /** Collects the course, or no longer does; another may be on the page when the answer comes (product.md 4.13). */
  async toggleCollected() {
    const { value } = this.detail;
    if (value?.isCollected === undefined) return;
    const { api } = this.#services;
    const input = { kind: 'course', id: value.saleId, isCollected: !value.isCollected } as const;
    const { isCollected } = await api.collections.toggle(input);
    const shown = this.detail.value;
    if (shown?.saleId === value.saleId) this.detail.set({ ...shown, isCollected });
  }

  /** When the clock changes a lesson of an owned class, and the sale of the course. */
  private get changes(): readonly number[] {
    const { isOwned, saleStartsAt, saleEndsAt } = this.detail.value ?? {};
    const sale = [momentOf(saleStartsAt), momentOf(saleEndsAt)];
    if (!isOwned) return sale;
    return rowsHere(this.lessons.value).flatMap(({ startsAt, endsAt, liveState: state }) =>
      startsAt === undefined || endsAt === undefined ? [] : liveChanges({ startsAt, endsAt, state }),
    );
  }
}
