import { type PriceLine, ResultCode } from '@shuyuan/contract';
import { fenToYuan, REFUND_DAYS } from '@shuyuan/rules';
import { REFUSALS } from '../../domain/refusalWords.ts';
import type { LocalizedText } from '../../domain/words.ts';

/** Names of price lines without their own. */
export const LINE_NAMES: Readonly<Record<PriceLine['kind'], LocalizedText>> = {
  list: { cn: '原价', en: 'List price' },
  campaign: { cn: '限时优惠', en: 'Offer' },
  member: { cn: '会员价', en: 'Member price' },
  group: { cn: '拼团价', en: 'Group price' },
  coupon: { cn: '优惠券', en: 'Coupon' },
  credits: { cn: '学分抵扣', en: 'Credits' },
};

/** Why a coupon takes nothing off this price. */
export const COUPON_REASONS = {
  threshold: (missingFen: number): LocalizedText => ({
    cn: `还差¥${yuan(missingFen)}可用`,
    en: `¥${yuan(missingFen)} short of its threshold`,
  }),
  group: { cn: '不与拼团价同用', en: 'Not together with a group price' },
  member: { cn: '不与会员价同用', en: 'Not together with the member price' },
  nothing: { cn: '无需再减', en: 'Nothing left to take off' },
} as const;

/** Why an order is not paid back, whatever was bought. */
export const REFUND_REASONS = {
  state: { cn: '该订单目前不能退款', en: 'This order cannot be refunded now' },
  asked: REFUSALS[ResultCode.refundAsked],
  adopted: REFUSALS[ResultCode.refundAdopted],
  refunded: REFUSALS[ResultCode.refundDone],
  credits: { cn: '本单获得的学分已使用', en: 'The credits earned by this purchase have been spent' },
  reward: { cn: '本单赠送的课程已领取', en: 'The courses that came with this purchase have been taken' },
  days: { cn: `已超过付款后${REFUND_DAYS}天`, en: `More than ${REFUND_DAYS} days have passed since the payment` },
} as const satisfies Record<string, LocalizedText>;

/** So many credits in a line of a price. */
export function creditsNote(credits: number): LocalizedText {
  return { cn: `使用${credits}学分`, en: `${credits} credits` };
}

function yuan(fen: number): string {
  return fenToYuan(fen).replace(/\.00$/, '');
}
