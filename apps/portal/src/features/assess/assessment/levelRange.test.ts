import { expect, it, vi } from 'vitest';
import { levelRange } from './levelRange.ts';

it.each([
  [{ minScore: 0, maxScore: 14 }, 'levels.below', 14],
  [{ minScore: 14, maxScore: 20 }, 'levels.from', 14],
  [{ minScore: 20, maxScore: 23 }, 'levels.from', 20],
  [{ minScore: 0, maxScore: 23 }, 'levels.from', 0],
])(
  'a level of %o of 23 points begins where the one before ends: no score is in two (product.md 4.5)',
  (level, key, points) => {
    const t = vi.fn();
    levelRange({ name: '进阶', ...level }, 23, t as never);
    expect(t).toHaveBeenCalledWith(key, { points });
  },
);
