import type { PreparedGrants } from './domain/grants.ts';
import type { Trade } from './domain/trade.ts';
import { prepareGift } from './modules/coupons/claims.ts';
import { couponGifts } from './modules/coupons/gifts.ts';
import { couponsPort } from './modules/coupons/port.ts';
import { prepareEnrolment } from './modules/enrolments/enrol.ts';
import { coursePort } from './modules/enrolments/port.ts';
import { creditsPort, prepareCredits } from './modules/exchange/credits.ts';
import { postagePort } from './modules/exchange/port.ts';
import { rewardsPort } from './modules/exchange/rewards.ts';
import { groupsPort } from './modules/groupons/port.ts';
import { preparePeriod } from './modules/memberships/periods.ts';
import { createMembershipPort } from './modules/memberships/port.ts';
import { prepareMinutes } from './modules/minutes/account.ts';
import { minutesPort } from './modules/minutes/port.ts';

/** Rights that codes, rewards, gifts and orders grant, read ahead of what grants them. */
export const prepared: PreparedGrants = {
  enrol: prepareEnrolment,
  extendMembership: preparePeriod,
  addMinutes: prepareMinutes,
  addCredits: prepareCredits,
  giveCoupon: prepareGift,
};

/** Dependencies of orders beyond their own tables: the only place that connects the modules of trade. */
export const trade: Trade = {
  goods: {
    course: coursePort,
    membership: createMembershipPort({ prepared, gifts: couponGifts }),
    minutes: minutesPort,
    postage: postagePort,
  },
  coupons: couponsPort,
  credits: creditsPort,
  rewards: rewardsPort,
  groups: groupsPort,
};
