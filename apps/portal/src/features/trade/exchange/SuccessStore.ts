import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';

/** One exchange by its number, just made or looked up later. */
export function createSuccessStore(api: Pick<Api, 'exchange'>) {
  return ownedQueries({ onShow: { order: new Query((number: string) => api.exchange.order({ number })) } });
}
