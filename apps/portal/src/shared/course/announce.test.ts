import { describe, expect, it } from 'vitest';
import { announceOf } from './announce.ts';
import { lockWay } from './lockWay.ts';

const t = ((key: string, values?: Record<string, unknown>) =>
  values ? `${key}(${Object.values(values).join(',')})` : key) as never;

describe('a practice before it opens', () => {
  it('is announced with what opens it, its questions, its time and its limit (product.md 4.4)', () => {
    const planned = { practiceTotal: 5, practiceHours: 72, practiceLimitMinutes: 30 };
    expect(announceOf({ ...planned, practiceOpens: 'afterLearnt', practicePercent: 90 }, t)).toBe(
      'announce.line(announce.afterPercent(90),announce.questions(5)announce.commaannounce.days(3)announce.commaannounce.limit(30))',
    );
    expect(announceOf({ practiceOpens: 'afterClass', practiceHours: 36 }, t)).toBe(
      'announce.line(announce.afterClass,announce.hours(36))',
    );
  });
  it('is not announced where nobody tells of one', () => {
    expect(announceOf({ practiceTotal: 5 }, t)).toBeUndefined();
  });
});

describe('a lock', () => {
  const locked = { hasAccess: false, error: 'previousPracticeRequired' } as const;
  it('leads to the practice that opens it, or to its lesson while that has brought none (§4)', () => {
    expect(lockWay({ ...locked, blockId: 91, blockLessonId: 7 }, 4)).toEqual({
      label: 'toPractice',
      href: '/learn/practice?paper=91',
    });
    expect(lockWay({ ...locked, blockLessonId: 7, blockDatedId: 80 }, 4)?.href).toBe(
      '/learn/scheduledetail/80/ended/live',
    );
    expect(lockWay({ ...locked, blockLessonId: 7 }, 4)?.label).toBe('toLesson');
  });
  it('leads nowhere where there is none, or nobody says what opens it', () => {
    expect(lockWay(locked, 4)).toBeUndefined();
    expect(lockWay({ hasAccess: true, blockId: 91 }, 4)).toBeUndefined();
  });
});
