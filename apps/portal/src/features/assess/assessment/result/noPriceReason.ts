import type { AdvisedOffer } from '@shuyuan/contract';

/** Why an offer has no price for this person. */
export function noPriceReason({ isOwned, status }: AdvisedOffer['course'], isLoggedIn: boolean) {
  if (isOwned) return 'result.owned';
  if (status === 'full') return 'result.full';
  return isLoggedIn ? 'result.notSold' : 'result.loginPrice';
}
