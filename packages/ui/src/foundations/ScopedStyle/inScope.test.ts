import { expect, it } from 'vitest';
import { ground } from '../GlobalStyle/GlobalStyle.tsx';
import { inScope } from './inScope.ts';

const SCOPE = ':where([data-kit-scope])';
const scoped = inScope(ground, SCOPE);

/** Each selector of rules, those within media queries too. */
const selectorsOf = (rules: object): string[] =>
  Object.entries(rules).flatMap(([selector, style]) =>
    selector.startsWith('@media') ? selectorsOf(style) : selector.split(/,\s*(?![^()]*\))/),
  );

it('no rule of a part reaches the page around it', () => {
  const selectors = selectorsOf(scoped);
  expect(selectors.length).toBeGreaterThan(20);
  expect(selectors.filter((selector) => !selector.includes(SCOPE))).toEqual([]);
});

it('a part has the type of a page, and neither its width nor its edge', () => {
  expect(scoped[SCOPE]).toMatchObject({ fontSize: expect.anything(), '--sy-layout-page': '100%' });
  expect(JSON.stringify(scoped)).not.toMatch(/min-?width|--sy-layout-min/i);
});

it('has every rule of a page but those of its width', () => {
  expect(selectorsOf(scoped).length).toBe(selectorsOf(ground).filter((name) => name !== 'html').length - 1);
});
