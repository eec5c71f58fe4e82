import type { Page, Qualification } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

/** Cards on a page of the publicity (product.md 4.15). */
export const QUALIFICATIONS_PAGE = 12;

/** Public proof of who teaches here: search by name, page by page. */
export class QualificationsStore {
  readonly list: Query<Page<Qualification>, [keyword: string, page: number]>;

  constructor(api: Pick<Api, 'lecturers'>) {
    this.list = new Query((keyword, page) =>
      api.lecturers.qualifications({ page, pageSize: QUALIFICATIONS_PAGE, ...(keyword ? { keyword } : {}) }),
    );
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  show(keyword: string, page: number) {
    void this.list.load(keyword, page);
  }

  refresh() {
    void this.list.reload();
  }
}
