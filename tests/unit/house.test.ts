import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { colourRule } from '../../scripts/lint/colours.ts';
import { exportRule } from '../../scripts/lint/exports.ts';
import { lengthRule } from '../../scripts/lint/length.ts';
import { mobxRule } from '../../scripts/lint/mobx.ts';
import type { Rule } from '../../scripts/lint/rule.ts';
import { styleRule } from '../../scripts/lint/styles.ts';
import { textRule } from '../../scripts/lint/texts.ts';

const UI = 'packages/ui/src/controls/Button/Button.tsx';
const STORE = 'apps/portal/src/stores/AuthStore.ts';

function findings(rule: Rule, path: string, text: string) {
  const found: string[] = [];
  if (!rule.applies(path)) return found;
  const tree = () => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  rule.check({ path, text, tree }, (_position, message) => found.push(message));
  return found;
}

describe('the house rules', () => {
  it.each<[string, Rule, string, string]>([
    ['a literal colour', colourRule, UI, `const a = { color: '#d4341f' };`],
    ['a colour function', colourRule, UI, `const a = { color: 'rgb(0 0 0 / .4)' };`],
    ['a named colour', colourRule, UI, `const a = { color: 'white' };`],
    ['literal text between tags', textRule, UI, 'const a = <b>Buy now</b>;'],
    ['a literal label', textRule, UI, 'const a = <b aria-label="Buy now" />;'],
    ['Chinese in a string', textRule, UI, `const a = '购买';`],
    ['an assignment after an await', mobxRule, STORE, 'class A { async b() { await c(); this.d = 1; } }'],
    ['an assignment from a component', mobxRule, 'apps/portal/src/app/App.tsx', 'function A() { store.b = 1; }'],
    ['a function in styles', styleRule, UI, 'const A = styled.div({ color: (p) => p.color });'],
    ['a template of styles', styleRule, UI, 'const A = styled.div`color: var(--a)`;'],
    ['the css prop', styleRule, UI, 'const a = <b css={{}} />;'],
    ['a theme provider', styleRule, UI, `import { ThemeProvider } from '@emotion/react';`],
    ['a raw z-index', styleRule, UI, 'const a = { zIndex: 1000 };'],
    ['a default export', exportRule, UI, 'export default function A() {}'],
    ['an index inside a package', exportRule, 'packages/ui/src/controls/index.ts', 'export const a = 1;'],
    ['301 lines', lengthRule, UI, '\n'.repeat(301)],
  ])('refuse %s', (_name, rule, path, text) => {
    expect(findings(rule, path, text)).not.toEqual([]);
  });

  it.each<[string, Rule, string, string]>([
    ['a token', colourRule, UI, 'const a = { color: token.color.text.primary };'],
    ['an address of this page', colourRule, UI, `const a = <a href="#add" />;`],
    ['text from the dictionary', textRule, UI, `const a = <b aria-label={t('buy')}>{t('buy')}</b>;`],
    ['an assignment before an await', mobxRule, STORE, 'class A { async b() { this.d = 1; await c(); } }'],
    ['an action after an await', mobxRule, STORE, 'class A { async b() { await c(); this.take(1); } }'],
    ['static styles', styleRule, UI, 'const A = styled.div({ zIndex: 1 });'],
    ['a story', exportRule, 'packages/ui/src/controls/Button/Button.stories.tsx', 'export default meta;'],
    ['300 lines', lengthRule, UI, '\n'.repeat(300)],
  ])('let %s pass', (_name, rule, path, text) => {
    expect(findings(rule, path, text)).toEqual([]);
  });
});
