import { contract, ResultCode } from '@shuyuan/contract';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../platform/core/passwords.ts';
import { lastCode, lastMessage } from '../../testing/messages.ts';
import { buildPhone, type School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { account } = contract;
const OLD = 'blue-Tea7';
let oldHash = '';
beforeAll(async () => {
  oldHash = await hashPassword(OLD);
});

async function codeFor(school: School, phone: string, purpose: 'login' | 'register' | 'reset'): Promise<string> {
  await school.visitor().ask(account.sendCode, { account: phone, purpose });
  return lastCode(school, phone);
}
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('registers with a code, logs in at once and accepts no code twice (§4, A5)', async () => {
  const school = await world.school();
  const phone = buildPhone();
  const code = await codeFor(school, phone, 'register');
  const input = { account: phone, code, password: 'green-9x', nickname: '新同学', hasAgreed: true };
  const login = await school.visitor().ask(account.register, input);
  expect(login).toMatchObject({ name: '新同学', isFirstLogin: true, isAudit: false });
  expect((await school.visitor().ask(account.checkLogin, {}, { token: login.token })).userId).toBe(login.userId);
  const again = await school.visitor().answer(account.register, input);
  expect(again.code).toBe(ResultCode.wrongCode);
  const stored = await school.withTenant((tx) => tx.selectFrom('agreement_record').selectAll().execute());
  expect(stored).toHaveLength(2);
});

test('reveals that an account exists only to the holder of a correct code (A5)', async () => {
  const school = await world.school();
  const { phone } = await school.student();
  const input = { account: phone, code: '000000', password: 'green-9x', nickname: '新同学', hasAgreed: true };
  const code = await codeFor(school, phone, 'register');
  expect((await school.visitor().answer(account.register, { ...input, code: wrongOf(code) })).code).toBe(
    ResultCode.wrongCode,
  );
  expect((await school.visitor().answer(account.register, { ...input, code })).code).toBe(ResultCode.accountExists);
});

test('refuses common passwords and passwords of one kind under their field (§5, SECURITY.md)', async () => {
  const school = await world.school();
  const phone = buildPhone();
  const code = await codeFor(school, phone, 'register');
  for (const [password, rule] of [
    ['abc123', 'common'],
    ['Qwerty123', 'common'],
    ['12345678', 'classes'],
    ['a1', 'length'],
  ]) {
    const answer = await school.visitor().send({
      method: 'POST',
      path: '/api/userCommon/register',
      body: { account: phone, captchaCode: code, password, nickName: '新同学', isAgree: 1 },
    });
    expect(answer.status).toBe(422);
    expect(answer.body['fields']).toEqual([{ field: 'password', rule }]);
  }
});

test('logs in with a code; a missing account is reported after a correct code only (SECURITY.md)', async () => {
  const school = await world.school();
  const student = await school.student();
  const code = await codeFor(school, student.phone, 'login');
  const login = await school.visitor().ask(account.loginByCode, { account: student.phone, code, hasAgreed: true });
  expect(login.userId).toBe(student.id);
  const stranger = buildPhone();
  const right = await codeFor(school, stranger, 'login');
  const wrong = await school
    .visitor()
    .answer(account.loginByCode, { account: stranger, code: wrongOf(right), hasAgreed: true });
  expect(wrong.code).toBe(ResultCode.wrongCode);
  const told = await school.visitor().answer(account.loginByCode, { account: stranger, code: right, hasAgreed: true });
  expect(told.code).toBe(ResultCode.userMissing);
});

test('answers the same for known and unknown accounts when it sends a code (A5)', async () => {
  const school = await world.school();
  const { phone } = await school.student();
  const known = await school.visitor().answer(account.sendCode, { account: phone, purpose: 'reset' });
  const unknown = await school.visitor().answer(account.sendCode, { account: buildPhone(), purpose: 'reset' });
  // The challenge is random.
  const withoutChallenge = (text: string) => text.replace(/"challengeId":"[\w-]{32}"/, '');
  expect(withoutChallenge(known.text)).toBe(withoutChallenge(unknown.text));
  expect(known.data).toEqual({ resendS: 60, challenge: expect.stringMatching(/^[\w-]{32}$/) });
});

test('sends an unregistered owner a notice instead of a code that would reset nothing', async () => {
  const school = await world.school();
  const stranger = `${buildPhone()}@mail.com`;
  await school.visitor().ask(account.sendCode, { account: stranger, purpose: 'reset' }, { locale: 'en' });
  expect((await lastMessage(world, stranger))?.body).toContain('not registered');
});

test('counts five attempts at a code, even in parallel, and then accepts no code at all (A5)', async () => {
  const school = await world.school();
  const { phone } = await school.student();
  const code = await codeFor(school, phone, 'login');
  const tries = Array.from({ length: 5 }, () =>
    school.visitor().answer(account.loginByCode, { account: phone, code: wrongOf(code), hasAgreed: true }),
  );
  expect((await Promise.all(tries)).map((answer) => answer.code)).toEqual(Array(5).fill(ResultCode.wrongCode));
  const right = await school.visitor().answer(account.loginByCode, { account: phone, code, hasAgreed: true });
  expect(right.code).toBe(ResultCode.wrongCode);
});

test('accepts one of two parallel uses of a code (A5)', async () => {
  const school = await world.school();
  const { phone } = await school.student();
  const code = await codeFor(school, phone, 'login');
  const uses = Array.from({ length: 2 }, () =>
    school.visitor().answer(account.loginByCode, { account: phone, code, hasAgreed: true }),
  );
  const codes = (await Promise.all(uses)).map((answer) => answer.code);
  expect(codes.sort()).toEqual([0, ResultCode.wrongCode]);
});

test('ends a code after five minutes (A5)', async () => {
  const school = await world.school();
  const { phone } = await school.student();
  const code = await codeFor(school, phone, 'login');
  world.clock.advance(5 * 60_000);
  const late = await school.visitor().answer(account.loginByCode, { account: phone, code, hasAgreed: true });
  expect(late.code).toBe(ResultCode.codeExpired);
});

test('binds a code to its purpose, its account and its school; a new one invalidates the old (A5)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const student = await school.student({ password_hash: oldHash });
  await other.student({ phone: student.phone });
  const first = await codeFor(school, student.phone, 'login');
  const reset = await school
    .visitor()
    .answer(account.reset, { account: student.phone, code: first, newPassword: 'green-9x' });
  expect(reset.code).toBe(ResultCode.wrongCode);
  const elsewhere = await other
    .visitor()
    .answer(account.loginByCode, { account: student.phone, code: first, hasAgreed: true });
  expect(elsewhere.code).toBe(ResultCode.wrongCode);
  world.clock.advance(60_000);
  const second = await codeFor(school, student.phone, 'login');
  const stale = await school
    .visitor()
    .answer(account.loginByCode, { account: student.phone, code: first, hasAgreed: true });
  expect(stale.code).toBe(first === second ? 0 : ResultCode.wrongCode);
});

