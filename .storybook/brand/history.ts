/** Past, present and undone states. */
export interface History<T> {
  /** The initial state; `restart` returns to it. */
  readonly start: T;
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** The field of the last step, e.g. `primary.hue`: a following change of the same field joins it. */
  readonly field: string | undefined;
}

const DEPTH = 100;

/** A history with one state; nothing can be undone yet. */
export const begin = <T>(start: T): History<T> => ({ start, past: [], now: start, future: [], field: undefined });

/** An undoable step; dragging a slider or typing a word is one step. */
export function change<T>(history: History<T>, field: string, next: T): History<T> {
  if (history.field === field && history.future.length === 0) return { ...history, now: next };
  return { ...history, past: [...history.past, history.now].slice(-DEPTH), now: next, future: [], field };
}

/** Another state at once, by a choice, an import or what was stored: by default the new start. Undo has the former one back. */
export const replace = <T>(history: History<T>, next: T, start = next): History<T> => ({
  ...change({ ...history, field: undefined }, 'replace', next),
  start,
  field: undefined,
});

/** One step back. */
export function undo<T>({ start, past, now, future }: History<T>): History<T> {
  const last = past.at(-1);
  const before = { start, past, now, future, field: undefined };
  return last === undefined ? before : { ...before, past: past.slice(0, -1), now: last, future: [now, ...future] };
}

/** One step forward again. */
export function redo<T>({ start, past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  const before = { start, past, now, future, field: undefined };
  return next === undefined ? before : { ...before, past: [...past, now], now: next, future: rest };
}

/** Returns to the initial state; that too can be undone. */
export const restart = <T>(history: History<T>) => ({ ...change(history, 'restart', history.start), field: undefined });
