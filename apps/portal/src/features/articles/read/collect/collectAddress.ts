import { address, id, named, pageNumber, type ValuesOf } from '../../../../page/address.ts';

/** What the address of the collection can ask for (§2 `/headline/collect`). */
export const collectAddress = address('/headline/collect', { plateId: named('plate', id), page: pageNumber });
export type CollectFilters = ValuesOf<typeof collectAddress>;
