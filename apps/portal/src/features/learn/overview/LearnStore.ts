import type { AnswerOf, CourseCard, contract, Order, Page, Practice, TimetableEntry } from '@shuyuan/contract';
import { DEFAULT_TIME_ZONE, MEMBERSHIP_ALARM_DAYS } from '@shuyuan/rules';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock } from '../../../core/services.ts';
import { type OwnClass, stageOf } from '../../../shared/course/ownClass.ts';
import { scheduleOf, spanAround } from './schedule.ts';

type Contract = typeof contract;
/** The student's own membership. */
export type Membership = AnswerOf<Contract['memberships']['mine']>;
/** How many coupons there are of each status. */
export type CouponCounts = AnswerOf<Contract['coupons']['counts']>;
/** Whether a reminder of the end of a membership was due. */
export type Alarm = AnswerOf<Contract['memberships']['alarm']>;
type Summary = AnswerOf<Contract['learning']['summary']>;
type PracticeCounts = AnswerOf<Contract['practice']['counts']>;
type Zones = AnswerOf<Contract['constants']['timeZones']>;
type Span = ReturnType<typeof spanAround>;

/** From so many days before its end the page speaks of the end of a membership (product.md 4.11). */
const SOON_DAYS = Math.max(...MEMBERSHIP_ALARM_DAYS);
/** Classes that the page reads; a student rarely has more. */
const CLASSES = 50;
const UNPAID = 5;
/** Open practices in the to-do list and the calendar. */
const PRACTICES = 20;
const RECOMMENDED = 3;

export interface LearnServices {
  api: Pick<Api, 'constants' | 'courses' | 'coupons' | 'learning' | 'memberships' | 'orders' | 'practice'>;
  clock: Clock;
  /** The student's time zone, once it is known. */
  timeZoneId: () => number | undefined;
}

/** What the learning centre's first page shows; each part loads and fails alone (product.md 5.3). */
export class LearnStore {
  readonly mine: Query<Page<OwnClass>>;
  readonly past: Query<Page<CourseCard>>;
  /** The lessons around today: the ticket, the week, the calendar. */
  readonly timetable: Query<readonly TimetableEntry[], [Span]>;
  /** The lessons around another day of the calendar. */
  readonly elsewhere: Query<readonly TimetableEntry[], [Span]>;
  readonly summary: Query<Summary>;
  readonly practices: Query<Page<Practice>>;
  readonly practiceCounts: Query<PracticeCounts>;
  readonly unpaid: Query<Page<Order>>;
  readonly coupons: Query<CouponCounts>;
  readonly membership: Query<Membership>;
  readonly recommended: Query<Page<CourseCard>>;
  readonly zones: Query<Zones>;
  readonly time: ServerTime;
  alarm: Alarm | null = null;
  readonly #services: LearnServices;
  readonly #scope = new Scope();

  constructor(services: LearnServices) {
    const { api, clock } = services;
    this.#services = services;
    this.time = new ServerTime(clock);
    this.mine = new Query(() => api.courses.mine({ pageSize: CLASSES }));
    this.past = new Query(() => api.courses.past({ pageSize: CLASSES }));
    this.timetable = new Query((span) => api.learning.timetable(span));
    this.elsewhere = new Query((span) => api.learning.timetable(span));
    this.summary = new Query(async () => {
      const summary = await api.learning.summary();
      this.time.read(summary.serverTime);
      return summary;
    });
    this.practices = new Query(() => api.practice.list({ state: 'unfinished', pageSize: PRACTICES }));
    this.practiceCounts = new Query(() => api.practice.counts());
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
    this.zones = new Query(() => api.constants.timeZones());
    makeAutoObservable(this, { time: false }, { autoBind: true });
  }

  /** Classes that are not over. */
  get current(): readonly OwnClass[] {
    return (this.mine.value?.items ?? []).filter((course) => stageOf(course) !== 'ended');
  }

  /** Neither a class nor one that is over. */
  get isEmpty() {
    return this.mine.value?.items.length === 0 && this.past.value?.items.length === 0;
  }

  /** The live lessons around today, by their beginning. */
  get schedule() {
    return scheduleOf(this.timetable.value ?? []);
  }

  /** The live lessons around today and around the day that the calendar shows, each once. */
  get calendar() {
    const known = new Map(
      [...(this.elsewhere.value ?? []), ...(this.timetable.value ?? [])].map((one) => [one.id, one]),
    );
    return scheduleOf([...known.values()]);
  }

  /** The student's own zone; Beijing until it is known (§9). */
  get timeZone(): string {
    const id = this.#services.timeZoneId();
    return this.zones.value?.find((zone) => zone.id === id)?.iana ?? DEFAULT_TIME_ZONE.id;
  }

  start() {
    for (const query of this.atStart) void query.load();
    void this.timetable.load(spanAround(this.time.now));
    void this.#loadAlarm();
    this.#scope.add(
      reaction(
        () => this.isEmpty,
        (isEmpty) => isEmpty && void this.recommended.load(),
      ),
    );
    this.#scope.add(
      reaction(
        () => this.#services.timeZoneId() !== undefined,
        (isKnown) => isKnown && void this.zones.load(),
        { fireImmediately: true },
      ),
    );
  }

  /** Shows a day of the calendar, `YYYY-MM-DD`: one outside of the lessons around today is asked for. */
  showDay(day: string) {
    const at = Date.parse(`${day}T12:00:00Z`);
    const week = 7 * 86_400_000;
    const { from, until } = spanAround(this.time.now);
    if (at - week < Date.parse(from) || at + week > Date.parse(until)) this.elsewhere.show(spanAround(at));
  }

  /** Reads again in another language. */
  refresh() {
    for (const query of [...this.atStart, this.timetable, this.elsewhere, this.recommended]) void query.reload();
  }

  /** An order has expired: it is cancelled, and what it held is released. */
  refreshOrders() {
    void this.unpaid.load();
    void this.coupons.load();
  }

  dispose() {
    this.#scope.dispose();
  }

  private get atStart() {
    const { mine, past, summary, practices, practiceCounts, unpaid, coupons, membership } = this;
    return [mine, past, summary, practices, practiceCounts, unpaid, coupons, membership];
  }

  /** Fetches the reminder of the end of the membership, which is due once for each step (product.md 4.11). */
  async #loadAlarm() {
    try {
      const alarm = await this.#services.api.memberships.alarm();
      runInAction(() => {
        this.alarm = (alarm.daysLeft ?? Number.POSITIVE_INFINITY) <= SOON_DAYS ? alarm : null;
      });
    } catch {
      // A reminder that cannot be written now is written with the next visit (product.md 4.11).
    }
  }
}
