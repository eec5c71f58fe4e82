import type { GroupActivity, Page, Team } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { rowsHere } from '../../../core/known.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock } from '../../../core/services.ts';

/** Groups of one request when all of them are shown (X9). */
const TEAMS_PER_PAGE = 100;

/** A group activity and the groups that are forming in it (product.md 4.10). */
export class GroupActivityStore {
  readonly activity: Query<GroupActivity, [id: number]>;
  readonly more: Query<Page<Team>, [id: number]>;
  readonly time: ServerTime;
  readonly #token: () => string | null;
  readonly #scope = new Scope();

  constructor(api: Pick<Api, 'groupons'>, clock: Clock, token: () => string | null) {
    this.#token = token;
    this.time = new ServerTime(clock);
    this.activity = new Query(async (id) => {
      const activity = await api.groupons.detail({ id });
      this.time.read(activity.serverTime);
      return activity;
    });
    this.more = new Query((id) => api.groupons.teams({ id, page: 1, pageSize: TEAMS_PER_PAGE }));
    makeAutoObservable(this, { activity: false, more: false, time: false }, { autoBind: true });
  }

  /** The student's own group first, the others as the server orders them: those that end first on top. */
  get teams(): readonly Team[] {
    const { value } = this.activity;
    const all = rowsHere(this.more.value?.items ?? value?.teams);
    const mine = value?.teams.find(({ id }) => id === value.myTeamId) ?? all.find(({ id }) => id === value?.myTeamId);
    return mine ? [mine, ...all.filter(({ id }) => id !== mine.id)] : all;
  }

  /** How many groups are not on screen yet. */
  get hidden() {
    const { value } = this.activity;
    return this.more.value || !value ? 0 : Math.max(0, value.teamCount - this.teams.length);
  }

  show(id: number) {
    this.activity.clear();
    this.more.clear();
    void this.activity.load(id);
  }

  /** Shows every group instead of the first ones. */
  showAll() {
    const id = this.activity.value?.id;
    if (id !== undefined) void this.more.load(id);
  }

  start() {
    // What is offered depends on the login.
    this.#scope.add(reaction(this.#token, this.refresh));
  }

  /** Reads again: another login, another language, or something on the page has come to its end. */
  refresh() {
    void this.activity.reload();
    void this.more.reload();
  }

  dispose() {
    this.#scope.dispose();
  }
}
