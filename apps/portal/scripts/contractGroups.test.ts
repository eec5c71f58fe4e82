import { contract, toWireGroup } from '@shuyuan/contract';
import { parseAst } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { addGroup, callOf } from '../src/api/groups.ts';
import { type Calls, callsIn, codeOf } from './contractGroups.ts';

const KNOWN: Calls = { courses: ['detail', 'list'], room: ['log', 'send'], chat: ['list'], refusals: [] };
const named = (code: string) => callsIn(parseAst(code, { lang: 'ts' }).body, KNOWN);
const all = (...groups: string[]) => Object.fromEntries(groups.map((name) => [name, KNOWN[name]]));

describe('a module brings the calls that it names, and no other', () => {
  it.each([
    ['new Query(() => root.api.courses.list())', { courses: ['list'] }],
    ['this.services.api.room.log', { room: ['log'] }],
    ['class A { #api; run() { return this.#api.chat.list(); } }', { chat: ['list'] }],
    ['const { detail, list: all } = this.#api.courses;', { courses: ['detail', 'list'] }],
    ['const { log } = this.#api.room;', { room: ['log'] }],
    ["const store = (api: Pick<Api, 'courses' | 'room'>) => api.courses.list();", { courses: ['list'] }],
    ["class A { readonly #api: Pick<Api, 'room'>; run() { return this.#api.room.log(); } }", { room: ['log'] }],
    ["interface Services { api: Pick<Api, 'courses'> }", {}],
    ['const api = root.api;', {}],
    ["type Sent = Parameters<Api['room']['send']>[0];", {}],
    ["const one: Pick<Course, 'courses'> = x;", {}],
    ['const data = refusalOf(error, 3005);', { refusals: [] }],
    ['export function refusalOf(error) {}', {}],
    ['api.elsewhere.list(); other.courses.list(); const courses = 1; api.courses.unknown();', {}],
  ])('%s', (code, calls) => {
    expect(named(code)).toEqual(calls);
  });

  it.each([
    ['new Attendance(api.room, ports)', all('room')],
    ['const { room, courses: list } = this.services.api;', all('courses', 'room')],
    ['const { log, ...others } = api.room;', all('room')],
    ["const store = ({ chat }: Pick<Api, 'chat' | 'room'>) => chat.list();", all('chat', 'room')],
    ["type Calls = Pick<Api, 'room'>;", all('room')],
    ["class A { constructor(private readonly room: Api['room']) {} }", all('room')],
    ['const name = "list"; api.courses[name]();', all('courses')],
  ])('whose group it hands on as a whole: %s', (code, calls) => {
    expect(named(code)).toEqual(calls);
  });
});

const contents = { groups: { account: toWireGroup(contract.account) }, refusals: {} };
const login = { account: ['login'] };

test('a call is built without what only the server needs: schemas, words for people, rights (performance.md row 1)', () => {
  const built = codeOf(login, contents);
  expect(built).toContain('/userCommon/userLogin');
  expect(built).not.toContain('/userCommon/getUserSimpleInfo');
  for (const word of ['zod', '"summary"', '"ids"', '"rate"', 'Logs in']) expect(built).not.toContain(word);
});

test('sixty more calls of its own group change nothing that a page without them brings (performance.md row 1)', () => {
  const more = Array.from({ length: 60 }, (_, at) => [`more${at}`, contract.orders.list] as const);
  const larger = toWireGroup({ ...contract.account, ...Object.fromEntries(more) });
  expect(codeOf(login, { ...contents, groups: { account: larger } })).toBe(codeOf(login, contents));
});

test('calls of a group that two modules name are both here', () => {
  const { login: first, sendCode: second } = contract.account;
  addGroup('account', toWireGroup({ login: first }));
  addGroup('account', toWireGroup({ sendCode: second }));
  expect(callOf('account', 'login').path).toBe(first.path);
  expect(callOf('account', 'sendCode').path).toBe(second.path);
});

test('a call that no module names says so at its first use', () => {
  expect(() => callOf('orders', 'list')).toThrow('api.orders.list');
});
