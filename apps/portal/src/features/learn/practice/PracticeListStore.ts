import type { AnswerOf, contract, Practice } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { PracticeFilters } from './practiceAddress.ts';

type Counts = AnswerOf<(typeof contract)['practice']['counts']>;

/** `/learn/practice`: the student's practices by state, and how many there are of each (product.md 4.4). */
export class PracticeListStore {
  readonly counts: Query<Counts>;
  readonly practices: PagedQuery<Practice, PracticeFilters>;

  constructor(api: Pick<Api, 'practice'>) {
    this.counts = new Query(() => api.practice.counts());
    this.practices = new PagedQuery(({ tab, courseId, page, pageSize }) =>
      api.practice.list({
        ...(tab !== 'all' && { state: tab }),
        ...(courseId !== undefined && { courseId }),
        page,
        pageSize,
      }),
    );
    makeAutoObservable(this, { counts: false, practices: false }, { autoBind: true });
  }

  show(filters: PracticeFilters) {
    this.practices.show(filters);
  }

  start() {
    void this.counts.load();
  }

  refresh() {
    void this.counts.reload();
    void this.practices.reload();
  }

  dispose() {
    this.counts.dispose();
    this.practices.dispose();
  }
}
