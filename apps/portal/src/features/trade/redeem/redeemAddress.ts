import { address, pageNumber } from '../../../page/address.ts';

/** `/redeemcode` (§2): a page of what was redeemed before. */
export const redeemAddress = address('/redeemcode', { page: pageNumber });
