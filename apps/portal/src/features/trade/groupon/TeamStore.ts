import type { TeamDetail } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock } from '../../../core/services.ts';
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
export class TeamStore {
  readonly detail: Query<TeamDetail, [id: number]>;
  readonly time: ServerTime;
  readonly #services: TeamServices;
  readonly #scope = new Scope();

  constructor(services: TeamServices) {
    const { api, clock } = services;
    this.#services = services;
    this.time = new ServerTime(clock);
    this.detail = new Query(async (id) => {
      const detail = await api.groupons.team({ id });
      this.time.read(detail.activity.serverTime);
      return detail;
    });
    makeAutoObservable(this, { detail: false, time: false }, { autoBind: true });
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

  start() {
    const timer = setInterval(this.poll, POLL_MS);
    this.#scope.add(() => clearInterval(timer));
    this.#scope.add(reaction(this.#services.token, this.refresh));
  }

  refresh() {
    void this.detail.reload();
  }

  dispose() {
    this.#scope.dispose();
  }

  /** Reads again where that may show something new; a poll that fails leaves what is on screen. */
  private poll() {
    const { value, isLoading } = this.detail;
    if (value && !isLoading && canChange(value) && this.#services.isVisible()) void this.detail.reload();
  }
}
