import { contract, toWireGroup } from '@shuyuan/contract';
import { parseAst } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { addGroup, callOf } from '../src/api/groups.ts';
import { groupsIn, moduleOf } from './contractGroups.ts';

const KNOWN = new Set([...Object.keys(contract), 'refusals']);
const named = (code: string) => groupsIn(parseAst(code, { lang: 'ts' }).body, KNOWN);

describe('a module brings the groups of calls that it names', () => {
  it.each([
    ['new Query(() => root.api.courses.list())', ['courses']],
    ['this.services.api.room.log', ['room']],
    ['class A { constructor(api) { this.team = new Query(api.groupons.team); } }', ['groupons']],
    ['const { studyRooms, courses: list } = this.services.api;', ['courses', 'studyRooms']],
    ['class A { #api; run() { return this.#api.chat.list(); } }', ['chat']],
    ["const store = ({ coupons }: Pick<Api, 'coupons' | 'orders'>) => coupons.list();", ['coupons', 'orders']],
    ["class A { constructor(private readonly room: Api['room']) {} }", ['room']],
    ["const one: Pick<Course, 'courses'> = x;", []],
    ['const data = refusalOf(error, 3005);', ['refusals']],
    ['export function refusalOf(error) {}', []],
    ['api.elsewhere.list(); other.courses.list(); const courses = 1;', []],
  ])('%s', (code, groups) => {
    expect(named(code)).toEqual(groups);
  });
});

test('a group is built without what only the server needs: schemas, words for people, rights (performance.md row 1)', () => {
  const built = moduleOf('account', toWireGroup(contract.account));
  expect(built).toContain('/userCommon/userLogin');
  for (const word of ['zod', '"summary"', '"ids"', '"rate"', 'Logs in']) expect(built).not.toContain(word);
});

test('sixty more calls in another group change nothing that a page without it brings (performance.md row 1)', () => {
  const before = moduleOf('account', toWireGroup(contract.account));
  const more = Array.from({ length: 60 }, (_, at) => [`more${at}`, contract.orders.list] as const);
  const larger = { ...contract, orders: { ...contract.orders, ...Object.fromEntries(more) } };
  expect(moduleOf('account', toWireGroup(larger.account))).toBe(before);
  expect(named('api.account.login()')).toEqual(['account']);
});

test('a call whose group no module names says so at its first use', () => {
  addGroup('account', toWireGroup(contract.account));
  expect(callOf('account', 'login').path).toBe('/userCommon/userLogin');
  expect(() => callOf('orders', 'list')).toThrow('api.orders');
});
