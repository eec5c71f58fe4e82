import type { AnswerOf, AssessmentRecord, contract, Page } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { PageStore } from '../../../page/PageStore.ts';

/** The archive of a student. */
export type Archive = AnswerOf<(typeof contract)['archives']['read']>;

/** Most assessments that the archive shows; nobody takes as many. */
const ASSESSMENTS = 50;

/** `/archives`: everything the school keeps about how the student learns (product.md 4.6). */
export class ArchivesStore extends PageStore {
  readonly archive: Query<Archive>;
  readonly assessments: Query<Page<AssessmentRecord>>;

  constructor(api: Pick<Api, 'archives' | 'assessments'>) {
    super();
    this.archive = this.query(() => api.archives.read(), { atStart: [] });
    this.assessments = this.query(() => api.assessments.mine({ page: 1, pageSize: ASSESSMENTS }), { atStart: [] });
    this.observe();
  }
}
