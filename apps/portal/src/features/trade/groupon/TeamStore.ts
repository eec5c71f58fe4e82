import type { TeamDetail } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock } from '../../../core/services.ts';
import { isMoving, type Standing, standingOf } from './standing.ts';

/** Milliseconds between two looks at a group that is forming. */
export const POLL_MS = 3000;

/** What the store uses of the world. */
export interface TeamServices {
  api: Pick<Api, 'groupons'>;
  clock: Clock;
  token: () => string | null;
  /** Whether somebody can see the page; a hidden one does not ask. */
  isVisible: () => boolean;
}

/** One group, looked at again and again while it can still change (product.md 4.10). */
export class TeamStore {
  readonly detail: Query<TeamDetail, [id: number]>;
  readonly time: ServerTime;
  private readonly scope = new Scope();

  constructor(private readonly services: TeamServices) {
    const { api, clock } = services;
    this.time = new ServerTime(clock);
    this.detail = new Query(async (id) => {
      const detail = await api.groupons.team({ id });
      this.time.read(detail.activity.serverTime);
      return detail;
    });
    makeAutoObservable<this, 'services' | 'scope'>(
      this,
      { detail: false, time: false, services: false, scope: false },
      { autoBind: true },
    );
  }

  get standing(): Standing | undefined {
    return this.detail.value && standingOf(this.detail.value);
  }

  /** Somebody whose way here this group is; the others are guests. */
  get isMine() {
    const { standing } = this;
    return standing === 'unpaid' || standing === 'waiting' || standing === 'success' || standing === 'failed';
  }

  show(id: number) {
    this.detail.clear();
    void this.detail.load(id);
  }

  start() {
    const timer = setInterval(this.look, POLL_MS);
    this.scope.add(() => clearInterval(timer));
    this.scope.add(reaction(this.services.token, this.refresh));
  }

  refresh() {
    void this.detail.reload();
  }

  dispose() {
    this.scope.dispose();
  }

  /** Looks again where that may show something new; a look that fails leaves what is on screen. */
  private look() {
    const { value, isLoading } = this.detail;
    if (value && !isLoading && isMoving(value) && this.services.isVisible()) void this.detail.reload();
  }
}
