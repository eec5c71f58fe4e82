import type { TeamDetail } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { canChange, phaseOf, type TeamPhase } from './teamPhase.ts';

/** Milliseconds between two polls of a group that is forming. */
export const POLL_MS = 3000;

/** Dependencies of the store. */
export interface TeamServices {
  api: Pick<Api, 'groupons'>;
  clock: Clock;
  token: () => string | null;
  /** Whether the page is visible; a hidden one does not poll. */
  isVisible: () => boolean;
}

/** One group, polled while it can still change (product.md 4.10). */
export class TeamStore extends PageStore {
  readonly detail: Query<TeamDetail, [id: number]>;
  readonly time: ServerTime;
  readonly #services: TeamServices;

  constructor(services: TeamServices) {
    super();
    const { api, clock } = services;
    this.#services = services;
    this.time = new ServerTime(clock);
    this.detail = this.query(async (id) => {
      const detail = await api.groupons.team({ id });
      this.time.read(detail.activity.serverTime);
      return detail;
    });
    this.every(POLL_MS, () => this.poll());
    this.onChange(services.token, () => this.refresh());
    this.observe();
  }

  get phase(): TeamPhase | undefined {
    return this.detail.value && phaseOf(this.detail.value);
  }

  /** Whether the student is a member; the others are guests. */
  get isMine() {
    const { phase } = this;
    return phase === 'unpaid' || phase === 'waiting' || phase === 'success' || phase === 'failed';
  }

  show(id: number) {
    this.detail.clear();
    void this.detail.load(id);
  }

  /** Reads again where that may show something new; a poll that fails leaves what is on screen. */
  private poll() {
    const { value, isLoading } = this.detail;
    if (value && !isLoading && canChange(value) && this.#services.isVisible()) void this.detail.reload();
  }
}
