import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findQueryOwners } from '../../scripts/lint/queryOwners.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../apps/portal/src');
/** Pages and what they share; the long-lived stores are as old as the tab. */
const OF_PAGES = ['features/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}', 'page/**/*.{ts,tsx}', 'unsent/**/*.{ts,tsx}'];
/** What declares queries for others, and what is as old as the tab. */
const NOT_OF_PAGES = new Set([
  'page/PagedQuery.ts',
  'page/PageStore.ts',
  'page/ownedQueries.ts',
  'shared/permissions/PermissionStore.ts',
]);

const parse = (name: string, text: string) => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

function portalOwners() {
  const files = globSync(OF_PAGES, { cwd: SOURCE }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !NOT_OF_PAGES.has(file),
  );
  return findQueryOwners(files.map((file) => parse(file, readFileSync(path.join(SOURCE, file), 'utf8'))));
}

const leaksOf = (text: string) => findQueryOwners([parse('a.ts', text)]).flatMap(({ leaks }) => leaks);

it('finds a query that its owner leaves under way', () => {
  const fields = 'class A { b = new Query(f); c; constructor() { this.c = new PagedQuery(g); }';
  expect(leaksOf(`${fields} }`)).toEqual(['b', 'c']);
  expect(leaksOf(`${fields} dispose() { this.b.dispose(); } }`)).toEqual(['c']);
  expect(
    leaksOf(
      `${fields} dispose() { for (const one of this.all) one.dispose(); } get all() { return [this.b, this.c]; } }`,
    ),
  ).toEqual([]);
  expect(leaksOf(`${fields} dispose() { const { b, c: other } = this; end(b, other); } }`)).toEqual([]);
});

it('counts neither a function that runs at another time nor an owner that is not disposed of', () => {
  expect(leaksOf('class A { b = new Query(f); d = new Scope(() => this.b); dispose() { this.d.dispose(); } }')).toEqual(
    ['b'],
  );
  const part = 'class B { a = new Query(f); dispose() { this.a.dispose(); } }';
  expect(leaksOf(`${part} class A { b = new B(); }`)).toEqual(['b']);
  expect(leaksOf('function make() { const a = new Query(f); return { a, start: a.load }; }')).toEqual(['a']);
});

it('takes what is declared for disposed of', () => {
  expect(
    leaksOf(
      'class A extends PageStore { b = this.query(f); c = this.part(new B(this.paged(g))); } class B { a = new Query(f); dispose() { this.a.dispose(); } }',
    ),
  ).toEqual([]);
  expect(leaksOf('const make = () => { const b = new Query(f); return ownedQueries({ onShow: { b } }); };')).toEqual(
    [],
  );
  expect(leaksOf('const make = () => ownedQueries({ atStart: { b: new Query(f) } });')).toEqual([]);
});

it('knows that a store which ends by itself must end what its base has declared', () => {
  const body = 'class A extends PageStore { b = this.query(f); dispose() {';
  expect(leaksOf(`${body} end(); } }`)).toEqual(['b']);
  expect(leaksOf(`${body} super.dispose(); } }`)).toEqual([]);
});

it('finds no owner in the portal that leaves a query under way', () => {
  const owners = portalOwners();
  expect(owners.length).toBeGreaterThan(50);
  expect(owners.filter(({ leaks }) => leaks.length > 0)).toEqual([]);
});
