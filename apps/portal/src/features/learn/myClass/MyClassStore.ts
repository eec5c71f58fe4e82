import type { AnswerOf, contract } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { OwnClass } from '../../../shared/course/ownClass.ts';
import type { ClassFilters } from './myClassAddress.ts';

type Summary = AnswerOf<(typeof contract)['learning']['summary']>;

/** `/myclass`: the student's classes of one tab, and the server's time for their entrances (product.md 5.3). */
export class MyClassStore {
  readonly time: ServerTime;
  readonly classes: PagedQuery<OwnClass, ClassFilters>;
  readonly summary: Query<Summary>;
  readonly #queries: Pick<ReturnType<typeof ownedQueries>, 'start' | 'refresh' | 'dispose'>;

  constructor(api: Pick<Api, 'courses' | 'learning'>, clock: Clock) {
    this.time = new ServerTime(clock);
    this.classes = new PagedQuery(({ tab, kind, page, pageSize }) =>
      api.courses.mine({
        ...(tab === 'expired' ? { isExpired: true } : { status: tab, isExpired: false }),
        ...(kind !== undefined && { kind }),
        page,
        pageSize,
      }),
    );
    this.summary = new Query(async () => {
      const summary = await api.learning.summary();
      this.time.read(summary.serverTime);
      return summary;
    });
    this.#queries = ownedQueries({ atStart: { summary: this.summary }, onShow: { classes: this.classes } });
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
}
