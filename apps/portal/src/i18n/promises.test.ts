import {
  CALL_COUNTDOWN_S,
  CALL_RETURN_MINUTES,
  CLASS_ENTRY_MINUTES,
  COUPON_SOON_DAYS,
  CREDITS_PER_YUAN,
  FEN_PER_CREDIT,
  REFUND_DAYS,
  REFUND_LESSONS,
  REFUND_REVIEW_HOURS,
  REFUND_TERMS,
} from '@shuyuan/rules';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { about as aboutCn } from './cn/about.ts';
import { chat as chatCn } from './cn/chat.ts';
import { checkout as checkoutCn } from './cn/checkout.ts';
import { courseDetail as courseDetailCn } from './cn/courseDetail.ts';
import { exchange as exchangeCn } from './cn/exchange.ts';
import { hall as hallCn } from './cn/hall.ts';
import { membership as membershipCn } from './cn/membership.ts';
import { orders as ordersCn } from './cn/orders.ts';
import { overview as overviewCn } from './cn/overview.ts';
import { studyRoom as studyRoomCn } from './cn/studyRoom.ts';
import { about as aboutEn } from './en/about.ts';
import { chat as chatEn } from './en/chat.ts';
import { checkout as checkoutEn } from './en/checkout.ts';
import { courseDetail as courseDetailEn } from './en/courseDetail.ts';
import { exchange as exchangeEn } from './en/exchange.ts';
import { hall as hallEn } from './en/hall.ts';
import { membership as membershipEn } from './en/membership.ts';
import { orders as ordersEn } from './en/orders.ts';
import { overview as overviewEn } from './en/overview.ts';
import { studyRoom as studyRoomEn } from './en/studyRoom.ts';

const texts = i18next.createInstance({
  lng: 'cn',
  interpolation: { escapeValue: false },
  resources: {
    cn: {
      ...{ about: aboutCn, chat: chatCn, checkout: checkoutCn, courseDetail: courseDetailCn, exchange: exchangeCn },
      ...{ hall: hallCn, membership: membershipCn, orders: ordersCn, overview: overviewCn, studyRoom: studyRoomCn },
    },
    en: {
      ...{ about: aboutEn, chat: chatEn, checkout: checkoutEn, courseDetail: courseDetailEn, exchange: exchangeEn },
      ...{ hall: hallEn, membership: membershipEn, orders: ordersEn, overview: overviewEn, studyRoom: studyRoomEn },
    },
  },
});
await texts.init();

const refund = [REFUND_DAYS, REFUND_LESSONS];
/** A text, what it is given, and the figures of the rule that must stand in it. */
const PROMISES: readonly (readonly [key: string, given: object, figures: readonly number[]])[] = [
  ['courseDetail:promiseRefund', REFUND_TERMS, refund],
  ['checkout:promiseRefund', REFUND_TERMS, refund],
  ['orders:refundRule.course', REFUND_TERMS, refund],
  ['orders:refundRule.group', REFUND_TERMS, [REFUND_DAYS]],
  ['orders:refundRule.membership', REFUND_TERMS, [REFUND_DAYS]],
  ['orders:refundRule.minutes', REFUND_TERMS, [REFUND_DAYS]],
  ['about:priceRefundText', REFUND_TERMS, refund],
  ['orders:reviewNote.course', { hours: REFUND_REVIEW_HOURS }, [REFUND_REVIEW_HOURS]],
  ['orders:reviewNote.membership', { hours: REFUND_REVIEW_HOURS }, [REFUND_REVIEW_HOURS]],
  ['orders:reviewNote.minutes', { hours: REFUND_REVIEW_HOURS }, [REFUND_REVIEW_HOURS]],
  ['courseDetail:promiseReplay', { months: 11 }, [11]],
  ['courseDetail:promiseWatch', { months: 11 }, [11]],
  ['courseDetail:ownedReasonLive', { minutes: CLASS_ENTRY_MINUTES, time: '' }, [CLASS_ENTRY_MINUTES]],
  ['about:stepLiveText', { minutes: CLASS_ENTRY_MINUTES }, [CLASS_ENTRY_MINUTES]],
  ['checkout:why.credits', { perYuan: CREDITS_PER_YUAN, credits: '37' }, [CREDITS_PER_YUAN, 37]],
  ['checkout:earns', { days: REFUND_DAYS, count: 37, credits: '37' }, [REFUND_DAYS, 37]],
  ['membership:earns', { days: REFUND_DAYS, count: 37, credits: '37' }, [REFUND_DAYS, 37]],
  ['exchange:howToEarn', { days: REFUND_DAYS }, [REFUND_DAYS]],
  ['exchange:missingHow', { days: REFUND_DAYS, count: 37, credits: '37' }, [REFUND_DAYS, 37]],
  ['exchange:noRowsHint.credits', { days: REFUND_DAYS }, [REFUND_DAYS]],
  ['overview:soon', { days: COUPON_SOON_DAYS }, [COUPON_SOON_DAYS]],
  ['hall:steps.enter.title', { seconds: CALL_COUNTDOWN_S }, [CALL_COUNTDOWN_S]],
  ['studyRoom:endHint.missed', { minutes: CALL_RETURN_MINUTES }, [CALL_RETURN_MINUTES]],
  ['chat:desk.outcome.missed', { minutes: CALL_RETURN_MINUTES, name: '' }, [CALL_RETURN_MINUTES]],
];

describe('what a page promises', () => {
  it.each(PROMISES)('has the figures of its rule in both languages: %s', (key, given, figures) => {
    for (const lng of ['cn', 'en']) {
      const text = String(texts.t(key as 'none', { lng, ...given } as never));
      expect(text).not.toBe(key);
      expect(text).not.toContain('{{');
      expect(text.match(/\d+/g)?.map(Number).sort()).toEqual([...figures].sort());
    }
  });

  it('is a yuan for so many credits, as they are counted', () => {
    expect(CREDITS_PER_YUAN * FEN_PER_CREDIT).toBe(100);
  });
});
