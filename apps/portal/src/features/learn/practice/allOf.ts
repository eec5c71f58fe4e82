import type { AnswerOf, contract } from '@shuyuan/contract';

type Counts = Partial<AnswerOf<(typeof contract)['practice']['counts']>>;

/** What is said of all practices, with how many are open. */
interface All {
  key: 'open' | 'allDone' | 'noneLeft';
  count: number;
}

/** Some practices are open, all are done, or none is left to do, which some may be that were never done; null where there is none. */
export function allOf({ unfinished: count, submitted, awaiting, finished, expired }: Counts): All | null {
  if (count === undefined) return null;
  if (count > 0) return { key: 'open', count };
  if (submitted === undefined || awaiting === undefined || finished === undefined || expired !== 0)
    return { key: 'noneLeft', count };
  return submitted + awaiting + finished > 0 ? { key: 'allDone', count } : null;
}
