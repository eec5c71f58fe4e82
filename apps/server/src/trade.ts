import type { Grants, Trade } from './domain/trade.ts';
import { giveCoupon } from './modules/coupons/claims.ts';
import { couponGifts } from './modules/coupons/gifts.ts';
import { couponsPort } from './modules/coupons/port.ts';
import { enrol } from './modules/enrolments/enrol.ts';
import { coursePort } from './modules/enrolments/port.ts';
import { addCredits, creditsPort } from './modules/exchange/credits.ts';
import { postagePort } from './modules/exchange/port.ts';
import { rewardsPort } from './modules/exchange/rewards.ts';
import { groupsPort } from './modules/groupons/port.ts';
import { extendMembership } from './modules/memberships/periods.ts';
import { createMembershipPort } from './modules/memberships/port.ts';
import { addMinutes } from './modules/minutes/account.ts';
import { minutesPort } from './modules/minutes/port.ts';

/** Dependencies of orders beyond their own tables: the only place that connects the modules of trade. */
export const trade: Trade = {
  goods: {
    course: coursePort,
    membership: createMembershipPort({ addMinutes, giveCoupon, gifts: couponGifts }),
    minutes: minutesPort,
    postage: postagePort,
  },
  coupons: couponsPort,
  credits: creditsPort,
  rewards: rewardsPort,
  groups: groupsPort,
};

/** Rights granted by codes, rewards and gifts. */
export const grants: Grants = {
  enrol,
  extendMembership,
  addMinutes,
  addCredits,
  giveCoupon,
};
