import type { CourseCard, LecturerCard, Page, Subject } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';

/** Tiles in the recommended section: two rows of four. */
export const RECOMMENDED = 8;
const LECTURERS = 12;

/** The home page: each row loads and fails alone (product.md 5.2). */
export class HomeStore {
  subjectId: number | undefined = undefined;
  readonly recommended: Query<Page<CourseCard>, [subjectId: number | undefined]>;
  readonly lecturers: Query<Page<LecturerCard>>;
  readonly subjects: Query<Subject[]>;
  readonly #queries: Pick<ReturnType<typeof ownedQueries>, 'start' | 'refresh' | 'dispose'>;

  constructor(api: Pick<Api, 'courses' | 'lecturers' | 'constants'>) {
    this.recommended = new Query((subjectId) =>
      api.courses.recommended({ size: RECOMMENDED, ...(subjectId === undefined ? {} : { subjectId }) }),
    );
    this.lecturers = new Query(() => api.lecturers.list({ pageSize: LECTURERS }));
    this.subjects = new Query(() => api.constants.subjects());
    this.#queries = ownedQueries({
      atStart: { lecturers: this.lecturers, subjects: this.subjects },
      onShow: { recommended: this.recommended },
    });
    makeAutoObservable(this, { recommended: false, lecturers: false, subjects: false }, { autoBind: true });
  }

  /** Recommendations of one subject, or of all. */
  choose(subjectId: number | undefined) {
    this.subjectId = subjectId;
    void this.recommended.load(subjectId);
  }

  start() {
    void this.recommended.load(this.subjectId);
    this.#queries.start();
  }

  refresh() {
    this.#queries.refresh();
  }

  dispose() {
    this.#queries.dispose();
  }
}
