import { afterEach, expect, it, vi } from 'vitest';
import { readConfig, readTenant } from './boot.ts';

afterEach(() => vi.unstubAllGlobals());

async function configOf(given: unknown) {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(given) }) });
  return readConfig();
}

it.each([
  [{}, true],
  [{ socketTicket: true }, true],
  [{ socketTicket: 'false' }, true],
  [{ socketTicket: false }, false],
])('%j in the configuration asks for socket tickets: %j (W1)', async (given, expected) => {
  expect(await configOf(given)).toMatchObject({ hasSocketTicket: expected, socket: '/socket/' });
});

it('a record of id, short name and tab icon in the page opens the portal', () => {
  const record = { id: 7, shortName: '明德', tabIcon: '/i.png' };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(record) }) });
  expect(readTenant()).toEqual({ ...record, name: '明德', legalName: '', label: '' });
});
