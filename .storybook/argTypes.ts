import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props that every component passes to its root: listed in a folded group below its own. */
const BASE = new Set(['className', 'style', 'id', 'ref', 'role', 'data-force']);

const PLAIN = ['string', 'number', 'boolean'] as const;

const withoutUndefined = (type: string) => type.replace(/\s*\|\s*undefined\b/g, '').replace(/^\((\(.*)\)$/, '$1');

/**
 * Optional props are written `string | undefined`, which the extractor reports as a union: this restores the plain type,
 * and with it the matching control.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (BASE.has(name)) return [name, { ...argType, control: false, table: { ...table, category: 'Root element' } }];
      if (typeof type !== 'object' || type.raw === undefined) return [name, argType];
      const summary = withoutUndefined(type.raw);
      const plain = PLAIN.find((known) => known === summary) ?? (summary.includes('=>') ? 'function' : undefined);
      const known = plain === undefined ? type : { name: plain, required: type.required === true };
      return [name, { ...argType, type: known, table: { ...table, type: { summary } } }];
    }),
  );
