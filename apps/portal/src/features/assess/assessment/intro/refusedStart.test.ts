import type { AssessmentIntro } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { readRefusedStart, withRefusedStart } from './refusedStart.ts';

const intro = (over: Partial<AssessmentIntro> = {}) => ({ linkState: 'live', tries: 1, ...over }) as AssessmentIntro;

describe('a start that was refused for used up tries', () => {
  it('closes the page of the link for who started, and shows nobody else’s record (product.md 4.5)', () => {
    const latest = { id: 4 } as AssessmentIntro['latest'];
    const closed = withRefusedStart(intro({ latest }), readRefusedStart({ usedUpTries: 1 }));
    expect(closed).toMatchObject({ linkState: 'usedUp', triesUsed: 1 });
    expect(closed.latest).toBeUndefined();
  });

  it.each([
    ['no state', null, intro()],
    ['another state', { linkState: 'usedUp' }, intro()],
    ['a link with more tries since', { usedUpTries: 1 }, intro({ tries: 2 })],
    ['a link that has ended', { usedUpTries: 1 }, intro({ linkState: 'ended' })],
  ])('says nothing with %s', (_, state, read) => {
    expect(withRefusedStart(read, readRefusedStart(state))).toEqual(read);
  });
});
