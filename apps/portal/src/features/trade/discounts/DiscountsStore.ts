import type { Campaign, CourseCard, Page } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';

/** Course cards on a page: three rows of four. */
export const PAGE_SIZE = 12;
/** Campaigns above the courses. */
const CAMPAIGNS = 6;

/** `/discount/course`: campaigns that go on or are to come, and every course that is cheaper now. */
export class DiscountsStore {
  readonly campaigns: Query<Page<Campaign>>;
  readonly courses: Query<Page<CourseCard>, [page: number]>;
  readonly time: ServerTime;

  constructor(api: Pick<Api, 'discounts'>, clock: Clock) {
    this.time = new ServerTime(clock);
    this.campaigns = new Query(async () => {
      const campaigns = await api.discounts.list({ pageSize: CAMPAIGNS });
      const serverTime = campaigns.items[0]?.serverTime;
      if (serverTime !== undefined) this.time.read(serverTime);
      return campaigns;
    });
    this.courses = new Query((page) => api.discounts.courses({ page, pageSize: PAGE_SIZE }));
    makeAutoObservable(this, { campaigns: false, courses: false, time: false }, { autoBind: true });
  }

  show(page: number) {
    void this.courses.load(page);
  }

  start() {
    void this.campaigns.load();
  }

  /** A countdown has run out. Those of a campaign run out together, and reading once is enough. */
  runOut() {
    if (!this.courses.isLoading) this.refresh();
  }

  /** A campaign has begun or ended, or the language changed: prices are the server's, so everything is read again. */
  refresh() {
    void this.campaigns.reload();
    void this.courses.reload();
  }
}
