import type { GroupActivity, Page, Team } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { rowsHere } from '../../../core/known.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';

/** Groups of one request when all of them are shown (X9). */
const TEAMS_PER_PAGE = 100;

/** A group activity and the groups that are forming in it (product.md 4.10). */
export class GroupActivityStore extends PageStore {
  readonly activity: Query<GroupActivity, [id: number]>;
  readonly more: Query<Page<Team>, [id: number]>;
  readonly time: ServerTime;

  constructor(api: Pick<Api, 'groupons'>, clock: Clock, token: () => string | null) {
    super();
    this.time = new ServerTime(clock);
    this.activity = this.query(async (id) => {
      const activity = await api.groupons.detail({ id });
      this.time.read(activity.serverTime);
      return activity;
    });
    this.more = this.query((id) => api.groupons.teams({ id, page: 1, pageSize: TEAMS_PER_PAGE }));
    this.onChange(token, () => this.refresh()); // what is offered depends on the login
    this.observe();
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
}
