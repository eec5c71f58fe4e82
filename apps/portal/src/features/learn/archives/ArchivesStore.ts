import type { AnswerOf, contract } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

/** The archive of a student. */
export type Archive = AnswerOf<(typeof contract)['archives']['read']>;

/** `/archives`: everything the school keeps about how the student learns (product.md 4.6). */
export class ArchivesStore {
  readonly archive: Query<Archive>;

  constructor(api: Pick<Api, 'archives'>) {
    this.archive = new Query(() => api.archives.read());
  }

  start() {
    void this.archive.load();
  }

  refresh() {
    void this.archive.reload();
  }

  dispose() {
    this.archive.dispose();
  }
}
