import type { CourseCard } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { CourseFilters } from './courseAddress.ts';

/** Tiles on a page of the list: four rows of four. */
const PAGE_SIZE = 16;

/** The course list, and the lists its filters choose from. */
export function createCourseListStore(api: Pick<Api, 'courses' | 'constants'>) {
  return ownedQueries({
    atStart: { subjects: new Query(() => api.constants.subjects()), grades: new Query(() => api.constants.grades()) },
    onShow: {
      courses: new PagedQuery<CourseCard, CourseFilters>((question) => api.courses.list(question), {
        pageSize: PAGE_SIZE,
      }),
    },
  });
}
export type CourseListStore = ReturnType<typeof createCourseListStore>;
