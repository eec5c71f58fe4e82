import type {
  AnnouncedPractice,
  AnswerOf,
  CourseCard,
  contract,
  Order,
  Page,
  Practice,
  TimetableEntry,
} from '@shuyuan/contract';
import { localHour, MEMBERSHIP_ALARM_DAYS } from '@shuyuan/rules';
import { runInAction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { rowsHere } from '../../../core/known.ts';
import { Moment } from '../../../core/Moment.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { type OwnClass, type Stage, stageOf } from '../../../shared/course/ownClass.ts';
import { dayLessonsOf, scheduleOf } from '../../../shared/course/schedule.ts';
import { instantsOf, nextQuarter, spanAround } from './schedule.ts';

type Contract = typeof contract;
/** The student's own membership. */
export type Membership = AnswerOf<Contract['memberships']['mine']>;
/** How many coupons there are of each status. */
export type CouponCounts = AnswerOf<Contract['coupons']['counts']>;
/** Whether a reminder of the end of a membership was due. */
export type Alarm = AnswerOf<Contract['memberships']['alarm']>;
/** A published report that the student has not opened. */
export type UnreadReport = AnswerOf<Contract['report']['unread']>[number];
type Summary = AnswerOf<Contract['learning']['summary']>;
type PracticeCounts = AnswerOf<Contract['practice']['counts']>;
type Span = ReturnType<typeof spanAround>;

/** From so many days before its end the page speaks of the end of a membership (product.md 4.11). */
const SOON_DAYS = Math.max(...MEMBERSHIP_ALARM_DAYS);
/** Classes that the page reads; a student rarely has more. */
const CLASSES = 50;
const UNPAID = 5;
/** Open practices in the to-do list and the calendar. */
const PRACTICES = 20;
const RECOMMENDED = 3;
/** The timetable is read again within so long after one of its instants, so that a whole class does not ask at once. */
const SPREAD_MS = 5_000;

export interface LearnServices {
  api: Pick<Api, 'courses' | 'coupons' | 'learning' | 'memberships' | 'orders' | 'practice' | 'report'>;
  clock: Clock;
  /** IANA name of the student's time zone. */
  timeZone: () => string;
}

/** What the learning centre's first page shows; each part loads and fails alone (product.md 5.3). */
export class LearnStore extends PageStore {
  readonly mine: Query<Page<OwnClass>>;
  /** Classes that are over: read when their tab is opened. */
  readonly past: Query<Page<OwnClass>>;
  /** The lessons around today: the ticket, the week, the calendar. */
  readonly timetable: Query<readonly TimetableEntry[], [Span]>;
  /** The lessons around another day of the calendar. */
  readonly elsewhere: Query<readonly TimetableEntry[], [Span]>;
  readonly summary: Query<Summary>;
  readonly practices: Query<Page<Practice>>;
  readonly practiceCounts: Query<PracticeCounts>;
  readonly announced: Query<readonly AnnouncedPractice[]>;
  readonly reports: Query<readonly UnreadReport[]>;
  readonly unpaid: Query<Page<Order>>;
  readonly coupons: Query<CouponCounts>;
  readonly membership: Query<Membership>;
  readonly recommended: Query<Page<CourseCard>>;
  readonly time: ServerTime;
  readonly #moment: Moment;
  /** The parts of the day, by which the page greets. */
  readonly #hours: Moment;
  alarm: Alarm | null = null;
  readonly #services: LearnServices;
  #reading: ReturnType<typeof setTimeout> | undefined;

  constructor(services: LearnServices) {
    super();
    const { api, clock } = services;
    this.#services = services;
    this.time = new ServerTime(clock);
    this.mine = this.query(() => api.courses.mine({ pageSize: CLASSES }), { atStart: [] });
    this.past = this.query(() => api.courses.mine({ status: 'ended', pageSize: CLASSES }));
    this.timetable = this.query((span) => api.learning.timetable(span));
    this.elsewhere = this.query((span) => api.learning.timetable(span));
    this.summary = this.query(
      async () => {
        const summary = await api.learning.summary();
        this.time.read(summary.serverTime);
        return summary;
      },
      { atStart: [] },
    );
    this.practices = this.query(() => api.practice.list({ state: 'unfinished', pageSize: PRACTICES }), { atStart: [] });
    this.practiceCounts = this.query(() => api.practice.counts(), { atStart: [] });
    this.announced = this.query(() => api.learning.announced({}), { atStart: [] });
    this.reports = this.query(() => api.report.unread(), { atStart: [] });
    this.unpaid = this.query(
      async () => {
        const page = await api.orders.list({ filter: 'unpaid', pageSize: UNPAID });
        // A backend that does not know the filter answers with every order (wire-facts 8.2).
        const items = page.items.filter(({ status }) => status === 'unpaid');
        return items.length === page.items.length ? page : { ...page, items, totalCount: items.length };
      },
      { atStart: [] },
    );
    this.coupons = this.query(() => api.coupons.counts(), { atStart: [] });
    this.recommended = this.query(() => api.courses.recommended({ size: RECOMMENDED }));
    this.membership = this.query(
      async () => {
        const membership = await api.memberships.mine();
        this.time.read(membership.serverTime);
        return membership;
      },
      { atStart: [] },
    );
    this.#moment = new Moment({
      time: this.time,
      instants: () => instantsOf(this.schedule, this),
      onReach: this.#handleReach,
    });
    this.#hours = new Moment({ time: this.time, instants: () => [nextQuarter(this.time.now)] });
    this.during(() => this.#moment.start());
    this.during(() => this.#hours.start());
    this.during(() => () => clearTimeout(this.#reading));
    this.when(
      () => this.isEmpty || undefined,
      () => this.recommended.load(),
    );
    this.observe({ now: false, hour: false });
  }

  /** The server's time; observers follow when a lesson can be entered, begins or ends, and at midnight. */
  get now(): number {
    return this.#moment.now;
  }

  /** The hour of the day in the zone of the page; observers follow. */
  get hour(): number {
    return localHour(this.#hours.now, this.timeZone);
  }

  /** The classes of a stage; those that are over come with `past` too. */
  classesOf(stage: Stage): readonly OwnClass[] {
    const found = [...rowsHere(this.mine.value?.items), ...(stage === 'ended' ? rowsHere(this.past.value?.items) : [])];
    const known = new Map(found.map((course) => [`${course.id}-${course.saleId}`, course]));
    return [...known.values()].filter((course) => stageOf(course) === stage);
  }

  /** The practices that can be done now, the most urgent first; those of a frozen class or one that has expired are not among them. */
  get openPractices(): readonly Practice[] {
    return rowsHere(this.practices.value?.items).filter(({ closedBy }) => closedBy === undefined);
  }

  /** The practice that each class will bring next. */
  get nextAnnounced(): readonly AnnouncedPractice[] {
    const all = rowsHere(this.announced.value);
    return all.filter((one, place) => all.findIndex(({ courseId }) => courseId === one.courseId) === place);
  }

  /** Not in a class, and never was. */
  get isEmpty() {
    return this.mine.value?.items.length === 0;
  }

  /** The live lessons around today, by their beginning. */
  get schedule() {
    return scheduleOf(rowsHere(this.timetable.value));
  }

  /** The lessons around today of which no more than the day is known. */
  get dayLessons() {
    return dayLessonsOf(rowsHere(this.timetable.value));
  }

  /** The live lessons around today and around the day that the calendar shows, each once. */
  get calendar() {
    const known = new Map(
      [...rowsHere(this.elsewhere.value), ...rowsHere(this.timetable.value)].map((one) => [one.id, one]),
    );
    return scheduleOf([...known.values()]);
  }

  /** The zone in which the page shows its instants, and counts its days (§9). */
  get timeZone(): string {
    return this.#services.timeZone();
  }

  override start() {
    super.start();
    void this.timetable.load(spanAround(this.time.now));
    void this.#loadAlarm();
  }

  /** Shows a day of the calendar, `YYYY-MM-DD`: one outside of the lessons around today is asked for. */
  showDay(day: string) {
    const at = Date.parse(`${day}T12:00:00Z`);
    const week = 7 * 86_400_000;
    const { from, until } = spanAround(this.time.now);
    if (at - week < Date.parse(from) || at + week > Date.parse(until)) this.elsewhere.show(spanAround(at));
  }

  /** A lesson began, ended or was cancelled. */
  refreshLessons() {
    void this.timetable.load(spanAround(this.time.now));
    void this.mine.reload();
  }

  /** An order has expired: it is cancelled, and what it held is released. */
  refreshOrders() {
    void this.unpaid.load();
    void this.coupons.load();
  }

  /** What the clock has reached, the server may know better: a lesson that runs on, one that has opened. */
  readonly #handleReach = () => {
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => this.refreshLessons(), Math.random() * SPREAD_MS);
  };

  /** Fetches the reminder of the end of the membership, which is due once for each step (product.md 4.11). */
  async #loadAlarm() {
    try {
      const alarm = await this.fetch(() => this.#services.api.memberships.alarm());
      runInAction(() => {
        this.alarm = (alarm.daysLeft ?? Number.POSITIVE_INFINITY) <= SOON_DAYS ? alarm : null;
      });
    } catch {
      // A reminder that cannot be written now is written with the next visit (product.md 4.11).
    }
  }
}
