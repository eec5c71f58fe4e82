import type { AssessmentIntro } from '@shuyuan/contract';

/**
 * What the history entry of an `expire` page tells of a refused start: a guest's tries are counted by name and phone, so that a browser
 * that has no record of the guest learns from the start alone that they are used up. It holds for that number of tries.
 */
export interface RefusedStart {
  usedUpTries: number;
}

/** The refused start of a history entry; undefined for anything else. */
export function readRefusedStart(state: unknown): RefusedStart | undefined {
  if (typeof state !== 'object' || state === null || !('usedUpTries' in state)) return undefined;
  return typeof state.usedUpTries === 'number' ? { usedUpTries: state.usedUpTries } : undefined;
}

/** What is read of a link, with what the refused start knows better; a link with more tries since, or closed for everybody, speaks for itself. */
export function withRefusedStart(intro: AssessmentIntro, refused: RefusedStart | undefined): AssessmentIntro {
  if (!refused || intro.linkState !== 'live' || intro.tries !== refused.usedUpTries) return intro;
  return { ...intro, linkState: 'usedUp', triesUsed: intro.tries, latest: undefined };
}
