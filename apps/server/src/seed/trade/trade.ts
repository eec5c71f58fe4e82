import type { Both } from '../content.ts';
import { DEMO_AGE_DAYS } from '../students.ts';
import { addCampaigns } from './campaigns.ts';
import { addCodes } from './codes.ts';
import { addCoupons } from './coupons.ts';
import { addGifts } from './gifts.ts';
import { addGroups } from './groups.ts';
import { addLedger, type LedgerLine } from './ledger.ts';
import { addMemberships } from './members.ts';
import { addMinutes } from './minutes.ts';
import { addAddresses, addMessages } from './personal.ts';
import { addOthersOrders, addPurchases } from './purchases.ts';
import { addRewards } from './rewards.ts';
import type { Shop } from './shop.ts';

/** Final credit balance of the demo student. */
const BALANCE = 1_260;
/** Lines of the ledger of credits. */
const LINES = 20;

/**
 * Everything about buying in one school: coupons, campaigns, groups, memberships, minutes, credits, gifts, rewards, codes and
 * orders, each state of each at least once (product.md 4.23). Unpaid orders start at the instant of seeding,
 * all else depends on the day. `consulted` lists the minutes that consultations charged to the demo student.
 */
export function addTrade(shop: Shop, consulted: readonly LedgerLine[]): void {
  // With few live courses, the first of these get them: the second one's coupons are for live courses only.
  const wanted = shop.take('live');
  const live = shop.take('live');
  const groups = {
    going: shop.take('live'),
    complete: shop.take('live'),
    ended: shop.take('live'),
    coming: shop.take('recorded'),
    stopped: shop.take('recorded'),
  };
  const bought = {
    wanted,
    live,
    recorded: shop.take('recorded'),
    withdrawn: shop.take('recorded'),
    refunding: shop.take('recorded'),
    returned: shop.take('live'),
    missed: groups.coming,
  };
  const rewarded = shop.take('recorded');
  const coupons = addCoupons(shop);
  const campaign = addCampaigns(shop, wanted, [groups.coming, groups.stopped, bought.returned]);
  addMemberships(shop, coupons);
  const address = addAddresses(shop);
  const gifts = addGifts(shop, { coupons, course: groups.coming, address: address.copy });
  addMinutes(shop, gifts.minutesGift, consulted);
  addRewards(shop, [groups.coming, groups.stopped, bought.returned], rewarded);
  const team = addGroups(shop, groups);
  const code = addCodes(shop, groups.stopped, coupons);
  addOthersOrders(shop, { refused: bought.live, adopted: bought.recorded });
  const spent = addPurchases(shop, bought, { coupons, campaign });
  addCredits(shop, gifts.lines, [code, ...spent]);
  addMessages(shop, { ...team, exchange: gifts.sent });
}

/** The ledger of the demo student: purchases and exchanges, filled up with earned credits to a round balance. */
function addCredits(shop: Shop, exchanged: Map<number, LedgerLine[]>, own: readonly LedgerLine[]): void {
  for (const [student, lines] of exchanged) {
    if (student === shop.demo) continue;
    const gift = { amount: 300, reason: 'signUp', title: SIGN_UP, at: shop.at(-50) };
    addLedger(shop, 'credit', student, [gift, ...lines]);
  }
  const causes = [...own, ...(exchanged.get(shop.demo) ?? [])];
  const studying = STUDY.slice(0, Math.max(0, LINES - 3 - causes.length)).map((line, place) => ({
    ...line,
    at: shop.at(-58 + place * 5, 8),
  }));
  const known = [...causes, ...studying].reduce((sum, { amount }) => sum + amount, 0);
  const first: LedgerLine = { amount: 200, reason: 'signUp', title: SIGN_UP, at: shop.at(-DEMO_AGE_DAYS) };
  const rest = BALANCE - known - first.amount;
  const invited = 100 + (rest % 100);
  const friend: LedgerLine = { amount: invited, reason: 'invite', title: INVITED, at: inviteFriend(shop) };
  const prize: LedgerLine = { amount: rest - invited, reason: 'school', title: PRIZE, at: shop.at(-65) };
  addLedger(shop, 'credit', shop.demo, [first, friend, prize, ...studying, ...causes]);
}

/** The classmate who registered last came by the demo student's invitation; when that was. */
function inviteFriend({ draft, demo }: Shop): Date {
  const others = (draft.rows.student ?? []).filter(({ id }) => id !== demo);
  const [friend] = others.toSorted((one, other) => Number(other.created_at) - Number(one.created_at));
  if (!friend) throw new Error('the school has one student only');
  friend.inviter_id = demo;
  return new Date(Number(friend.created_at));
}

const SIGN_UP: Both = ['注册奖励', 'For signing up'];
const INVITED: Both = ['邀请同学', 'Inviting friends'];
const PRIZE: Both = ['学校奖学分', 'From the school'];
const STUDY: readonly Omit<LedgerLine, 'at'>[] = [
  { amount: 20, reason: 'finishLesson', title: ['完成一讲', 'Finishing a lesson'] },
  { amount: 30, reason: 'finishPractice', title: ['完成练习', 'Finishing a practice'] },
  { amount: 20, reason: 'finishLesson', title: ['完成一讲', 'Finishing a lesson'] },
  { amount: -50, reason: 'expire', title: ['去年的学分到期', 'Credits of last year ended'] },
  { amount: 30, reason: 'finishPractice', title: ['完成练习', 'Finishing a practice'] },
  { amount: 20, reason: 'finishLesson', title: ['完成一讲', 'Finishing a lesson'] },
  { amount: 20, reason: 'finishLesson', title: ['完成一讲', 'Finishing a lesson'] },
];
