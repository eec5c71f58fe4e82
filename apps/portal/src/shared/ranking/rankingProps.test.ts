import type { Ranking } from '@shuyuan/contract';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { formatValue, toItems, toMe, toTicket } from './rankingProps.ts';

const t = ((key: string, values?: Record<string, unknown>) =>
  values ? `${key} ${Object.values(values).join(' ')}` : key) as unknown as TFunction<'ranking'>;
const viewer = { name: '林知夏', portrait: '/me.png' };
const row = { isTied: false, isHidden: false, isMe: false };
const ranking: Ranking = {
  rows: [
    { ...row, rank: 1, isTied: true, userId: 5, name: '宋以宁', value: 600, trend: 2 },
    { ...row, rank: 1, isTied: true, name: '同学***', value: 600, isHidden: true },
    { ...row, rank: 3, userId: 1, name: '同学***', value: 300, isHidden: true, isMe: true },
  ],
  total: 12,
  isOpen: true,
  mine: { rank: 3, isTied: false, value: 300, trend: 1, gap: 290, gapRank: 1, isHidden: true },
  fellows: [],
  winners: [],
  updatedAt: '2026-11-20T02:00:00Z',
};
const choice = { type: 'learning', period: 'week' } as const;

describe('a ranking', () => {
  it('compares with the first, and names a student who hides in nobody’s eyes but their own', () => {
    const items = toItems(ranking, 'learning', viewer, t);
    expect(items.map(({ name, share, hidden }) => [name, share, hidden])).toEqual([
      ['宋以宁', 1, undefined],
      ['同学***', 1, true],
      ['林知夏', 0.5, undefined],
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    expect(items[1]?.avatar).toBeUndefined();
  });

  it('has the own row however far down it is, without a place too; a visitor has none', () => {
    expect(toMe(ranking, 'learning', viewer, t)).toMatchObject({ id: 'me', rank: 3, share: 0.5 });
    const without = { ...ranking, mine: { value: 0, isTied: false, isHidden: false } };
    expect(toMe(without, 'articles', viewer, t)).toMatchObject({ rank: null, score: 'start.articles' });
    expect(toMe({ ...ranking, mine: undefined }, 'learning', null, t)).toBeUndefined();
  });
});

describe('the ticket of the own place', () => {
  it('says how it moved and how much is missing, minutes rounded up', () => {
    const ticket = toTicket(ranking, choice, t);
    expect(ticket?.place).toEqual({ before: 'rankBefore', number: '3', after: 'rankAfter' });
    expect(ticket?.note).toBe('moved.up 1 before.week');
    expect(ticket?.hint).toBe('gap.learning value.minutes 5 1');
    expect(ticket?.progress).toBeCloseTo(300 / 590);
  });

  it.each([
    [240, 'difference.more value.minutes 1'],
    [330, 'difference.none'],
    [4_000, 'difference.less value.hours 1 01'],
  ])('compares with the whole period before: %i seconds then', (valueBefore, said) => {
    const mine = { value: 300, valueBefore, isTied: false, isHidden: false };
    expect(toTicket({ ...ranking, mine }, choice, t)?.facts[1]).toEqual({ label: 'compared.week', value: said });
  });

  it('compares nothing for all time', () => {
    expect(toTicket(ranking, { type: 'learning', period: 'all' }, t)?.facts).toHaveLength(1);
  });

  it('waits while there are too few students', () => {
    const ticket = toTicket({ ...ranking, isOpen: false, total: 6, rows: [] }, choice, t);
    expect(ticket).toMatchObject({ note: 'already 6', hint: 'hintNotOpen' });
    expect(ticket?.progress).toBeUndefined();
  });

  it('tells who has no result what gives a place, and the first that nobody is before them', () => {
    const none = { ...ranking, mine: { value: 0, gap: 1, gapRank: 9, isTied: false, isHidden: false } };
    expect(toTicket(none, { type: 'invitations', period: 'all' }, t)).toMatchObject({
      place: { words: 'noPlace' },
      hint: 'start.invitations',
    });
    const first = { ...ranking, mine: { rank: 1, value: 9, isTied: true, isHidden: false } };
    expect(toTicket(first, { type: 'practice', period: 'all' }, t)).toMatchObject({
      note: 'tied',
      hint: 'hintFirst',
    });
  });
});

it('a time learnt is in hours and minutes, other results are counted with thousands marks', () => {
  expect(formatValue(43_540, 'learning', t)).toBe('value.hours 12 05');
  expect(formatValue(59, 'learning', t)).toBe('value.minutes 0');
  expect(formatValue(1_486, 'practice', t)).toBe('value.practice 1486 1,486');
});
