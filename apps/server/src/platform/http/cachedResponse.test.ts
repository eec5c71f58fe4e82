import { contract } from '@shuyuan/contract';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { keepAnswer, Readings } from './cachedResponse.ts';

const world = openWorld();
const call = contract.courses.list;
const visitor = { locale: 'cn', token: null, claimedCompanies: [], requestId: null, input: {} } as const;
const ask = (url: string, authorization?: string) =>
  ({ url, headers: authorization ? { authorization } : {} }) as unknown as FastifyRequest;

test('knows an address that a visitor has asked before (performance.md row 15)', () => {
  const readings = new Readings(call);
  const reading = readings.add(ask('/list?page=2'), { ...visitor, claimedCompanies: [] }, { page: 2 });
  expect(readings.find(ask('/list?page=2'))).toBe(reading);
  expect(readings.find(ask('/list?page=3'))).toBeUndefined();
});

test('remembers nothing that carries a login, in the address or beside it (T1)', () => {
  const readings = new Readings(call);
  readings.add(ask('/list?token=x'), { ...visitor, claimedCompanies: [], token: 'x' }, {});
  expect(readings.find(ask('/list?token=x'))).toBeUndefined();
  readings.add(ask('/list'), { ...visitor, claimedCompanies: [] }, {});
  expect(readings.find(ask('/list', 'Bearer x'))).toBeUndefined();
});

test('gives different answers different fingerprints', () => {
  expect(keepAnswer('书院').bytes.toString()).toBe('书院');
  expect(keepAnswer('a').etag).not.toBe(keepAnswer('b').etag);
});

test('sends a visitor who has the answer already no body again, and the same address of another school its own', async () => {
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
