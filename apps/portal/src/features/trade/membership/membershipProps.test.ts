import type { MembershipPackage } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { benefitRows, daysLeft, nextStart, timesSaved, toPlan } from './membershipProps.ts';

const buildPackage = (id: number, benefits: Record<string, string>): MembershipPackage => ({
  id,
  name: `卡${id}`,
  level: id,
  days: 30,
  priceFen: 9800,
  courseCount: 126,
  benefits: Object.entries(benefits).map(([title, text]) => ({ icon: 'check', title, text })),
});

describe('the comparison of memberships', () => {
  const month = buildPackage(1, { 会员课: '126门', 讲义打印版: '' });
  const year = buildPackage(2, { 会员课: '126门', 优先排队: '', 讲义打印版: '' });

  it('has a row for every benefit, in the order of the richest membership', () => {
    expect(benefitRows([month, year]).map(({ title }) => title)).toEqual(['会员课', '优先排队', '讲义打印版']);
  });

  it('says what each has: its words, a tick, or nothing', () => {
    expect(benefitRows([month, year]).map(({ cells }) => cells)).toEqual([
      ['126门', '126门'],
      [null, true],
      [true, true],
    ]);
  });

  it('puts a benefit and its words in one line of the plan', () => {
    expect(toPlan(month).benefits).toEqual(['会员课 · 126门', '讲义打印版']);
  });
});

describe('the end of a membership', () => {
  const end = '2026-11-27T15:59:59Z';

  it('is counted in days of the page, which shows the last one (§9)', () => {
    const left = (now: string, timeZone: string) => daysLeft(end, { now: Date.parse(now), timeZone });
    expect(left('2026-11-19T16:00:00Z', 'Asia/Shanghai')).toBe(7);
    expect(left('2026-11-27T15:00:00Z', 'Asia/Shanghai')).toBe(0);
    expect(left('2026-11-27T16:00:00Z', 'Asia/Shanghai')).toBe(-1);
    // 12:00 of 26 and 10:59 of 27 November in New York, where the membership ends on the 27th at 10:59.
    expect(left('2026-11-26T17:00:00Z', 'America/New_York')).toBe(1);
    expect(left('2026-11-28T04:00:00Z', 'America/New_York')).toBe(0);
  });

  it('is where the next one begins', () => {
    expect(nextStart(end)).toBe('2026-11-27T16:00:00.000Z');
  });
});

it('counts how often the fee came back, nothing below once', () => {
  expect(timesSaved(128_600, 88_000)).toBe(1.4);
  expect(timesSaved(50_000, 88_000)).toBeUndefined();
  expect(timesSaved(50_000, 0)).toBeUndefined();
});
