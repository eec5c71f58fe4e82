import type { AnswerOf, contract } from '@shuyuan/contract';

type Counts = AnswerOf<(typeof contract)['practice']['counts']>;

/** What is said of all practices: some are open, all are done, or none is left to do, which some may be that were never done; nothing where there is none. */
export function allOf({
  unfinished,
  submitted,
  awaiting,
  finished,
  expired,
}: Omit<Counts, 'wrong' | 'serverTime'>): 'open' | 'allDone' | 'noneLeft' | undefined {
  if (unfinished === undefined) return undefined;
  if (unfinished > 0) return 'open';
  if (submitted === undefined || awaiting === undefined || finished === undefined || expired !== 0) return 'noneLeft';
  return submitted + awaiting + finished > 0 ? 'allDone' : undefined;
}
