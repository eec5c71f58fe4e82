import type { AnnouncedPractice, AnswerOf, contract, Page, Practice } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import type { PagedQuery } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { OwnClass } from '../../../shared/course/ownClass.ts';
import type { PracticeFilters } from './practiceAddress.ts';

type Counts = AnswerOf<(typeof contract)['practice']['counts']>;

/** Classes that one can choose among; a student rarely has more. */
const CLASSES = 50;

/** `/learn/practice`: the student's practices by state, how many there are of each, and the one that is due first (product.md 4.4). */
export class PracticeListStore extends PageStore {
  readonly counts: Query<Counts>;
  readonly practices: PagedQuery<Practice, PracticeFilters>;
  readonly classes: Query<Page<OwnClass>>;
  readonly urgent: Query<Page<Practice>>;
  /** Those that the student is not given yet. */
  readonly announced: Query<readonly AnnouncedPractice[], [number | undefined]>;
  readonly time: ServerTime;

  constructor(api: Pick<Api, 'courses' | 'learning' | 'practice'>, clock: Clock) {
    super();
    this.time = new ServerTime(clock);
    this.counts = this.query(
      async () => {
        const counts = await api.practice.counts();
        if (counts.serverTime !== undefined) this.time.read(counts.serverTime);
        return counts;
      },
      { atStart: [] },
    );
    this.practices = this.paged(({ tab, courseId, page, pageSize }) =>
      api.practice.list({
        ...(tab !== 'all' && { state: tab }),
        ...(courseId !== undefined && { courseId }),
        page,
        pageSize,
      }),
    );
    this.classes = this.query(() => api.courses.mine({ pageSize: CLASSES }), { atStart: [] });
    this.urgent = this.query(() => api.practice.list({ state: 'unfinished', pageSize: 1 }), { atStart: [] });
    this.announced = this.query((courseId) => api.learning.announced(courseId === undefined ? {} : { courseId }));
    this.observe();
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

  override refresh() {
    void this.counts.reload();
    void this.practices.reload();
    void this.urgent.reload();
    void this.announced.reload();
  }
}
