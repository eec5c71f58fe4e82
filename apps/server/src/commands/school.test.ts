import { contract, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listBrands } from '../platform/core/brands.ts';
import { StartError } from '../platform/core/startError.ts';
import { Caller } from '../testing/caller.ts';
import { buildPhone } from '../testing/school.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { addSchool, type NewSchool } from './addSchool.ts';
import { readDensity, readLearntPercent, readMode, readReportDays, setSchool } from './setSchool.ts';

const world = openWorld();
const { constants, site, talk, tenant } = contract;
const PASSWORD = 'blue-Tea7';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const buildSchool = (overrides: Partial<NewSchool> = {}): NewSchool => ({
  label: `s${Math.random().toString(36).slice(2, 12)}`,
  brand: 'default',
  name: '晨光书院',
  nameEn: 'Sunrise',
  lecturer: '周砚秋',
  phone: buildPhone(),
  ...overrides,
});

function make(school: NewSchool) {
  const { store, secrets } = world.platform;
  return addSchool(store.owner, secrets, { school, now: TEST_NOW });
}

const visitorOf = ({ label }: NewSchool) => new Caller(world.app, `${label}.localhost:8080`, null);

const choose = (school: NewSchool, url: string, password: string, again = password) =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { host: `${school.label}.localhost:8080`, ...form },
    payload: new URLSearchParams({ password, again }).toString(),
  });

test('a new school answers: its record, menus, subjects and agreements, in its own name', async () => {
  const school = buildSchool();
  const { companyId } = await make(school);
  const visitor = visitorOf(school);
  const record = await visitor.ask(tenant.byLabel, { label: school.label });
  expect(record).toMatchObject({ id: companyId, name: '晨光书院', brand: 'default' });
  const agreements = await visitor.ask(tenant.agreements, { types: ['user', 'privacy'] });
  const texts = JSON.stringify(await Promise.all(agreements.map(({ id }) => visitor.ask(tenant.agreement, { id }))));
  expect(texts).toContain('晨光书院');
  expect((await visitor.ask(constants.subjects)).length).toBeGreaterThan(3);
  expect((await visitor.ask(site.menuBar)).length).toBeGreaterThan(3);
});

test('its first lecturer has no password until the invitation is used, which works once (S10, A7)', async () => {
  const school = buildSchool();
  const { companyId, invitation } = await make(school);
  const visitor = visitorOf(school);
  const logIn = (password: string) => visitor.answer(talk.login, { account: school.phone, password, hasAgreed: true });
  const rows = await world.platform.tenancy.withTenant(companyId, (tx) =>
    tx.selectFrom('lecturer').select(['phone', 'password_hash']).execute(),
  );
  expect(rows).toEqual([{ phone: school.phone, password_hash: null }]);
  for (const each of [PASSWORD, 'Shuyuan2026']) {
    expect((await logIn(each)).code).toBe(ResultCode.wrongPassword);
  }
  const page = await world.app.inject({ url: invitation, headers: { host: `${school.label}.localhost:8080` } });
  expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
  expect(page.payload).toContain('周砚秋');
  for (const [password, again] of [
    ['short', 'short'],
    ['abc123', 'abc123'],
    [PASSWORD, 'blue-Tea8'],
  ] as const) {
    expect((await choose(school, invitation, password, again)).statusCode).toBe(422);
  }
  const [one, other] = await Promise.all([
    choose(school, invitation, PASSWORD),
    choose(school, invitation, 'other-Tea7'),
  ]);
  expect([one.statusCode, other.statusCode].toSorted()).toEqual([303, 404]);
  expect((await logIn(one.statusCode === 303 ? PASSWORD : 'other-Tea7')).data).toMatchObject({ userType: 'lecturer' });
  expect((await choose(school, invitation, PASSWORD)).statusCode).toBe(404);
  expect((await world.app.inject({ url: invitation })).statusCode).toBe(404);
});

test('an invitation ends after seven days, and one of another school or shape is missing (T5)', async () => {
  const school = buildSchool();
  const { invitation } = await make(school);
  const other = await make(buildSchool());
  const moved = invitation.replace(/[^/]+(?=\.)/, other.invitation.split('/')[2]?.split('.')[0] ?? '');
  for (const url of [moved, '/welcome/x', '/welcome/%00', `${invitation}x`]) {
    expect((await world.app.inject({ url })).statusCode).toBe(404);
  }
  world.clock.set(new Date(TEST_NOW.getTime() + 7 * 86_400_000));
  expect((await choose(school, invitation, PASSWORD)).statusCode).toBe(404);
  world.clock.set(TEST_NOW);
});

