import type { AnswerOf, contract } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';
import { PagedQuery, type Paging } from '../../../page/PagedQuery.ts';
import type { OwnClass } from '../../../shared/course/ownClass.ts';
import { CLASS_TABS, type ClassFilters, type ClassTab } from './myClassAddress.ts';

type Summary = AnswerOf<(typeof contract)['learning']['summary']>;

/** `/myclass`: the student's classes of one tab, and the server's time for their entrances (product.md 5.3). */
export class MyClassStore {
  readonly time: ServerTime;
  readonly classes: PagedQuery<OwnClass, ClassFilters>;
  readonly summary: Query<Summary>;
  /** The tab that is open where the address names none: the first with a class in it. */
  firstTab: ClassTab = 'inProgress';
  readonly #queries: Pick<ReturnType<typeof ownedQueries>, 'start' | 'refresh' | 'dispose'>;

  constructor(api: Pick<Api, 'courses' | 'learning'>, clock: Clock) {
    this.time = new ServerTime(clock);
    const read = (tab: ClassTab, { kind, page, pageSize }: Omit<ClassFilters, 'tab'> & Paging) =>
      api.courses.mine({
        ...(tab === 'expired' ? { isExpired: true } : { status: tab, isExpired: false }),
        ...(kind !== undefined && { kind }),
        page,
        pageSize,
      });
    this.classes = new PagedQuery(async ({ tab, ...question }) => {
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
    this.summary = new Query(async () => {
      const summary = await api.learning.summary();
      this.time.read(summary.serverTime);
      return summary;
    });
    this.#queries = ownedQueries({ atStart: { summary: this.summary }, onShow: { classes: this.classes } });
    makeAutoObservable(this, { time: false, classes: false, summary: false }, { autoBind: true });
  }

  show(filters: ClassFilters) {
    this.classes.show(filters);
  }

  start() {
    this.#queries.start();
  }

  refresh() {
    this.#queries.refresh();
  }

  dispose() {
    this.#queries.dispose();
  }

  private open(tab: ClassTab) {
    this.firstTab = tab;
  }
}
