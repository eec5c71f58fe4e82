/** State of a step on the thread. */
export type StepState = 'done' | 'now' | 'error' | 'next';

/** The state of the step at `index`: all before the current one are done; at `current === count` all are. */
export function stepState(index: number, current: number, status: 'now' | 'error' | undefined): StepState {
  if (index < current) return 'done';
  return index === current ? (status ?? 'now') : 'next';
}
