import type { Qualification } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { QualificationFilters } from './qualificationsAddress.ts';

/** Cards on a page of the publicity (product.md 4.15). */
const PAGE_SIZE = 12;

/** Public proof of who teaches here: search by name, page by page. */
export function createQualificationsStore(api: Pick<Api, 'lecturers'>) {
  return ownedQueries({
    onShow: {
      qualifications: new PagedQuery<Qualification, QualificationFilters>(
        (question) => api.lecturers.qualifications(question),
        { pageSize: PAGE_SIZE },
      ),
    },
  });
}
export type QualificationsStore = ReturnType<typeof createQualificationsStore>;
