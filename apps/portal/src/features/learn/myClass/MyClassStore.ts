import type { AnswerOf, contract } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import type { PagedQuery, Paging } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { OwnClass } from '../../../shared/course/ownClass.ts';
import { CLASS_TABS, type ClassFilters, type ClassTab } from './myClassAddress.ts';

type Summary = AnswerOf<(typeof contract)['learning']['summary']>;

/** `/myclass`: the student's classes of one tab, and the server's time for their entrances (product.md 5.3). */
export class MyClassStore extends PageStore {
  readonly time: ServerTime;
  readonly classes: PagedQuery<OwnClass, ClassFilters>;
  readonly summary: Query<Summary>;
  /** The tab that is open where the address names none: the first with a class in it. */
  firstTab: ClassTab = 'inProgress';

  constructor(api: Pick<Api, 'courses' | 'learning'>, clock: Clock) {
    super();
    this.time = new ServerTime(clock);
    const read = (tab: ClassTab, { kind, page, pageSize }: Omit<ClassFilters, 'tab'> & Paging) =>
      this.fetch(() =>
        api.courses.mine({
          ...(tab === 'expired' ? { isExpired: true } : { status: tab, isExpired: false }),
          ...(kind !== undefined && { kind }),
          page,
          pageSize,
        }),
      );
    this.classes = this.paged(async ({ tab, ...question }) => {
      if (tab !== undefined) return read(tab, question);
      const [first] = CLASS_TABS;
      for (const each of CLASS_TABS) {
        const found = await read(each, question);
        if (found.items.length === 0) continue;
        this.open(each);
        return found;
      }
      this.open(first);
      return { items: [], totalCount: 0, currentPage: question.page, pageSize: question.pageSize };
    });
    this.summary = this.query(
      async () => {
        const summary = await api.learning.summary();
        this.time.read(summary.serverTime);
        return summary;
      },
      { atStart: [] },
    );
    this.observe();
  }

  show(filters: ClassFilters) {
    this.classes.show(filters);
  }

  private open(tab: ClassTab) {
    this.firstTab = tab;
  }
}
