import { describe, expect, it } from 'vitest';
import { waitingSteps } from './waitingSteps.ts';

const work = { type: 'subjective', lecturerName: '沈书瑶', isHeld: false, isBeingMarked: false } as const;

describe('the way of a record to its result (product.md 4.5)', () => {
  it('is in the queue until a lecturer takes it, and then with the lecturer', () => {
    const { steps, current } = waitingSteps(work);
    expect([steps[current], steps.at(-1)]).toEqual(['queue', 'out']);
    const taken = waitingSteps({ ...work, isBeingMarked: true });
    expect(taken.steps[taken.current]).toBe('marking');
  });

  it('has no lecturer where a machine has marked it and the school holds it back', () => {
    const held = { type: 'objective', lecturerName: undefined, isHeld: true, isBeingMarked: false } as const;
    expect(waitingSteps(held)).toEqual({ steps: ['in', 'machine', 'out'], current: 2 });
    expect(waitingSteps({ ...work, isHeld: true })).toEqual({ steps: ['in', 'marked', 'out'], current: 2 });
  });
});
