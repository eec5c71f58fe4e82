import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { priceTagLabels } from '../../data/PriceTag/PriceTag.labels.ts';
import { moneyIn } from '../../foundations/money.ts';
import { courseCardLabels } from './CourseCard.labels.ts';
import type { CourseCardCourse } from './course.ts';
import { summarise } from './courseSummary.ts';

const money = moneyIn(() => undefined);
const view = {
  locale: 'cn',
  now: Date.parse('2026-11-20T02:00:00Z'),
  money,
  number: String,
  timeZone: DEFAULT_TIME_ZONE.id,
} as const;
const words = { ...priceTagLabels.cn, ...courseCardLabels.cn };
const buildCourse = (over: Partial<CourseCardCourse> = {}): CourseCardCourse => ({
  id: '1',
  href: '/course/detail/1/1',
  title: '圆锥曲线专题',
  kind: 'live',
  status: 'notStarted',
  priceFen: 89_900,
  lessonCount: 24,
  lecturer: { name: '周砚秋' },
  subject: '数学',
  learners: 1286,
  ...over,
});
const summaryOf = (over: Partial<CourseCardCourse>) => summarise(buildCourse(over), words, view);

describe('summarise', () => {
  it('says how long a course is instead of “ended on” before an end that is no date', () => {
    expect(summaryOf({ status: 'ended', endsAt: '' }).chip).toBe(summaryOf({ status: 'ended' }).chip);
    expect(summaryOf({ status: 'ended', endsAt: '2026-11-18T04:00:00Z' }).chip).toContain('11月18日');
  });
  it('gives the sale status as text where no date implies it (§4)', () => {
    expect(summaryOf({ status: 'notStarted' }).state).toBe('未开课');
    expect(summaryOf({ status: 'notStarted', startsAt: '2026-11-23T11:30:00Z' }).state).toBeUndefined();
    expect(summaryOf({ status: 'full' }).state).toBe('已满员');
    expect(summaryOf({ status: 'ended' }).state).toBe('已结束');
    expect(summaryOf({ status: 'discontinued' }).state).toBe('已停售');
    expect(summaryOf({ status: 'inProgress' }).state).toBeUndefined();
  });
  it('shows when a class starts, its progress, when it ended (§3)', () => {
    expect(summaryOf({ startsAt: '2026-11-23T11:30:00Z' }).chip).toBe('11月23日 周一19:30');
    expect(summaryOf({ status: 'inProgress', lessonsDone: 4 })).toMatchObject({
      chip: '进行中·第5/24讲',
      sign: 'bars',
    });
    expect(summaryOf({ status: 'inProgress', lessonsDone: 24 }).chip).toBe('进行中·第24/24讲');
    expect(summaryOf({ status: 'ended', endsAt: '2026-10-18T13:00:00Z' }).chip).toBe('10月18日结课');
    expect(summaryOf({ kind: 'recorded', minutes: 1_080 })).toMatchObject({ chip: '录播24讲·18小时', sign: 'play' });
    expect(summaryOf({ kind: 'recorded', minutes: 10 }).chip).toBe('录播24讲·10分钟');
    expect(summaryOf({ kind: 'recorded' }).chip).toBe('录播24讲');
  });
  it('shows seats only while they can be booked (§4)', () => {
    expect(summaryOf({ seatsLeft: 6 }).seats).toBe('余6席');
    expect(summaryOf({ seatsLeft: 0, status: 'full' }).seats).toBeUndefined();
    expect(summaryOf({ seatsLeft: 6, owned: true }).seats).toBeUndefined();
    expect(summaryOf({ seatsLeft: 6, kind: 'recorded' }).seats).toBeUndefined();
  });
  it('strikes through a former price only if it is higher, and shows the amount saved (§3)', () => {
    expect(summaryOf({ originalFen: 129_900 })).toMatchObject({ price: '¥899', note: '省400' });
    expect(summaryOf({ originalFen: 89_900 })).toMatchObject({ former: undefined, note: undefined });
  });
  it('prefers the member price to the discount, and a marketing label comes last', () => {
    expect(summaryOf({ originalFen: 129_900, memberFen: 79_900 }).note).toBe('会员¥799');
    expect(summaryOf({ memberFen: 0 }).note).toBe('会员免费');
    expect(summaryOf({ tags: ['新课'] }).note).toBe('新课');
    expect(summaryOf({ originalFen: 129_900, tags: ['新课'] }).note).toBe('省400');
  });
  it('shows a price of zero as free (§3)', () => {
    expect(summaryOf({ priceFen: 0 }).price).toBe('免费');
  });

  it('says that a result advises a course until one has it or it is gone (product.md 4.5)', () => {
    expect(summaryOf({ fitting: true }).fit).toBe('测评：适合你');
    expect(summaryOf({ fitting: true, status: 'full' }).fit).toBe('测评：适合你');
    const others = [{ fitting: false }, { owned: true }, { status: 'ended' }, { status: 'discontinued' }] as const;
    for (const over of others) expect(summaryOf({ fitting: true, ...over }).fit).toBeUndefined();
  });

  it('leaves out what is not known, a price above all (decision 0020)', () => {
    const sparse = { id: '1', href: '/c', title: '代数', lecturer: { name: '' }, subject: '' };
    const { sign, ...text } = summarise(sparse, words, view);
    expect(sign).toBe('camera');
    expect(Object.values(text).filter((each) => each !== undefined)).toEqual([]);
    expect(summarise({ ...sparse, originalFen: 100, memberFen: 0, status: 'inProgress' }, words, view)).toMatchObject({
      price: undefined,
      former: undefined,
      note: undefined,
    });
  });

  it('shows a start without a time of day as its day (decision 0020)', () => {
    expect(summaryOf({ startsAt: '2026-11-30T16:00:00Z' }).chip).toBe('12月1日');
  });
});
