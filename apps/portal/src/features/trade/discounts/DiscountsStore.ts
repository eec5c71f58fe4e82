import type { CourseCard } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';
import { PagedQuery } from '../../../page/PagedQuery.ts';
import type { DiscountFilters } from './campaignAddress.ts';

/** Course cards on a page: three rows of four. */
export const PAGE_SIZE = 12;
/** Campaigns above the courses. */
const CAMPAIGNS = 6;

/** `/discount/course`: running and future campaigns, and every discounted course. */
export function createDiscountsStore(api: Pick<Api, 'discounts'>, clock: Clock) {
  const time = new ServerTime(clock);
  const queries = ownedQueries({
    atStart: {
      campaigns: new Query(async () => {
        const campaigns = await api.discounts.list({ pageSize: CAMPAIGNS });
        const serverTime = campaigns.items[0]?.serverTime;
        if (serverTime !== undefined) time.read(serverTime);
        return campaigns;
      }),
    },
    onShow: {
      courses: new PagedQuery<CourseCard, DiscountFilters>((question) => api.discounts.courses(question), {
        pageSize: PAGE_SIZE,
      }),
    },
  });
  return {
    ...queries,
    time,
    /** A countdown has run out: prices are the server's. Those of a campaign run out together, and reading once is enough. */
    runOut() {
      if (!queries.courses.isLoading) queries.refresh();
    },
  };
}
export type DiscountsStore = ReturnType<typeof createDiscountsStore>;
