import type { Practice } from '@shuyuan/contract';
import type { PracticeCardPractice } from '@shuyuan/ui';
import { practiceAddress } from './practiceAddress.ts';

/** What the list groups practices by: what the student can do with them. */
export type PracticeGroup = 'todo' | 'waiting' | 'done' | 'expired';

const GROUPS: Record<NonNullable<Practice['state']>, PracticeGroup> = {
  unfinished: 'todo',
  submitted: 'waiting',
  awaiting: 'waiting',
  finished: 'done',
  expired: 'expired',
};

/** Practices in the server's order, by group; one in a state that this version does not know is to be done. */
export function groupPractices(practices: readonly Practice[]): { group: PracticeGroup; practices: Practice[] }[] {
  const groups: { group: PracticeGroup; practices: Practice[] }[] = [];
  for (const practice of practices) {
    const group = GROUPS[practice.state ?? 'unfinished'];
    const last = groups.at(-1);
    if (last?.group === group) last.practices.push(practice);
    else groups.push({ group, practices: [practice] });
  }
  return groups;
}

/** Where a practice is opened: its paper while it is open, else its result. */
function practiceHref({ id, state }: Pick<Practice, 'id' | 'state'>): string {
  return practiceAddress.href(state === undefined || state === 'unfinished' ? { paper: id } : { result: id });
}

/** A practice as the kit shows it; `reason` introduces the words with which it was sent back. */
export function toPracticeCard(practice: Practice, reason: (words: string) => string): PracticeCardPractice {
  const { id, title, courseTitle, state = 'unfinished', isSentBack, sendBackReason } = practice;
  return {
    id: String(id),
    title,
    course: courseTitle,
    state: state === 'awaiting' ? 'awaitingGrading' : state,
    due: practice.dueAt,
    submittedAt: practice.submittedAt,
    total: practice.questionCount,
    answered: practice.answeredCount,
    score: practice.score,
    maxScore: practice.totalScore,
    note: isSentBack && state === 'unfinished' && sendBackReason ? reason(sendBackReason) : undefined,
    href: practiceHref(practice),
  };
}
