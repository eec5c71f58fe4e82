import { afterEach, expect, it, vi } from 'vitest';
import { readConfig, readTenant } from './boot.ts';

afterEach(() => vi.unstubAllGlobals());

async function configOf(given: unknown, chosen: string | null = null) {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(given) }) });
  return readConfig(chosen);
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

it('without a list of backends the switch for developers is not there, and a stored choice has no effect (§2, S10)', async () => {
  const config = await configOf({ student: '/api', apis: 'all' }, 'https://evil.example');
  expect(config).not.toHaveProperty('environments');
  expect(config.bases.student).toBe('/api');
});

it('a developer’s choice among the listed backends moves the addresses that it names, and only these (§2)', async () => {
  const apis = [
    { id: 'live' },
    { id: 'staging', student: 'https://staging.example/studentServer' },
    { label: 'no id' },
  ];
  const config = await configOf({ student: '/api', socket: '/push/', apis }, 'staging');
  expect(config).toMatchObject({ bases: { student: 'https://staging.example/studentServer' }, socket: '/push/' });
  expect(config.environments?.map(({ id }) => id)).toEqual(['live', 'staging']);
  expect((await configOf({ student: '/api', apis }, 'elsewhere')).bases.student).toBe('/api');
});