test('keeps codes as keyed hashes only (A5)', async () => {
  const school = await world.school();
  const phone = buildPhone();
  const code = await codeFor(school, phone, 'login');
  const rows = JSON.stringify(await school.withTenant((tx) => tx.selectFrom('verify_code').selectAll().execute()));
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(phone);
});

test('waits 60 seconds between codes and sends at most five an hour and ten a day to one target (A5)', async () => {
  const school = await world.school();
  const phone = buildPhone();
  const send = () => school.visitor().answer(account.sendCode, { account: phone, purpose: 'login' });
  expect((await send()).code).toBe(0);
  world.clock.advance(59_000);
  const early = await send();
  expect(early.code).toBe(ResultCode.tooFrequent);
  expect(early.body['resultData']).toEqual({ countDown: 1 });
  let sent = 1;
  for (let minute = 0; minute < 60 * 23 && sent < 12; minute += 10) {
    world.clock.advance(10 * 60_000);
    if ((await send()).code === 0) sent += 1;
    if (minute === 40) expect(sent).toBe(5);
  }
  expect(sent).toBe(10);
});

test('the twenty-first classmate behind one address gets a code a moment later and registers (S15)', async () => {
  const school = await world.school();
  const phones = Array.from({ length: 24 }, () => buildPhone());
  const before = world.clock.now().getTime();
  const sends = await Promise.all(
    phones.map((phone) => school.visitor().answer(account.sendCode, { account: phone, purpose: 'register' })),
  );
  expect(sends.map(({ code }) => code)).toEqual(phones.map(() => 0));
  const [late = ''] = phones.slice(-1);
  const again = buildPhone();
  const { challenge } = await school.visitor().ask(account.sendCode, { account: again, purpose: 'register' });
  const code = await lastCode(school, again);
  const input = { account: again, code, challenge, password: 'green-9x', nickname: '新同学', hasAgreed: true };
  expect((await school.visitor().ask(account.register, input)).userId).toBeGreaterThan(0);
  expect(await lastCode(school, late)).toMatch(/^\d{6}$/);
  expect(world.clock.now().getTime() - before).toBeLessThanOrEqual(5 * 250);
});

test('a network gets two hundred codes an hour without a proof, four a second after the first twenty (S15, A5)', async () => {
  const school = await world.school();
  const send = () => school.visitor().answer(account.sendCode, { account: buildPhone(), purpose: 'login' });
  await send();
  await school.withTenant(async (tx) => {
    const { id: _, ...row } = await tx.selectFrom('code_send').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 193 }, (_none, index) => ({ ...row, target_hash: `classmate ${index}` }));
    await tx.insertInto('code_send').values(rows).execute();
  });
  const from = world.clock.now().getTime();
  const codes: (number | null)[] = [];
  while (codes.length < 8) codes.push((await send()).code);
  expect(codes).toEqual([...Array(6).fill(0), ResultCode.proofNeeded, ResultCode.proofNeeded]);
  expect(world.clock.now().getTime() - from).toBeGreaterThanOrEqual(8 * 250);
});

