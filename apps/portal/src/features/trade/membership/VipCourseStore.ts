import type { CourseCard, contract, InputOf, OutputOf, Page, Subject } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { Scope } from '../../../core/scope.ts';

/** Tiles on a page: four rows of four. */
export const VIP_PAGE = 16;

/** What the address of the list can ask for. */
export type VipFilters = Pick<InputOf<typeof contract.memberships.courses>, 'subjectId' | 'kind' | 'page'>;

/** Courses with a price for members, and whether one is a member. */
export class VipCourseStore {
  readonly courses: Query<Page<CourseCard>, [VipFilters]>;
  readonly subjects: Query<Subject[]>;
  readonly mine: Query<OutputOf<typeof contract.memberships.mine>>;
  private readonly scope = new Scope();

  constructor(
    api: Pick<Api, 'memberships' | 'constants'>,
    private readonly token: () => string | null,
  ) {
    this.courses = new Query((asked) => api.memberships.courses({ ...asked, pageSize: VIP_PAGE }));
    this.subjects = new Query(() => api.constants.subjects());
    this.mine = new Query(() => api.memberships.mine());
    makeAutoObservable<this, 'scope' | 'token'>(
      this,
      { courses: false, subjects: false, mine: false, scope: false, token: false },
      { autoBind: true },
    );
  }

  show(filters: VipFilters) {
    void this.courses.load(filters);
  }

  start() {
    void this.subjects.load();
    this.scope.add(
      reaction(
        this.token,
        (token) => {
          if (token === null) this.mine.clear();
          else void this.mine.load();
          void this.courses.reload(); // what is owned depends on who asks
        },
        { fireImmediately: true },
      ),
    );
  }

  refresh() {
    for (const query of [this.courses, this.subjects, this.mine]) void query.reload();
  }

  dispose() {
    this.scope.dispose();
  }
}