describe('what cannot be made is refused in one sentence, and changes nothing', () => {
  test.each<[string, Partial<NewSchool>, RegExp]>([
    ['a label with capitals', { label: 'Sunrise' }, /^The label "Sunrise" cannot be part of an address: .*\.$/],
    ['a label with a dot', { label: 'a.b' }, /^The label "a\.b" cannot be part of an address/],
    ['a label with a hyphen in front', { label: '-a' }, /^The label "-a" cannot/],
    ['a label of 64 characters', { label: 'a'.repeat(64) }, /^The label "a{64}" cannot/],
    ['no label', { label: '' }, /^The label "" cannot/],
    ['an unknown brand', { brand: 'teal' }, /^There is no brand "teal": choose one of 6c, chindleten, default, .*\.$/],
    ['a brand that is a path', { brand: '../brands/default' }, /^There is no brand/],
    ['a blank name', { name: '  ' }, /^--name must have 1 to 60 characters\.$/],
    ['a phone that is none', { phone: '12345' }, /^--phone must be a mobile phone of 11 digits/],
  ])('%s', async (_what, overrides, message) => {
    const failure = await make(buildSchool(overrides)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as StartError).message).toMatch(message);
  });

  test('a taken label', async () => {
    const school = buildSchool();
    const { companyId } = await make(school);
    await expect(make({ ...school, name: '别的学校' })).rejects.toThrow(
      `There is a school with the label ${school.label} already: choose another label.`,
    );
    const { rows } = await sql<{ name: string }>`select name from company where id = ${companyId}`.execute(
      world.platform.store.owner,
    );
    expect(rows).toEqual([{ name: '晨光书院' }]);
    expect(listBrands()).toContain('default');
  });
});

test('the density of a school is set beside its mode (decision 0033)', async () => {
  const school = buildSchool();
  const { companyId } = await make(school);
  const { owner } = world.platform.store;
  await setSchool(owner, { label: school.label, mode: 'auto' }, TEST_NOW);
  await setSchool(owner, { label: school.label, density: readDensity('compact') }, TEST_NOW);
  const { theme } = await owner
    .selectFrom('company')
    .select('theme')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  expect(theme).toEqual({ mode: 'auto', density: 'compact' });
  for (const wrong of ['', 'Compact', 'dense']) expect(() => readDensity(wrong)).toThrow(StartError);
});

test('the mode of a school is set beside the rest of its theme (decision 0033)', async () => {
  const school = buildSchool();
  const { companyId } = await make(school);
  const { owner } = world.platform.store;
  const themeOf = async () =>
    (await owner.selectFrom('company').select('theme').where('id', '=', companyId).executeTakeFirstOrThrow()).theme;
  await setSchool(owner, { label: school.label, mode: readMode('dark') }, TEST_NOW);
  expect(await themeOf()).toEqual({ mode: 'dark' });
  const theme = JSON.stringify({ primary: '#0a0a0a', mode: 'dark' });
  await owner.updateTable('company').set({ theme }).where('id', '=', companyId).execute();
  await setSchool(owner, { label: school.label, mode: readMode('auto') }, TEST_NOW);
  expect(await themeOf()).toEqual({ primary: '#0a0a0a', mode: 'auto' });
  for (const wrong of ['', 'Dark', 'night']) expect(() => readMode(wrong)).toThrow(StartError);
});

test('the share that makes a lesson learnt and the days for words in reports are set within bounds, for a school that exists (product.md 4.3, 4.6)', async () => {
  const school = buildSchool();
  const { companyId } = await make(school);
  const { owner } = world.platform.store;
  const read = () =>
    owner
      .selectFrom('company')
      .select(['learnt_percent', 'report_wait_days'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
  expect(await read()).toEqual({ learnt_percent: 90, report_wait_days: 3 });
  await setSchool(owner, { label: school.label, learntPercent: readLearntPercent('100') }, TEST_NOW);
  await setSchool(owner, { label: school.label, reportDays: readReportDays('0') }, TEST_NOW);
  expect(await read()).toEqual({ learnt_percent: 100, report_wait_days: 0 });
  for (const wrong of ['61', '1.5', '-1', '']) expect(() => readReportDays(wrong)).toThrow(StartError);
  for (const wrong of ['49', '101', '9.5', '-90', '', 'many'])
    expect(() => readLearntPercent(wrong)).toThrow(StartError);
  await expect(setSchool(owner, { label: 'nowhere', learntPercent: 90 }, TEST_NOW)).rejects.toThrow(StartError);
});
