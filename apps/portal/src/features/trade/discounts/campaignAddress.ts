import type { Campaign } from '@shuyuan/contract';
import { address, pageNumber, type ValuesOf } from '../../../page/address.ts';

/** All courses that are cheaper now (§2). */
export const discountsAddress = address('/discount/course', { page: pageNumber });
/** What stands behind `?` on the page of one campaign. */
export const campaignPages = address('', { page: pageNumber });
export type DiscountFilters = ValuesOf<typeof discountsAddress>;

/** Address of a campaign (§2). */
export function campaignPath({ id }: Pick<Campaign, 'id'>): string {
  return `/course/discount/${id}`;
}
