import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { matrixRule, matrixText, missingStates } from '../../scripts/lint/matrices.ts';
import { LACKING } from '../../scripts/lint/matricesLacking.ts';

const shownIn = (stories: string) =>
  matrixText(ts.createSourceFile('a.stories.tsx', stories, ts.ScriptTarget.Latest, true));

const OWN = `
  export const Root = styled.button({ [hover]: {}, [active]: {}, '&:focus-visible': {}, '&:disabled': {} });
  export interface TagProps { loading?: boolean }`;

describe('what a Matrix must hold (docs/decisions/0026)', () => {
  it('every state that the component has', () => {
    expect(missingStates(OWN, 'render: () => <Tag />')).toEqual(['hover', 'focus', 'pressed', 'disabled', 'busy']);
    expect(missingStates('export const Root = styled.p({});', 'render: () => <Tag />')).toEqual([]);
  });

  it('states shown by a list of forced looks, or one by one', () => {
    const list = `['hover', 'focus', 'active'].map((look) => <Tag data-force={look} />), <Tag disabled />, <Tag loading />`;
    expect(missingStates(OWN, list)).toEqual([]);
    expect(missingStates(OWN, `<Tag data-force="hover" />, <Tag disabled />`)).toEqual(['focus', 'pressed', 'busy']);
  });

  it('a state in another story of the file does not count, one in a helper of the Matrix does', () => {
    const stories = (helper: string) => `
      const row = () => <Tag ${helper} />;
      export const Hovered = { args: { 'data-force': 'hover' } };
      export const Matrix = { render: () => <Table rows={[{ show: row() }]} /> };`;
    expect(missingStates(OWN, shownIn(stories('')) ?? '')).toContain('hover');
    expect(missingStates(OWN, shownIn(stories('data-force="hover"')) ?? '')).not.toContain('hover');
  });

  it('a file without a Matrix has nothing to show', () => {
    expect(shownIn('export const Default = {};')).toBeUndefined();
  });

  it('a component that has gained a state leaves the list', () => {
    const [component = '', states = []] = Object.entries(LACKING)[0] ?? [];
    const name = component.split('/')[1];
    const path = `packages/ui/src/${component}/${name}.stories.tsx`;
    const text = `export const Matrix = { render: () => ['hover', 'focus', 'active'].map((look) => <A data-force={look} disabled loading />) };`;
    const found: string[] = [];
    const tree = () => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    expect(matrixRule.applies(path)).toBe(true);
    matrixRule.check({ path, text, tree }, (_, message) => found.push(message));
    expect(found).toEqual([
      `the Matrix shows ${component} ${states.join(', ')}: shorten the list of matricesLacking.ts`,
    ]);
  });
});
