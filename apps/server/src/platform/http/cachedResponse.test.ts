import { contract } from '@shuyuan/contract';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { ParsedRequests, toCachedResponse } from './cachedResponse.ts';

const world = openWorld();
const call = contract.courses.list;
const visitor = { locale: 'cn', token: null, claimedCompanies: [], requestId: null, input: {} } as const;
const request = (url: string, authorization?: string) =>
  ({ url, headers: authorization ? { authorization } : {} }) as unknown as FastifyRequest;

test('recognises an address that a visitor has requested before (performance.md row 15)', () => {
  const parsed = new ParsedRequests(call);
  const known = parsed.add(request('/list?page=2'), { ...visitor, claimedCompanies: [] }, { page: 2 });
  expect(parsed.find(request('/list?page=2'))).toBe(known);
  expect(parsed.find(request('/list?page=3'))).toBeUndefined();
});

test('caches no request with a login, in the address or a header (T1)', () => {
  const parsed = new ParsedRequests(call);
  parsed.add(request('/list?token=x'), { ...visitor, claimedCompanies: [], token: 'x' }, {});
  expect(parsed.find(request('/list?token=x'))).toBeUndefined();
  parsed.add(request('/list'), { ...visitor, claimedCompanies: [] }, {});
  expect(parsed.find(request('/list', 'Bearer x'))).toBeUndefined();
});

test('gives different responses different ETags', () => {
  expect(toCachedResponse('书院').bytes.toString()).toBe('书院');
  expect(toCachedResponse('a').etag).not.toBe(toCachedResponse('b').etag);
});

test('sends no body to a visitor with a current copy, and another school its own response for the same address', async () => {
  const [one, other] = [await world.school(), await world.school()];
  const path = '/api/sass/companyinfo/getSaasAgreementInfoByTypeArrayList';
  const query = { isStudent: '1', typeArray: '1,2' };
  const first = await one.visitor().send({ method: 'GET', path, query });
  const again = { 'if-none-match': String(first.headers['etag']) };
  const repeated = await one.visitor().send({ method: 'GET', path, query, headers: again });
  expect(first.status).toBe(200);
  expect([repeated.status, repeated.text]).toEqual([304, '']);
  const foreign = await other.visitor().send({ method: 'GET', path, query, headers: again });
  expect(foreign.status).toBe(200);
  expect(foreign.text).not.toBe(first.text);
});
