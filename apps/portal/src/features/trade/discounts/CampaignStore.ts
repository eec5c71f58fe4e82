import type { CourseCard } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { DiscountFilters } from './campaignAddress.ts';
import { PAGE_SIZE } from './DiscountsStore.ts';

/** `/course/discount/:id`: one campaign and its courses; state and prices are the server's, so `refresh` reads both. */
export function createCampaignStore(api: Pick<Api, 'discounts'>, clock: Clock, id: number) {
  const time = new ServerTime(clock);
  const queries = ownedQueries({
    atStart: {
      campaign: new Query(async () => {
        const campaign = await api.discounts.detail({ id });
        time.read(campaign.serverTime);
        return campaign;
      }),
    },
    onShow: {
      courses: new PagedQuery<CourseCard, DiscountFilters>((question) => api.discounts.courses({ id, ...question }), {
        pageSize: PAGE_SIZE,
      }),
    },
  });
  return { ...queries, time };
}
export type CampaignStore = ReturnType<typeof createCampaignStore>;
