import type { AnswerOf, AssessmentRecord, contract, Page } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

/** The archive of a student. */
export type Archive = AnswerOf<(typeof contract)['archives']['read']>;

/** Most assessments that the archive shows; nobody takes as many. */
const ASSESSMENTS = 50;

/** `/archives`: everything the school keeps about how the student learns (product.md 4.6). */
export class ArchivesStore {
  readonly archive: Query<Archive>;
  readonly assessments: Query<Page<AssessmentRecord>>;

  constructor(api: Pick<Api, 'archives' | 'assessments'>) {
    this.archive = new Query(() => api.archives.read());
    this.assessments = new Query(() => api.assessments.mine({ page: 1, pageSize: ASSESSMENTS }));
    this.refresh = this.refresh.bind(this);
  }

  start() {
    void this.archive.load();
    void this.assessments.load();
  }

  refresh() {
    void this.archive.reload();
    void this.assessments.reload();
  }

  dispose() {
    this.archive.dispose();
    this.assessments.dispose();
  }
}
