import type { Locale } from './locale.ts';

export type { Locale } from './locale.ts';

const names = new WeakMap<object, string>();

/** Built-in labels by language, under the name that they have in the dictionary of `KitProvider` (`KitLabels`). */
export function defineLabels<L extends object>(name: string, labels: Record<Locale, L>): Record<Locale, L> {
  names.set(labels, name);
  return labels;
}

/** What a component says, whatever the language. */
export type LabelsOf<T extends Record<Locale, object>> = T['cn'];

/** Labels of which any may be missing, at any depth. */
export type PartialLabels<L> = {
  [K in keyof L]?:
    | (L[K] extends (...given: never) => unknown ? L[K] : L[K] extends object ? PartialLabels<L[K]> : L[K])
    | undefined;
};

/** Labels with those of another language or of the caller in their place; a missing one falls back, at any depth. */
function withOwn<L extends object>(labels: L, own: object | undefined): L {
  if (!own) return labels;
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  const replaced = given.map(([key, value]): [string, unknown] => {
    const known: unknown = Reflect.get(labels, key);
    return [key, isGroup(value) && isGroup(known) ? withOwn(known, value) : value];
  });
  return { ...labels, ...Object.fromEntries(replaced) };
}

/** What decides which labels are shown. */
export interface LabelsView {
  locale: Locale;
  /** The dictionary of the provider (`KitDictionary`). */
  labels?: object | undefined;
}

/** Labels as the caller wants them, else as the dictionary has them, else those of the language. */
export function labelsIn<L extends object>(view: LabelsView, labels: Record<Locale, L>, overrides?: object): L {
  const name = names.get(labels);
  const entry: unknown = view.labels && name !== undefined ? Reflect.get(view.labels, name) : undefined;
  return withOwn(withOwn(labels[view.locale], isGroup(entry) ? entry : undefined), overrides);
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
