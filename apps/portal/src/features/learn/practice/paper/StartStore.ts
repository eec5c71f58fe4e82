import type { Practice } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { PageStore } from '../../../../page/PageStore.ts';

/** What stands before a practice whose clock the opening would start: its time limit, and a start that is meant. */
export class StartStore extends PageStore {
  readonly practice: Query<Practice>;
  private hasAgreed = false;

  constructor(api: Pick<Api, 'practice'>, id: number) {
    super();
    this.practice = this.query(() => api.practice.find({ id }), { atStart: [] });
    this.observe();
  }

  /** The practice that waits for a start: timed, open, and not begun. */
  get waiting(): (Practice & { limitMinutes: number }) | undefined {
    const { value } = this.practice;
    if (this.hasAgreed || value?.limitMinutes === undefined || value.startedAt !== undefined) return undefined;
    if (value.closedBy !== undefined || (value.state ?? 'unfinished') !== 'unfinished') return undefined;
    return { ...value, limitMinutes: value.limitMinutes };
  }

  /** Nothing is known yet; a failure opens the paper, which says by itself what is wrong. */
  get isLooking() {
    return this.practice.value === undefined && this.practice.error === null;
  }

  agree() {
    this.hasAgreed = true;
  }
}
