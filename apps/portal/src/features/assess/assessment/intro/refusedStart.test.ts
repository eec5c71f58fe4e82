import type { AssessmentIntro } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { closedFor, readRefusedStart, withRefusedStart } from './refusedStart.ts';

const intro = (over: Partial<AssessmentIntro> = {}) => ({ linkState: 'live', tries: 1, ...over }) as AssessmentIntro;

describe('a start that was refused for used up tries', () => {
  it('closes the page of the link for who started, and shows nobody else’s record (product.md 4.5)', () => {
    const latest = { id: 4 } as AssessmentIntro['latest'];
    const closed = withRefusedStart(intro({ latest }), readRefusedStart({ why: 'usedUp', tries: 1 }));
    expect(closed).toMatchObject({ linkState: 'usedUp', triesUsed: 1 });
    expect(closed.latest).toBeUndefined();
  });

  it('says nothing of used up tries where the browser has no more guests: the reader has them all (product.md 4.5)', () => {
    const refused = readRefusedStart({ why: 'browserUsedUp', tries: 1 });
    const read = intro({ latest: { id: 4 } as AssessmentIntro['latest'], triesUsed: 0 });
    expect(closedFor(read, refused)).toBe('browserUsedUp');
    const closed = withRefusedStart(read, refused);
    expect(closed).toMatchObject({ linkState: 'live', triesUsed: 0 });
    expect(closed.latest).toBeUndefined();
  });

  it.each([
    ['no state', null, intro()],
    ['another state', { why: 'ended', tries: 1 }, intro()],
    ['a link with more tries since', { why: 'usedUp', tries: 1 }, intro({ tries: 2 })],
    ['a link that has ended', { why: 'browserUsedUp', tries: 1 }, intro({ linkState: 'ended' })],
  ])('says nothing with %s', (_, state, read) => {
    const refused = readRefusedStart(state);
    expect(withRefusedStart(read, refused)).toEqual(read);
    expect(closedFor(read, refused)).toBe(read.linkState);
  });
});
