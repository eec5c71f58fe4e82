import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lensesOf } from './lens.ts';
import { readLenses } from './plugins/lenses.ts';

const of = (code: string, file = 'controls/X/X.styles.ts') => lensesOf(new Map([[file, code]]));

it('a component has a lens for each kind of rule that only it shows', () => {
  expect(of('')).toEqual([]);
  expect(of('', 'controls/X/X.labels.ts')).toEqual(['en']);
  expect(of('color: token.color.text.primary')).toEqual(['dark']);
  expect(of('minHeight: token.density.row')).toEqual(['dark']);
  expect(of("'@media (forced-colors: active)': { border: 0 }")).toEqual(['forced']);
  expect(of("'@media print and (width)': { gap: 0 }")).toEqual(['print']);
});

it('a boundary of the window is looked at from its other side', () => {
  expect(of("'@media (width < 1200px)': {}")).toEqual(['narrow']);
  expect(of("'@media (max-width: 1139px)': {}")).toEqual(['narrow']);
  expect(of("'@media (min-width: 1000px)': {}")).toEqual(['phone']);
  expect(of("'@media (width >= 1600px)': {}")).toEqual(['wide']);
  expect(of(`const ROOM = '1266px'; [\`@media (width < \${ROOM})\`]: {}`)).toEqual(['narrow']);
  expect(of("const NARROW = '@media (max-width: 1199px)';")).toEqual(['narrow']);
  expect(of("maxWidth: '1200px', width: '400px'")).toEqual([]);
});

it('a component takes the rules and the words of its group, and not those of the components that it uses', () => {
  const lenses = readLenses(fileURLToPath(new URL('../', import.meta.url)));
  const of = (story: string) => lenses[`packages/ui/src/${story}.stories.tsx`];
  // The narrow ticket is a rule of commerce/pass.styles.ts.
  expect(of('commerce/MembershipCard/MembershipCard')).toContain('narrow');
  expect(of('commerce/CouponCard/CouponCard')).toEqual(['en', 'dark', 'forced', 'narrow']);
  // Its dialog and its fields have pictures of their own.
  expect(of('account/JoinForm/JoinForm')).not.toContain('forced');
});
