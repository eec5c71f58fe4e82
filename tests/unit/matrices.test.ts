import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { matrixRule, matrixText, missingStates } from '../../scripts/lint/matrices.ts';

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

  it('a look that a row forces on an element inside the component', () => {
    const rows = `rows={[{ state: 'a', force: { hover: 'a', focus: ['a', 'b'], active: 'c' }, show: <Tag disabled loading /> }]}`;
    expect(missingStates(OWN, rows)).toEqual([]);
    expect(missingStates(OWN, `{ force: { hover: 'a' }, show: <Tag disabled loading focus: /> }`)).toEqual([
      'focus',
      'pressed',
    ]);
  });

  it('nothing of what only looks like a state: comments, the shape of a pointer, a heading that has no outline', () => {
    const own = `
      /** Set if the control is disabled: a span takes the :hover. */
      export const Root = styled.p({ '&:active': { cursor: 'grabbing' }, 'h1:focus': { outline: 'none' } });
      let loading: Promise<void> | null = null;`;
    expect(missingStates(own, '<Tag />')).toEqual([]);
    expect(missingStates(own.replace("cursor: 'grabbing'", "cursor: 'grabbing', color: 'red'"), '<Tag />')).toEqual([
      'pressed',
    ]);
  });

  it('is an error without exception', () => {
    const path = 'packages/ui/src/data/Tag/Tag.stories.tsx';
    const text = 'export const Matrix = { render: () => <A /> };';
    const found: string[] = [];
    const tree = () => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    expect(matrixRule.applies(path)).toBe(true);
    matrixRule.check({ path, text, tree }, (_, message) => found.push(message));
    expect(found).toEqual(['the Matrix does not show data/Tag hover, focus']);
  });
});
