import type { AssessmentResult } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { bestOffer, levelOffer, percent, reachedLevel, sidesOf } from './verdictFacts.ts';

const field = (name: string, rate: number, isWeak = false) => ({
  name,
  rate,
  score: rate * 10,
  totalScore: 10,
  isWeak,
});
const RESULT = {
  levels: [
    { name: '先修', minScore: 0, maxScore: 59 },
    { name: '进阶', minScore: 60, maxScore: 100 },
  ],
  levelName: '进阶',
  radar: [
    field('光的干涉', 0.85),
    field('近似与计算', 0.5, true),
    field('透镜成像', 0.78),
    field('多普勒', 0.67, true),
    field('反射', 1),
  ],
} as unknown as AssessmentResult;

describe('the result of an assessment', () => {
  it('names strengths from the strongest and gaps from the weakest on; what is neither is in the table alone (product.md 4.5)', () => {
    const { good, weak } = sidesOf(RESULT);
    expect(good.map(({ name }) => name)).toEqual(['反射', '光的干涉']);
    expect(weak.map(({ name }) => name)).toEqual(['近似与计算', '多普勒']);
  });

  it('shows the points of the level that was reached, and none where the school has no levels', () => {
    expect(reachedLevel(RESULT)).toMatchObject({ minScore: 60, maxScore: 100 });
    expect(reachedLevel({ ...RESULT, levels: [] })).toBeUndefined();
  });

  it('advises the class of the level first, and none that the student has', () => {
    const offer = (title: string, by: 'level' | 'knowledge', isOwned = false, payFen?: number) => ({
      ...{ by, course: { title, isOwned }, payFen },
    });
    const best = (...offers: ReturnType<typeof offer>[]) => bestOffer({ offers } as never, true)?.course.title;
    expect(best(offer('补', 'knowledge'), offer('进阶', 'level', true), offer('冲刺', 'level'))).toBe('冲刺');
    expect(best(offer('进阶', 'level', true), offer('补', 'knowledge'))).toBe('补');
    expect(best(offer('进阶', 'level', true))).toBeUndefined();
    // One whose refund is being examined is not the student's and cannot be bought.
    const frozen = offer('进阶', 'level');
    expect(best(frozen, offer('补', 'knowledge', false, 100))).toBe('补');
    // The class of the level is what the table of levels names, also where the student has it.
    const offers = [offer('补', 'knowledge'), offer('进阶', 'level', true), offer('冲刺', 'level')];
    expect(levelOffer({ offers } as never)?.course.title).toBe('进阶');
  });

  it('rounds shares to whole percent', () => {
    expect([0.666, 0, 1].map(percent)).toEqual([67, 0, 100]);
  });
});
