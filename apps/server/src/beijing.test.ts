import { expect, test } from 'vitest';
import type { LocalizedText } from './domain/words.ts';
import { countsFrom, countsUntil } from './modules/coupons/words.ts';
import { classTimes } from './modules/courses/words.ts';
import { endReminder, periodAdded } from './modules/memberships/words.ts';
import { NEWS } from './modules/practice/words.ts';

const DAY = new Date('2026-11-27T16:00:00Z');
const NAME = { cn: '学年卡', en: 'Year' };
const PAPER = { dueAt: DAY, score: '9', total: 10, reason: '请补上过程' };

/** Texts of the server that name a day or a time of Beijing. */
const TEXTS: Readonly<Record<string, LocalizedText>> = {
  'the weekly times of a class': classTimes([{ weekday: 1, startTime: '19:30', endTime: '20:15' }]),
  'the first day of a coupon': countsFrom(DAY),
  'the last day of a coupon': countsUntil(null, DAY),
  'the days of a coupon': countsUntil(DAY, DAY),
  'a membership that has begun': periodAdded(NAME, DAY).body,
  'a membership that ends': endReminder(3, DAY).body,
  'a membership that has ended': endReminder(0, DAY).body,
  'the deadline of a practice': NEWS.published.body(NAME, PAPER),
};

test.each(Object.entries(TEXTS))('%s says that it is in Beijing time (§9, decision 0046)', (_name, { cn, en }) => {
  expect(cn).toContain('北京时间');
  expect(en).toContain('Beijing time');
});
