import { describe, expect, it } from 'vitest';
import { lessonMark, type Participated, participation } from './participation.ts';

const lessons: Participated[] = [
  { attendance: 'present', isLearnt: true },
  { attendance: 'present', isLearnt: false },
  { attendance: 'late', isLearnt: true },
  { attendance: 'absent', isLearnt: false },
  { attendance: 'replay', isLearnt: true },
  { attendance: 'none', isLearnt: false },
  { isLearnt: true },
];

describe('the progress of one class', () => {
  it('is three words whose numbers add up: attended and missed are what was held (product.md 4.3)', () => {
    const sums = participation(lessons);
    expect(sums).toEqual({ total: 7, learnt: 4, held: 5, attended: 3, late: 1, missed: 2 });
    expect(sums.attended + sums.missed).toBe(sums.held);
  });
  it('ticks as many lessons as it says are learnt, and none that was missed', () => {
    const marks = lessons.map(lessonMark);
    expect(marks.filter((mark) => mark === 'learnt')).toHaveLength(participation(lessons).learnt);
    expect(marks).toEqual(['learnt', 'attended', 'learnt', 'missed', 'learnt', undefined, 'learnt']);
  });
});
