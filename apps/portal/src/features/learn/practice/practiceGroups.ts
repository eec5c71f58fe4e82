import type { Practice } from '@shuyuan/contract';

/** What the list groups practices by: what the student can do with them. */
export type PracticeGroup = 'todo' | 'waiting' | 'done' | 'expired';

const GROUPS: Record<NonNullable<Practice['state']>, PracticeGroup> = {
  unfinished: 'todo',
  submitted: 'waiting',
  awaiting: 'waiting',
  finished: 'done',
  expired: 'expired',
};

/** Practices in the server's order, by group, each group where its first one stands; one in a state that this version does not know is to be done. */
export function groupPractices(practices: readonly Practice[]): { group: PracticeGroup; practices: Practice[] }[] {
  const groups: { group: PracticeGroup; practices: Practice[] }[] = [];
  for (const practice of practices) {
    const group = GROUPS[practice.state ?? 'unfinished'];
    const own = groups.find((other) => other.group === group);
    if (own) own.practices.push(practice);
    else groups.push({ group, practices: [practice] });
  }
  return groups;
}
