import { type Call, type Calls, contract, decodeResult, LOGGED_OUT, unwrap } from '@shuyuan/contract';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.tsx';
import type { Recorded } from './answerKey.ts';
import { answerKey } from './answerKey.ts';
import { type PageName, pages, recordedAs } from './list.ts';
import { answerTo } from './recordedHttp.ts';
import { ringing } from './ringing.ts';

const files = import.meta.glob<Recorded>(['./recorded/*.json', '!./recorded/{schools,people}.json'], {
  import: 'default',
  eager: true,
});
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
const recordings = Object.entries(files).map(([file, recorded]) => ({ name: nameOf(file), ...recorded }));

const calls: Calls = contract;
const callsByKey = new Map<string, Call>(
  Object.values(calls).flatMap((group) => Object.values(group).map((call) => [`${call.method} ${call.path}`, call])),
);

/** What is wrong with a recorded answer: a call that is gone, or data that the contract no longer has. */
function flawOf(key: string, body: unknown): string | null {
  const call = callsByKey.get(key.split('?')[0] ?? '');
  if (!call) return 'the contract has no such call';
  const answer = unwrap(body);
  if (!answer) return 'no answer of any server';
  if (!answer.ok) return answer.code === LOGGED_OUT ? 'the login was over' : null;
  try {
    decodeResult(call, answer.data);
    return null;
  } catch (error) {
    return String(error).slice(0, 300);
  }
}

const names = Object.keys(pages) as PageName[]; // its own keys

describe('the pages of the workbench', () => {
  it('are of every built route, and of no other (§2)', () => {
    const shown = new Set<string>(Object.values(pages).map(({ route }) => route));
    expect(routes.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
    expect([...shown].filter((path) => !routes.some((row) => row.path === path))).toEqual([]);
  });

  it('are all recorded, and nothing else is', () => {
    const shown = new Set(names.map(recordedAs));
    expect(recordings.map(({ name }) => name).sort()).toEqual([...shown].sort());
  });

  it('are opened at addresses of their routes, by somebody who may', () => {
    for (const name of names) {
      const { route, as } = pages[name];
      const { address = '' } = recordings.find((each) => each.name === recordedAs(name)) ?? {};
      expect(matchPath(route, address.split('?')[0] ?? ''), `${name}: ${address}`).not.toBeNull();
      const access = routes.find(({ path }) => path === route)?.access;
      if (access === 'student') expect(as, name).toBe('student');
      if (access === 'visitor') expect(as, name).toBe('visitor');
    }
  });

  it.each(recordings)('$name: every recorded answer is of the contract, in both languages', ({ answers }) => {
    for (const bodies of Object.values(answers)) {
      const flaws = Object.entries(bodies).map(([key, body]) => ({ key, flaw: flawOf(key, body) }));
      expect(flaws.filter(({ flaw }) => flaw !== null)).toEqual([]);
    }
  });

  it.each(['cn', 'en'] as const)('a call that rings is of the contract (%s)', (locale) => {
    const answers = Object.entries(ringing(0, locale));
    expect(answers.map(([key, body]) => flawOf(key, body))).toEqual([null]);
  });

  it('a record without a field that the contract requires is found', () => {
    const [key = '', body] = Object.entries(files['./recorded/home.json']?.answers.cn ?? {}).find(([each]) =>
      each.includes('/userCommon/getUserSimpleInfo'),
    ) ?? ['', undefined];
    expect(flawOf(key, body)).toBeNull();
    expect(flawOf(key, { resultCode: 0, resultMessage: '', resultData: {} })).not.toBeNull();
    expect(flawOf('GET /gone', body)).toBe('the contract has no such call');
  });
});

describe('a recorded answer', () => {
  it('is named by its method, path and own parameters, in any order', () => {
    const common = { isStudent: 1, languageType: 1, companyId: 5, token: 'secret', requestId: 'x' };
    expect(answerKey('GET', '/a', { ...common, b: 2, a: 1, c: undefined })).toBe('GET /a?a=1&b=2');
    expect(answerKey('POST', '/a', { ...common, list: [1, 2] })).toBe('POST /a?list=[1,2]');
    expect(answerKey('GET', '/a', undefined)).toBe('GET /a');
  });

  it('is the same request’s, else that to the same question about another id or at another instant, else none', () => {
    const answers = {
      'GET /a?courseId=71&page=1&tab=2': 'second',
      'GET /a?courseId=71&page=1&tab=1': 'first',
      'GET /b?startTime=2026-11-01': 'month',
    };
    expect(answerTo(answers, 'GET /a?courseId=71&page=1&tab=1')).toBe('first');
    expect(answerTo(answers, 'GET /a?courseId=9&page=1&tab=2')).toBe('second');
    expect(answerTo(answers, 'GET /b?startTime=2026-12-01')).toBe('month');
    expect(answerTo(answers, 'GET /c')).toBeUndefined();
  });

  it('is not that to another page, tab or filter, nor with more or fewer of them', () => {
    const answers = { 'GET /a?page=1&tab=1': 'first', 'GET /a?page=1&tab=1&sort=price': 'sorted' };
    for (const other of ['page=2&tab=1', 'page=1&tab=2', 'page=1', 'page=1&tab=1&sort=new', 'page=1&tab=1&x=1'])
      expect(answerTo(answers, `GET /a?${other}`), other).toBeUndefined();
  });
});
