import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { matrixParts, matrixRule, missingStates } from '../../scripts/lint/matrices.ts';
import { matrixImportsRule, unfit } from '../../scripts/lint/matrixImports.ts';
import { sharedStyles } from '../../scripts/lint/sharedStyles.ts';

const shownIn = (stories: string) =>
  matrixParts(ts.createSourceFile('a.stories.tsx', stories, ts.ScriptTarget.Latest, true));

/** What the component lacks in a Matrix that is made so. */
const missing = (own: string, matrix: string) =>
  missingStates(own, shownIn(`export const Matrix = () => [${matrix}];`) ?? []);

const OWN = `
  export const Root = styled.button({ [hover]: {}, [active]: {}, '&:focus-visible': {}, '&:disabled': {} });
  export interface TagProps { loading?: boolean }`;

describe('what a Matrix must hold (docs/decisions/0026)', () => {
  it('every state that the component has', () => {
    expect(missing(OWN, '<Tag />')).toEqual(['hover', 'focus', 'pressed', 'disabled', 'busy']);
    expect(missing('export const Root = styled.p({});', '<Tag />')).toEqual([]);
  });

  it('states shown by a list of forced looks, or one by one', () => {
    const list = `['hover', 'focus', 'active'].map((look) => <Tag data-force={look} />), <Tag disabled />, <Tag loading />`;
    expect(missing(OWN, list)).toEqual([]);
    expect(missing(OWN, `<Tag data-force="hover" />, <Tag disabled />`)).toEqual(['focus', 'pressed', 'busy']);
  });

  it('a state in another story of the file does not count, one in a helper of the Matrix does', () => {
    const stories = (helper: string) => `
      const row = () => <Tag ${helper} />;
      export const Hovered = { args: { 'data-force': 'hover' } };
      export const Matrix = { render: () => <Table rows={[{ show: row() }]} /> };`;
    expect(missingStates(OWN, shownIn(stories('')) ?? [])).toContain('hover');
    expect(missingStates(OWN, shownIn(stories('data-force="hover"')) ?? [])).not.toContain('hover');
  });

  it('a file without a Matrix has nothing to show', () => {
    expect(shownIn('export const Default = {};')).toBeUndefined();
  });

  it('a look that a row forces on an element inside the component', () => {
    const rows = `{ state: 'a', force: { hover: 'a', focus: ['a', 'b'], active: 'c' }, show: <Tag disabled loading /> }`;
    expect(missing(OWN, rows)).toEqual([]);
    expect(missing(OWN, `{ force: { hover: 'a' }, show: <Tag disabled loading focus /> }`)).toEqual([
      'focus',
      'pressed',
    ]);
  });

  it('nothing of what only looks like a state: comments, the shape of a pointer, a heading that has no outline', () => {
    const own = `
      /** Set if the control is disabled: a span takes the :hover. */
      export const Root = styled.p({ '&:active': { cursor: 'grabbing' }, 'h1:focus': { outline: 'none' } });
      let loading: Promise<void> | null = null;`;
    expect(missing(own, '<Tag />')).toEqual([]);
    expect(missing(own.replace("cursor: 'grabbing'", "cursor: 'grabbing', color: 'red'"), '<Tag />')).toEqual([
      'pressed',
    ]);
  });

  it('a property or a caption, not the name of a fixture and not a word of its data', () => {
    const own = 'export interface P { disabled?: boolean; loading?: boolean }';
    expect(
      missing(own, `{ state: 'a', show: <Tag order={orders.pending} lesson={lessons.locked} note="pending" /> }`),
    ).toEqual(['disabled', 'busy']);
    expect(missing(own, `<Tag disabled />, <Tag status="uploading" />`)).toEqual([]);
    expect(
      missing(own, `{ state: 'the way back disabled', show: <A /> }, { state: \`\${a}; loading\`, show: <A /> }`),
    ).toEqual([]);
    expect(missing(own, `<Tag {...{ isLoading: true, 'data-disabled': '' }} />`)).toEqual([]);
  });

  it('looks into the style files that several components share, at what the component takes of them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-styles-'));
    mkdirSync(path.join(folder, 'A'));
    writeFileSync(
      path.join(folder, 'parts.styles.ts'),
      `const base = { '&:active': {} };\nexport const Row = styled.li({ ...base });\nexport const Other = styled.p({ '&:hover': {} });`,
    );
    const file = path.join(folder, 'A', 'A.tsx');
    writeFileSync(file, `import { Row } from '../parts.styles.ts';\nimport { type } from '../../foundations/css.ts';`);
    const taken = sharedStyles(file).join();
    rmSync(folder, { recursive: true });
    expect(taken).toContain(':active');
    expect(taken).not.toContain(':hover');
  });

  it('is an error without exception', () => {
    const story = 'packages/ui/src/data/Tag/Tag.stories.tsx';
    const text = 'export const Matrix = { render: () => <A /> };';
    const found: string[] = [];
    const tree = () => ts.createSourceFile(story, text, ts.ScriptTarget.Latest, true);
    expect(matrixRule.applies(story)).toBe(true);
    matrixRule.check({ path: story, text, tree }, (_, message) => found.push(message));
    expect(found).toEqual(['the Matrix does not show data/Tag hover, focus']);
  });
});

describe('what a Matrix may be made of (docs/decisions/0072)', () => {
  const story = 'packages/ui/src/overlays/Dialog/Dialog.stories.tsx';
  const kit = new Set(['packages/ui/src/overlays/Dialog/Dialog.tsx', 'packages/ui/src/controls/Button/Button.tsx']);
  const found = (text: string) => {
    const messages: string[] = [];
    const tree = () => ts.createSourceFile(story, text, ts.ScriptTarget.Latest, true);
    matrixImportsRule.check({ path: story, text, tree }, (_, message) => messages.push(message));
    return messages;
  };

  it('components that the kit exports, fixtures, and the Matrix itself', () => {
    const modules = ['./Dialog.tsx', '../../controls/Button/Button.tsx', '../../fixtures/Beside.tsx', 'react'];
    for (const module of [...modules, '../../foundations/Matrix/Matrix.tsx', './Dialog.labels.ts'])
      expect(unfit(module, story, kit)).toBeUndefined();
  });

  it('no styles, no part of the library, no part that only the component uses', () => {
    expect(unfit('./Dialog.styles.ts', story, kit)).toBe('styles');
    expect(unfit('@base-ui/react/dialog', story, kit)).toBe('a part of the library');
    expect(unfit('./DialogFrame.tsx', story, kit)).toBe('a part that the kit does not export');
  });

  it('is an error in a file with a Matrix, and types are free', () => {
    const imports = `import { Surface } from './Dialog.styles.ts';\nimport type { A } from './DialogFrame.tsx';\n`;
    expect(found(`${imports}export const Matrix = {};`)).toEqual([
      'a story with a Matrix imports styles: ./Dialog.styles.ts; picture the component',
    ]);
    expect(found(`${imports}export const Default = {};`)).toEqual([]);
  });
});
