import type { ComponentDoc } from './componentDocs.ts';
import type { TokenUsage } from './tokenUsage.ts';
import type { ComponentProps, TypeDocs } from './typeDocs.ts';

/** One component, as programs read it. */
export interface ManifestComponent extends ComponentDoc, ComponentProps {
  /** Names of the parts that `slotProps` takes. */
  readonly parts: readonly string[];
  /** Custom properties that its files name. */
  readonly tokens: readonly string[];
}

/** All components of the kit; written as `components.json` by the build of the docs. */
export interface Manifest {
  readonly package: '@shuyuan/ui';
  readonly components: readonly ManifestComponent[];
  /** Types that the props name, as declared. */
  readonly types: Readonly<Record<string, string>>;
}

interface Sources {
  types: TypeDocs;
  docs: Readonly<Record<string, ComponentDoc>>;
  tokens: TokenUsage;
}

/** Joins what the sources, the plays and the styles say of each component. */
export function readManifest({ types, docs, tokens }: Sources): Manifest {
  const components = Object.entries(docs).map(([file, doc]): ManifestComponent => {
    const { purpose = '', props = [] } = types.components[doc.name] ?? {};
    const folder = file.slice(0, file.lastIndexOf('/'));
    return { ...doc, purpose, props, parts: types.parts[doc.name] ?? [], tokens: tokens[folder] ?? [] };
  });
  return { package: '@shuyuan/ui', components, types: types.types };
}

/** The line that brings a component in. */
export const importOf = ({ name, entry }: Pick<ComponentDoc, 'name' | 'entry'>): string =>
  `import { ${name} } from '${entry}';`;

/** `Tab, then ↓`. */
export const pressed = (keys: readonly string[]): string => keys.join(', then ');

function textOf(component: ManifestComponent): string {
  const { name, purpose, advice, pairs, example, props, parts, keys, announced } = component;
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', `${title}:`, ...lines] : []);
  return [
    `## ${name}`,
    '',
    ...[purpose, advice].filter((text) => text !== ''),
    ...section(
      'Shown in pictures',
      pairs.map((pair) => `- Do: ${pair.do} Do not: ${pair.doNot}`),
    ),
    '',
    '```tsx',
    importOf(component),
    '',
    example,
    '```',
    ...section(
      'Props',
      props.map((prop) => `- \`${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}\` ${prop.about}`.trimEnd()),
    ),
    ...section('Parts (`slotProps`)', parts.length > 0 ? [`- ${parts.join(', ')}`] : []),
    ...section(
      'Keys',
      keys.map((row) => `- ${pressed(row.keys)}: ${row.outcomes.join('; ')}`),
    ),
    ...section('Announced', [
      ...announced.roles.map(({ role, names }) => `- ${[role, ...names.map((one) => `“${one}”`)].join(' ')}`),
      ...announced.live.map((said) => `- ${said}`),
    ]),
  ].join('\n');
}

/** The manifest as one text (`llms.txt`): a list of what there is, then each component. */
export function manifestText({ components, types }: Manifest): string {
  const list = components.map(({ name, group, purpose }) => `- ${name} (${group}): ${purpose.split('\n')[0]}`);
  const head = [
    '# @shuyuan/ui',
    '',
    '> React components of an online school. Each takes the attributes, events and `ref` of its root element, and `slotProps` for its parts.',
    '> The same as data, with the tokens that each component uses: components.json.',
    '',
    ...list,
  ].join('\n');
  const declared = ['## Types', '', '```ts', ...Object.values(types), '```'].join('\n');
  return `${[head, ...components.map(textOf), declared].join('\n\n')}\n`;
}