test('a stranger burns no tries of a code: they count against the challenge that came with its sending (S15)', async () => {
  const school = await world.school();
  const { id, phone } = await school.student();
  const { challenge } = await school.visitor().ask(account.sendCode, { account: phone, purpose: 'login' });
  const code = await lastCode(school, phone);
  const attack = (more: object) =>
    school.visitor().answer(account.loginByCode, { account: phone, code: wrongOf(code), hasAgreed: true, ...more });
  for (let index = 0; index < 12; index += 1) {
    expect((await attack({})).code).toBe(ResultCode.wrongCode);
    expect((await attack({ challenge: 'x'.repeat(32) })).code).toBe(ResultCode.wrongCode);
  }
  const right = await school.visitor().ask(account.loginByCode, { account: phone, code, challenge, hasAgreed: true });
  expect(right.userId).toBe(id);
});

test('a stranger who has a code sent does not end the one that somebody is typing (S15)', async () => {
  const school = await world.school();
  const { id, phone } = await school.student();
  const { challenge } = await school.visitor().ask(account.sendCode, { account: phone, purpose: 'login' });
  const code = await lastCode(school, phone);
  world.clock.advance(60_000);
  await school.visitor().ask(account.sendCode, { account: phone, purpose: 'login' });
  const right = await school.visitor().ask(account.loginByCode, { account: phone, code, challenge, hasAgreed: true });
  expect(right.userId).toBe(id);
});

test('who holds a challenge has five tries, and who holds none three together, also in parallel (S15, A5)', async () => {
  const school = await world.school();
  const { phone } = await school.student();
  const { challenge } = await school.visitor().ask(account.sendCode, { account: phone, purpose: 'login' });
  const code = await lastCode(school, phone);
  const use = (typed: string, more: object) =>
    school.visitor().answer(account.loginByCode, { account: phone, code: typed, hasAgreed: true, ...more });
  await Promise.all(Array.from({ length: 3 }, () => use(wrongOf(code), {})));
  expect((await use(code, {})).code).toBe(ResultCode.wrongCode);
  await Promise.all(Array.from({ length: 5 }, () => use(wrongOf(code), { challenge })));
  expect((await use(code, { challenge })).code).toBe(ResultCode.wrongCode);
});

test('a challenge is of one account and one purpose (S15, A5)', async () => {
  const school = await world.school();
  const [student, other] = [await school.student(), await school.student()];
  const { challenge } = await school.visitor().ask(account.sendCode, { account: student.phone, purpose: 'login' });
  const code = await lastCode(school, student.phone);
  const elsewhere = await school
    .visitor()
    .answer(account.loginByCode, { account: other.phone, code, challenge, hasAgreed: true });
  expect(elsewhere.code).toBe(ResultCode.wrongCode);
  const reset = await school
    .visitor()
    .answer(account.reset, { account: student.phone, code, challenge, newPassword: 'green-9x' });
  expect(reset.code).toBe(ResultCode.wrongCode);
});

test('resets the password by code, ends all logins, and refuses the old password (A3, §5)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: oldHash });
  const code = await codeFor(school, student.phone, 'reset');
  const same = await school.visitor().answer(account.reset, { account: student.phone, code, newPassword: OLD });
  expect(same.code).toBe(ResultCode.samePassword);
  await school.visitor().ask(account.reset, { account: student.phone, code, newPassword: 'green-9x' });
  expect((await student.answer(account.checkLogin)).code).toBe(-1);
  const row = await school.withTenant((tx) =>
    tx.selectFrom('student').selectAll().where('id', '=', student.id).executeTakeFirstOrThrow(),
  );
  expect(await isPassword('green-9x', row.password_hash)).toBe(true);
  expect(row.password_hash).toMatch(/^\$argon2id\$/);
});

test('answers a reset of an unknown account like a wrong code (A5)', async () => {
  const school = await world.school();
  const student = await school.student();
  await codeFor(school, student.phone, 'reset');
  const known = await school
    .visitor()
    .answer(account.reset, { account: student.phone, code: '000000', newPassword: 'green-9x' });
  const unknown = await school
    .visitor()
    .answer(account.reset, { account: buildPhone(), code: '000000', newPassword: 'green-9x' });
  expect(known.text).toBe(unknown.text);
});

test('refuses purposes that need a login to visitors', async () => {
  const school = await world.school();
  const answer = await school.visitor().answer(account.sendCode, { account: buildPhone(), purpose: 'bindNew' });
  expect(answer.status).toBe(422);
});
