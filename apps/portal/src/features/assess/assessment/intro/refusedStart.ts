import type { AssessmentIntro } from '@shuyuan/contract';

/**
 * What the history entry of an `expire` page tells of a refused start, which a browser learns from the start alone: a guest's tries, counted
 * by name and phone, are used up, or no more guests begin in this browser. It holds for that number of tries.
 */
export interface RefusedStart {
  why: 'usedUp' | 'browserUsedUp';
  tries: number;
}

/** The refused start of a history entry; undefined for anything else. */
export function readRefusedStart(state: unknown): RefusedStart | undefined {
  if (typeof state !== 'object' || state === null || !('why' in state && 'tries' in state)) return undefined;
  const { why, tries } = state;
  if ((why !== 'usedUp' && why !== 'browserUsedUp') || typeof tries !== 'number') return undefined;
  return { why, tries };
}

/** Why an assessment cannot be taken by its reader: a link with more tries since, or closed for everybody, speaks for itself. */
export function closedFor(
  intro: AssessmentIntro,
  refused: RefusedStart | undefined,
): RefusedStart['why'] | NonNullable<AssessmentIntro['linkState']> {
  const own = intro.linkState ?? 'ended';
  return refused && own === 'live' && intro.tries === refused.tries ? refused.why : own;
}

/** What is read of a link, with what the refused start knows better: the tries of who started, and nobody else's record. */
export function withRefusedStart(intro: AssessmentIntro, refused: RefusedStart | undefined): AssessmentIntro {
  const why = closedFor(intro, refused);
  if (why === intro.linkState) return intro;
  if (why === 'browserUsedUp') return { ...intro, latest: undefined };
  return { ...intro, linkState: 'usedUp', triesUsed: intro.tries, latest: undefined };
}
