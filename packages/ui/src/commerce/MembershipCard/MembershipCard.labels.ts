import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of MembershipCard; money and days arrive formatted. */
export interface MembershipCardLabels {
  days: (count: number) => string;
  forever: string;
  perDay: (money: string) => string;
  /** Before the date until which the membership would last. */
  until: string;
  /** The student's own membership: how long it lasts. */
  daysLeft: (days: number) => string;
  endsToday: string;
  over: string;
  endsOn: (day: string) => string;
  began: (day: string) => string;
  card: (plan: string) => string;
}

/** Labels of MembershipCard by language. */
export const membershipCardLabels: Record<Locale, MembershipCardLabels> = defineLabels('MembershipCard', {
  cn: {
    days: (count) => `${count}天`,
    forever: '长期',
    perDay: (money) => `合每天${money}`,
    until: '有效期到',
    daysLeft: () => '天后到期',
    endsToday: '今天到期',
    over: '已过期',
    endsOn: (day) => `${day}到期`,
    began: (day) => `${day}开通`,
    card: (plan) => `我的会员卡：${plan}`,
  },
  en: {
    days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
    forever: 'For ever',
    perDay: (money) => `${money} a day`,
    until: 'Lasts until',
    daysLeft: (days) => (days === 1 ? 'day left' : 'days left'),
    endsToday: 'Ends today',
    over: 'Expired',
    endsOn: (day) => `Until ${day}`,
    began: (day) => `Since ${day}`,
    card: (plan) => `My membership: ${plan}`,
  },
});
