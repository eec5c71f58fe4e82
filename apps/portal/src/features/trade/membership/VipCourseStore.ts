import type { AnswerOf, CourseCard, contract, Subject } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import type { PagedQuery } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { VipFilters } from './vipAddress.ts';

/** Tiles on a page: four rows of four. */
const PAGE_SIZE = 16;

/** Courses with a price for members, and whether one is a member. */
export class VipCourseStore extends PageStore {
  readonly courses: PagedQuery<CourseCard, VipFilters>;
  readonly subjects: Query<Subject[]>;
  readonly mine: Query<AnswerOf<typeof contract.memberships.mine>>;

  constructor(api: Pick<Api, 'memberships' | 'constants'>, token: () => string | null) {
    super();
    this.courses = this.paged((question) => api.memberships.courses(question), {
      pageSize: PAGE_SIZE,
    });
    this.subjects = this.query(() => api.constants.subjects(), { atStart: [] });
    this.mine = this.query(() => api.memberships.mine());
    this.when(token, (known) => {
      if (known === null) this.mine.clear();
      else void this.mine.load();
      void this.courses.reload(); // what is owned depends on the login
    });
    this.observe();
  }

  show(filters: VipFilters) {
    this.courses.show(filters);
  }
}
