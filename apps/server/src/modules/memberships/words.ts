import { dayInBeijing } from '../../domain/beijingWords.ts';
import type { SiteMessage } from '../../domain/siteMessages/siteMessages.ts';
import type { LocalizedText } from '../../domain/words.ts';

type Words = Pick<SiteMessage, 'title' | 'body'>;

/** That a period has been added, and until when the membership lasts now. */
export function periodAdded(name: LocalizedText, until: Date | null): Words {
  const day = until && dayInBeijing(until);
  return {
    title: { cn: '会员已生效', en: 'Your membership is confirmed' },
    body: {
      cn: day ? `${name.cn}已生效，有效期至${day.cn}。` : `${name.cn}已生效，长期有效。`,
      en: day ? `${name.en || name.cn}: valid until ${day.en}.` : `${name.en || name.cn}: it does not end.`,
    },
  };
}

/** That a membership ends in so many days, 0 for one that has ended. */
export function endReminder(daysLeft: number, until: Date): Words {
  const day = dayInBeijing(until);
  if (daysLeft === 0) {
    return {
      title: { cn: '会员已到期', en: 'Your membership has ended' },
      body: {
        cn: `您的会员已于${day.cn}到期，续费后继续享受会员价。`,
        en: `Your membership ended on ${day.en}. Renew it to keep member prices.`,
      },
    };
  }
  return {
    title: { cn: '会员即将到期', en: 'Your membership is about to end' },
    body: {
      cn: `您的会员还剩${daysLeft}天，${day.cn}到期。现在续费，时间接在后面。`,
      en: `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left, until ${day.en}. Renewing now adds behind that day.`,
    },
  };
}

/** How long a membership lasts, in a few words; 0 days last forever. */
export function termOf(days: number): LocalizedText {
  if (days === 0) return { cn: '长期有效', en: 'No end' };
  return { cn: `${days}天`, en: `${days} ${days === 1 ? 'day' : 'days'}` };
}

/** Why a membership is not refundable. */
export const REASONS = {
  prices: { cn: '已享受会员价，不能退款', en: 'Member prices have been used' },
  coupon: { cn: '会员附赠的优惠券已在订单中使用', en: 'The coupon that came with it is in an order' },
  minutes: { cn: '会员附赠的分钟已开始使用', en: 'Minutes that came with it have been used' },
} as const satisfies Record<string, LocalizedText>;
