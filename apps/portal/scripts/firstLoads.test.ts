import { expect, test } from 'vitest';
import { budgetWith, type FirstLoad, firstLoadOf, firstSightOf, type Manifest, strangersIn } from './firstLoads.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', isEntry: true, css: ['start.css'], imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js' },
  '_form.js': { file: 'form.js', imports: ['_vendor.js'] },
  'Login.tsx': { file: 'login.js', imports: ['_form.js'] },
  'sender.ts': { file: 'sender.js', imports: ['_axios.js'] },
  '_axios.js': { file: 'axios.js' },
  'src/i18n/cn/login.ts': { file: 'texts.js' },
};
const load: FirstLoad = {
  page: '/login',
  modules: ['Login.tsx'],
  later: ['sender.ts'],
  texts: ['login'],
  groups: ['account'],
  max: 1,
};

test('a first load is all that comes without a click, beside and after the page too (performance.md row 1)', () => {
  const sight = ['boot.js', 'entry.js', 'form.js', 'login.js', 'start.css', 'texts.js', 'vendor.js'];
  expect(firstSightOf(manifest, load)).toEqual(sight);
  expect(firstLoadOf(manifest, load)).toEqual([...sight, 'axios.js', 'sender.js'].sort());
});

test('a page that moved is not left out of the count', () => {
  expect(() => firstLoadOf(manifest, { ...load, later: ['Moved.tsx'] })).toThrow('Moved.tsx');
});

test('calls of a group that the page does not use are found in what it brings', () => {
  const groups = { 'entry.js': ['account'], 'form.js': ['orders'], 'elsewhere.js': ['chat'] };
  expect(strangersIn(firstLoadOf(manifest, load), load, groups)).toEqual(['orders']);
});

test('a brand more has room of its own, so that twenty brands can be built (performance.md row 1)', () => {
  const room = budgetWith(6, 1000) - 1000;
  expect(budgetWith(5, 1000)).toBe(1000);
  expect(room).toBeGreaterThan(250);
  expect(budgetWith(20, 1000)).toBeCloseTo(1000 + 15 * room);
});
