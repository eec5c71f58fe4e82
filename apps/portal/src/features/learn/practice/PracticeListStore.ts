import type { AnnouncedPractice, AnswerOf, contract, Page, Practice } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { OwnClass } from '../../../shared/course/ownClass.ts';
import type { PracticeFilters } from './practiceAddress.ts';

type Counts = AnswerOf<(typeof contract)['practice']['counts']>;

/** Classes that one can choose among; a student rarely has more. */
const CLASSES = 50;

/** `/learn/practice`: the student's practices by state, how many there are of each, and the one that is due first (product.md 4.4). */
export class PracticeListStore {
  readonly counts: Query<Counts>;
  readonly practices: PagedQuery<Practice, PracticeFilters>;
  readonly classes: Query<Page<OwnClass>>;
  readonly urgent: Query<Page<Practice>>;
  /** Those that the student is not given yet. */
  readonly announced: Query<readonly AnnouncedPractice[], [number | undefined]>;
  readonly time: ServerTime;

  constructor(api: Pick<Api, 'courses' | 'learning' | 'practice'>, clock: Clock) {
    this.time = new ServerTime(clock);
    this.counts = new Query(async () => {
      const counts = await api.practice.counts();
      if (counts.serverTime !== undefined) this.time.read(counts.serverTime);
      return counts;
    });
    this.practices = new PagedQuery(({ tab, courseId, page, pageSize }) =>
      api.practice.list({
        ...(tab !== 'all' && { state: tab }),
        ...(courseId !== undefined && { courseId }),
        page,
        pageSize,
      }),
    );
    this.classes = new Query(() => api.courses.mine({ pageSize: CLASSES }));
    this.urgent = new Query(() => api.practice.list({ state: 'unfinished', pageSize: 1 }));
    this.announced = new Query((courseId) => api.learning.announced(courseId === undefined ? {} : { courseId }));
    makeAutoObservable(
      this,
      { counts: false, practices: false, classes: false, urgent: false, announced: false, time: false },
      { autoBind: true },
    );
  }

  /** The practice that is due first; those that cannot be done now come after all others. */
  get first(): Practice | undefined {
    const practice = this.urgent.value?.items[0];
    return practice?.closedBy === undefined ? practice : undefined;
  }

  show(filters: PracticeFilters) {
    this.practices.show(filters);
    this.announced.show(filters.courseId);
  }

  start() {
    void this.counts.load();
    void this.classes.load();
    void this.urgent.load();
  }

  refresh() {
    void this.counts.reload();
    void this.practices.reload();
    void this.urgent.reload();
    void this.announced.reload();
  }

  dispose() {
    this.counts.dispose();
    this.practices.dispose();
    this.classes.dispose();
    this.urgent.dispose();
    this.announced.dispose();
  }
}
