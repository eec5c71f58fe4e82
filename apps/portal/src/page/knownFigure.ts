import type { Query } from '../api/query.ts';

/** What a figure is computed from: a query, or several joined into one. */
export type Knowable<T> = Pick<Query<T>, 'value' | 'error' | 'reload'>;

/** What is shown of a figure. */
export interface Figure {
  /** Undefined where the answer does not tell it: shown as a dash. */
  value: string | undefined;
  note?: string | undefined;
}

/**
 * A figure for the kit's `StatCard`: known, on its way, or failed with a retry. What is not known is never a zero; lint refuses
 * `query.value?.… ?? 0` for the same reason.
 */
export function knownFigure<T>({ value, error, reload }: Knowable<T>, show: (value: T) => Figure) {
  if (value !== undefined) return show(value);
  return error ? { value: undefined, onRetry: () => void reload() } : { value: undefined, loading: true };
}
