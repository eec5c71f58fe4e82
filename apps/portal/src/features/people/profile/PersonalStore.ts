import type { CourseCard, Page } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

const PAST = 12;

/** What the student's own page shows beside the profile: the courses that are over. */
export class PersonalStore {
  readonly past: Query<Page<CourseCard>>;

  constructor(api: Pick<Api, 'courses'>) {
    this.past = new Query(() => api.courses.past({ pageSize: PAST }));
    makeAutoObservable(this, { past: false }, { autoBind: true });
  }

  start() {
    void this.past.load();
  }

  refresh() {
    void this.past.reload();
  }
}
