import type { Preview } from '@storybook/react-vite';
import { quoted } from './plugins/literal.ts';
import type { PropType, TypeDocs } from './plugins/typeDocs.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props that every component passes to its root: listed in a folded group below its own. */
const BASE = new Set(['className', 'style', 'id', 'ref', 'role', 'data-force']);

const PLAIN = ['string', 'number', 'boolean'] as const;

const withoutUndefined = (type: string) => type.replace(/\s*\|\s*undefined\b/g, '').replace(/^\((\(.*)\)$/, '$1');

/** The name under which a component was documented; a bundler may have renamed the function itself. */
export function nameOf(component: unknown): string {
  const { __docgenInfo: docgen } = Object(component) as { __docgenInfo?: { displayName?: string } };
  return docgen?.displayName ?? '';
}

/** What stands in the column of types: name and members of a union of literals, else the type as written and what its names mean. */
function shown({ written, names, members }: PropType, types: TypeDocs['types']) {
  const isAlias = names.length === 1 && /^\w+( \| null)?$/.test(written);
  // The table makes a mark of what stands between two bars.
  if (members && isAlias) return { summary: [`${written} =`, ...members.map(quoted)].join(' | ') };
  const detail = names.flatMap((name) => types[name] ?? []).join('\n\n');
  return detail === '' ? { summary: written } : { summary: written, detail };
}

/**
 * Types as people read them. The extractor loses the names of required types and reports optional props, which are written
 * `string | undefined`, as unions: this restores the names and the plain types, and with them the matching controls.
 */
export const readableTypes =
  ({ props, types }: Pick<TypeDocs, 'props' | 'types'>): ArgTypesEnhancer =>
  ({ argTypes, component }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => {
        const { type, table } = argType;
        if (typeof type !== 'object') return [name, argType];
        const required = type.required === true;
        const own = props[nameOf(component)]?.[name];
        const summary = own?.written ?? (type.raw === undefined ? undefined : withoutUndefined(type.raw));
        if (summary === undefined) return [name, argType];
        if (BASE.has(name)) {
          return [
            name,
            { ...argType, control: false, table: { ...table, type: { summary }, category: 'Root element' } },
          ];
        }
        const plain = PLAIN.find((known) => known === summary) ?? (summary.includes('=>') ? 'function' : undefined);
        const known = plain === undefined ? type : { name: plain, required };
        const values = own?.members && { name: 'enum' as const, value: [...own.members], required };
        return [
          name,
          { ...argType, type: values ?? known, table: { ...table, type: own ? shown(own, types) : { summary } } },
        ];
      }),
    );
