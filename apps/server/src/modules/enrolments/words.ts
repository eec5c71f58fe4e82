import { REFUND_LESSONS } from '@shuyuan/rules';
import type { LocalizedText } from '../../domain/words.ts';

export const MEMBER_PRICE: LocalizedText = { cn: '会员价', en: 'Member price' };

/** Why a course is not paid back. */
export function learntTooMuch(lessons: number): LocalizedText {
  return {
    cn: `已学习${lessons}讲，超过可退款的${REFUND_LESSONS}讲`,
    en: `${lessons} lessons learnt; a refund is given up to ${REFUND_LESSONS}`,
  };
}
