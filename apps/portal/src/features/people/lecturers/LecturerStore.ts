import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';

/** Courses and qualifications on the page; a lecturer has fewer. */
const SHOWN = 12;

/** A lecturer's public page: profile, courses, qualifications; each loads and fails alone. */
export function createLecturerStore(api: Pick<Api, 'lecturers'>) {
  return ownedQueries({
    onShow: {
      profile: new Query((id: number) => api.lecturers.detail({ id })),
      courses: new Query((id: number) => api.lecturers.courses({ id, pageSize: SHOWN })),
      qualifications: new Query((lecturerId: number) => api.lecturers.qualifications({ lecturerId, pageSize: SHOWN })),
    },
  });
}
export type LecturerStore = ReturnType<typeof createLecturerStore>;
