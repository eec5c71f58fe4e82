import type { CourseCard, Page } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { ownedQueries } from '../../../../page/ownedQueries.ts';

/** Courses that are read, of which those without an assessment stay. */
const READ = 24;
/** One row. */
const SHOWN = 4;

/** Courses that can be bought now without an assessment, for who cannot take one (product.md 4.5). */
export function createOtherCoursesStore(api: Pick<Api, 'courses'>) {
  return ownedQueries({
    atStart: { courses: new Query<Page<CourseCard>>(() => api.courses.list({ isOpen: true, pageSize: READ })) },
  });
}

/** Those of the courses that ask for no assessment and are not owned, a row of them. */
export function withoutAssessment(courses: readonly CourseCard[]): CourseCard[] {
  return courses.filter(({ needsAssessment, isOwned }) => !needsAssessment && !isOwned).slice(0, SHOWN);
}
