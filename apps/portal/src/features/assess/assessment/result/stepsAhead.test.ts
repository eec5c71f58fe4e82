import { describe, expect, it } from 'vitest';
import { stepsAhead } from './stepsAhead.ts';

const serverTime = '2026-11-21T03:00:00Z';
const offer = (over: { isOwned?: boolean; startsAt?: string } = {}) => ({
  payFen: 91_000,
  course: { id: 3, saleId: 4, title: '竞赛基础班', startsAt: '2026-12-05T06:00:00Z', isOwned: false, ...over },
});
const result = { type: 'objective', wrongCount: 4, partCount: 0, offers: [offer()], serverTime } as const;
const keysOf = (...asked: Parameters<typeof stepsAhead>) => {
  const { steps, current } = stepsAhead(...asked);
  return steps.map(({ key }, at) => (at < current ? `${key} ✓` : key));
};

describe('what comes after an assessment', () => {
  it('is to understand the mistakes, to enrol, and the first lesson (product.md 4.5)', () => {
    expect(keysOf(result)).toEqual(['done ✓', 'review', 'enrol', 'lesson']);
    expect(stepsAhead(result).steps[2]).toEqual({
      key: 'enrol',
      title: '竞赛基础班',
      id: 3,
      saleId: 4,
      payFen: 91_000,
    });
  });

  it('has the enrolment behind it where an advised class is owned', () => {
    const owned = { payFen: undefined, course: { ...offer().course, title: '进阶班', isOwned: true } };
    expect(keysOf({ ...result, offers: [offer(), owned] })).toEqual(['done ✓', 'enrol ✓', 'review', 'lesson']);
    expect(stepsAhead({ ...result, offers: [offer(), owned] }).steps[1]).toMatchObject({
      key: 'enrol',
      title: '进阶班',
    });
  });

  it('counts what is right in part among the mistakes, as the review does', () => {
    expect(stepsAhead({ ...result, partCount: 1 }).steps[1]).toEqual({ key: 'review', count: 5 });
    expect(keysOf({ ...result, wrongCount: 0, partCount: 1, offers: [] })).toEqual(['done ✓', 'review']);
  });

  it('leaves out what there is not: mistakes, tasks of a person’s marks, a class, a lesson ahead', () => {
    expect(keysOf({ ...result, wrongCount: 0 })).toEqual(['done ✓', 'enrol', 'lesson']);
    expect(keysOf({ ...result, type: 'subjective' })).toEqual(['done ✓', 'enrol', 'lesson']);
    expect(keysOf({ ...result, offers: [] })).toEqual(['done ✓', 'review']);
    expect(keysOf({ ...result, offers: [offer({ startsAt: serverTime })] })).toEqual(['done ✓', 'review', 'enrol']);
    expect(keysOf({ ...result, wrongCount: 0, offers: [] })).toEqual([]);
  });
});
