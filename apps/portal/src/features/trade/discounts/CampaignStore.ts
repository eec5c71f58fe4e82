import type { Campaign, CourseCard, Page } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { PAGE_SIZE } from './DiscountsStore.ts';

/** `/course/discount/:id`: one campaign and its courses. */
export class CampaignStore {
  readonly campaign: Query<Campaign, [id: number]>;
  readonly courses: Query<Page<CourseCard>, [id: number, page: number]>;
  readonly time: ServerTime;

  constructor(api: Pick<Api, 'discounts'>, clock: Clock) {
    this.time = new ServerTime(clock);
    this.campaign = new Query(async (id) => {
      const campaign = await api.discounts.detail({ id });
      this.time.read(campaign.serverTime);
      return campaign;
    });
    this.courses = new Query((id, page) => api.discounts.courses({ id, page, pageSize: PAGE_SIZE }));
    makeAutoObservable(this, { campaign: false, courses: false, time: false }, { autoBind: true });
  }

  /** Another campaign, or another page of its courses. */
  show(id: number, page: number) {
    if (this.campaign.value?.id !== id) {
      this.campaign.clear();
      this.courses.clear();
    }
    void this.campaign.load(id);
    void this.courses.load(id, page);
  }

  /** It has begun or ended, or the language changed: state and prices are the server's, so both are read again. */
  refresh() {
    void this.campaign.reload();
    void this.courses.reload();
  }
}
