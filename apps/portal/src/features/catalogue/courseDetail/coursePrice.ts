import type { CourseDetail } from '@shuyuan/contract';
import { FEN_PER_CREDIT, priceOf, type SpecialPrice } from '@shuyuan/rules';
import { membershipOf } from '../../../core/membership.ts';

/** What a course costs this student now, in integer fen; without a price where the school's server names none. */
export interface CoursePrice {
  payFen: number | undefined;
  /** The price before, where it is higher. */
  formerFen: number | undefined;
  /** What members pay, told to those who are none. */
  memberFen: number | undefined;
  /** Why it costs what it costs. */
  kind: 'list' | SpecialPrice['kind'];
}

type Facts = Pick<CourseDetail, 'priceFen' | 'originalFen' | 'memberFen' | 'campaignFen'>;

/** The price beside the main button for the student of this record, who has the prices of members while the membership is not suspended. */
export function priceFor(course: Facts, student: Parameters<typeof membershipOf>[0]): CoursePrice {
  return coursePrice(course, membershipOf(student) === 'active');
}

/** The price by the rule that quotes and orders go by: the best one of campaign and membership counts (I2). */
export function coursePrice(course: Facts, isMember: boolean): CoursePrice {
  const { priceFen, originalFen, memberFen, campaignFen } = course;
  if (priceFen === undefined) return { payFen: undefined, formerFen: undefined, memberFen: undefined, kind: 'list' };
  const specials: SpecialPrice[] = [];
  if (campaignFen !== undefined) specials.push({ kind: 'campaign', unitFen: campaignFen });
  if (isMember && memberFen !== undefined) specials.push({ kind: 'member', unitFen: memberFen });
  const { payFen, steps } = priceOf({ listFen: priceFen, quantity: 1, specials, fenPerCredit: FEN_PER_CREDIT });
  const formerFen = Math.max(priceFen, originalFen ?? priceFen);
  const kind = steps[0]?.kind;
  return {
    payFen,
    formerFen: formerFen > payFen ? formerFen : undefined,
    memberFen: isMember ? undefined : memberFen,
    kind: kind === 'campaign' || kind === 'member' ? kind : 'list',
  };
}
