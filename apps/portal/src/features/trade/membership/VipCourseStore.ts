import type { AnswerOf, CourseCard, contract, Subject } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { Scope } from '../../../core/scope.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { VipFilters } from './vipAddress.ts';

/** Tiles on a page: four rows of four. */
const PAGE_SIZE = 16;

/** Courses with a price for members, and whether one is a member. */
export class VipCourseStore {
  readonly courses: PagedQuery<CourseCard, VipFilters>;
  readonly subjects: Query<Subject[]>;
  readonly mine: Query<AnswerOf<typeof contract.memberships.mine>>;
  readonly #token: () => string | null;
  readonly #scope = new Scope();

  constructor(api: Pick<Api, 'memberships' | 'constants'>, token: () => string | null) {
    this.#token = token;
    this.courses = new PagedQuery((question) => api.memberships.courses(question), {
      pageSize: PAGE_SIZE,
    });
    this.subjects = new Query(() => api.constants.subjects());
    this.mine = new Query(() => api.memberships.mine());
    makeAutoObservable(this, { courses: false, subjects: false, mine: false }, { autoBind: true });
  }

  show(filters: VipFilters) {
    this.courses.show(filters);
  }

  start() {
    void this.subjects.load();
    this.#scope.add(
      reaction(
        this.#token,
        (token) => {
          if (token === null) this.mine.clear();
          else void this.mine.load();
          void this.courses.reload(); // what is owned depends on the login
        },
        { fireImmediately: true },
      ),
    );
  }

  refresh() {
    for (const query of [this.courses, this.subjects, this.mine]) void query.reload();
  }

  dispose() {
    this.#scope.dispose();
    this.courses.dispose();
  }
}
