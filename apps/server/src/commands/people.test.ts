import { contract, LOGGED_OUT, ResultCode } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { StartError } from '../platform/core/startError.ts';
import type { School } from '../testing/school.ts';
import { buildPhone } from '../testing/school.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { readSchoolCommand } from './manageSchool.ts';

const world = openWorld();
const { account, talk, tenant } = contract;
const PASSWORD = 'blue-Tea7';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const run = async (...args: string[]) => readSchoolCommand(args)({ ...world.platform, now: TEST_NOW });
const events = (school: School) =>
  school.withTenant(async (tx) =>
    (await tx.selectFrom('audit_log').select('event').orderBy('id').execute()).map(({ event }) => event),
  );
/** Chooses a password behind the invitation that a command has printed. */
const choose = (school: School, lines: readonly string[]) =>
  world.app.inject({
    method: 'POST',
    url: /\/welcome\/\S+/.exec(lines.join('\n'))?.[0] ?? '/missing',
    headers: { host: school.host, ...form },
    payload: new URLSearchParams({ password: PASSWORD, again: PASSWORD }).toString(),
  });
const logIn = async (school: School, phone: string) =>
  (await school.visitor().answer(talk.login, { account: phone, password: PASSWORD, hasAgreed: true })).code;

test('a school is renamed under the same address, and its audit log says so', async () => {
  const school = await world.school();
  const lines = await run(
    'rename',
    school.label,
    '--name',
    '晨光书院',
    '--name-en',
    'Sunrise',
    '--legal-name',
    '晨光有限公司',
  );
  expect(lines[0]).toContain('is called 晨光书院, in English Sunrise now');
  expect(await school.visitor().ask(tenant.byLabel, { label: school.label })).toMatchObject({ name: '晨光书院' });
  expect(await events(school)).toContain('school changed');
  await expect(run('rename', 'nowhere', '--name', 'x')).rejects.toThrow(StartError);
});

test('a school gets a second lecturer, who logs in after choosing a password; the phone is nobody’s twice', async () => {
  const [school, phone] = [await world.school(), buildPhone()];
  const lines = await run('lecturer', school.label, '--name', '何沐阳', '--phone', phone);
  expect(lines[0]).toContain('何沐阳');
  expect((await choose(school, lines)).statusCode).toBe(303);
  expect(await logIn(school, phone)).toBe(0);
  await expect(run('lecturer', school.label, '--name', '另一位', '--phone', phone)).rejects.toThrow(
    /is the account of 何沐阳/,
  );
  expect(await events(school)).toEqual(expect.arrayContaining(['lecturer added', 'lecturer invited']));
});

test('a new invitation replaces an unused one', async () => {
  const [school, phone] = [await world.school(), buildPhone()];
  const first = await run('lecturer', school.label, '--name', '何沐阳', '--phone', phone);
  const second = await run('invite', school.label, '--phone', phone);
  expect((await choose(school, first)).statusCode).toBe(404);
  expect((await choose(school, second)).statusCode).toBe(303);
  await expect(run('invite', school.label, '--phone', buildPhone())).rejects.toThrow(/no lecturer with the phone/);
});

test('a closed account of a student is logged out at once, logs in no more, and its phone can register anew', async () => {
  const school = await world.school();
  const student = await school.student();
  expect((await run('close', school.label, '--student', student.phone))[0]).toContain('is closed');
  expect((await student.answer(account.userInfo)).code).toBe(LOGGED_OUT);
  await expect(run('close', school.label, '--student', student.phone)).rejects.toThrow(/no student with the account/);
  expect((await school.student({ phone: student.phone })).id).not.toBe(student.id);
  expect(await events(school)).toContain('student account closed');
});

test('a closed account of a lecturer is logged out at once and logs in no more', async () => {
  const [school, phone] = [await world.school(), buildPhone()];
  await choose(school, await run('lecturer', school.label, '--name', '何沐阳', '--phone', phone));
  const before = await logIn(school, phone);
  await run('close', school.label, '--lecturer', phone);
  expect([before, await logIn(school, phone)]).toEqual([0, ResultCode.wrongPassword]);
  const rows = await school.withTenant((tx) => tx.selectFrom('lecturer_session').select('end_reason').execute());
  expect(rows).toEqual([{ end_reason: 'kicked' }]);
});

test.each([
  ['a line end', '晨光\n书院'],
  ['a control sign', '晨光\u001b[2J'],
  ['a sign that turns the direction', '晨光\u202e书院'],
])('a name takes no %s', async (_what, name) => {
  const school = await world.school();
  for (const args of [
    ['rename', school.label, '--name', name],
    ['rename', school.label, '--name', '晨光', '--name-en', name],
    ['lecturer', school.label, '--name', name, '--phone', buildPhone()],
    ['add', 'another', '--brand', 'default', '--name', '晨光', '--lecturer', name, '--phone', buildPhone()],
  ])
    await expect(run(...args)).rejects.toThrow(/must have no line ends, control signs/);
});

test('other words are answered by the usage', async () => {
  for (const args of [
    [],
    ['rename', 'a'],
    ['close', 'a'],
    ['close', 'a', '--lecturer', '1', '--student', '2'],
    ['toString', 'a', '--name', 'b'],
  ])
    await expect(run(...args)).rejects.toThrow(/^Usage: npm run school/);
});
