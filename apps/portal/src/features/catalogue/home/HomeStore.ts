import type { CourseCard, LecturerCard, Page, Subject } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { PageStore } from '../../../page/PageStore.ts';

/** Tiles in the recommended section: two rows of four. */
export const RECOMMENDED = 8;
const LECTURERS = 12;

/** The home page: each row loads and fails alone (product.md 5.2). */
export class HomeStore extends PageStore {
  subjectId: number | undefined = undefined;
  readonly recommended: Query<Page<CourseCard>, [subjectId: number | undefined]>;
  readonly lecturers: Query<Page<LecturerCard>>;
  readonly subjects: Query<Subject[]>;

  constructor(api: Pick<Api, 'courses' | 'lecturers' | 'constants'>) {
    super();
    this.recommended = this.query((subjectId) =>
      api.courses.recommended({ size: RECOMMENDED, ...(subjectId === undefined ? {} : { subjectId }) }),
    );
    this.lecturers = this.query(() => api.lecturers.list({ pageSize: LECTURERS }), { atStart: [] });
    this.subjects = this.query(() => api.constants.subjects(), { atStart: [] });
    this.observe();
  }

  /** Recommendations of one subject, or of all. */
  choose(subjectId: number | undefined) {
    this.subjectId = subjectId;
    void this.recommended.load(subjectId);
  }

  override start() {
    super.start();
    void this.recommended.load(this.subjectId);
  }
}
