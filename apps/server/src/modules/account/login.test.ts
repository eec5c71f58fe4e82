import { randomUUID } from 'node:crypto';
import { contract, ResultCode } from '@shuyuan/contract';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../platform/core/passwords.ts';
import { buildPhone } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { account } = contract;
const PASSWORD = 'blue-Tea7';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

test('logs in with the correct password and reports the first login once (§4)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash, nickname: '林小满' });
  const first = await school
    .visitor()
    .ask(account.login, { account: student.phone, password: PASSWORD, hasAgreed: true });
  expect(first).toMatchObject({
    userId: student.id,
    userType: 'student',
    companyId: school.id,
    name: '林小满',
    isFirstLogin: true,
  });
  const second = await school
    .visitor()
    .ask(account.login, { account: student.phone, password: PASSWORD, hasAgreed: true });
  expect(second.isFirstLogin).toBe(false);
  expect(second.token).not.toBe(first.token);
});

test('stores tokens as hashes only, of at least 128 random bits (A1)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const { token } = await school
    .visitor()
    .ask(account.login, { account: student.phone, password: PASSWORD, hasAgreed: true });
  const rows = await school.withTenant((tx) => tx.selectFrom('session').selectAll().execute());
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
});

test('answers a wrong password and an unknown account alike (A4)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const visitor = school.visitor();
  const wrong = await visitor.answer(account.login, { account: student.phone, password: 'wrong-1', hasAgreed: true });
  const unknown = await visitor.answer(account.login, { account: buildPhone(), password: 'wrong-1', hasAgreed: true });
  expect(wrong.code).toBe(ResultCode.wrongPassword);
  expect(wrong.text).toBe(unknown.text);
  expect(wrong.status).toBe(200);
});

test('compares passwords exactly: case, blanks and width count (A7)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  for (const password of [PASSWORD.toUpperCase(), `${PASSWORD} `, 'blue-Tea７']) {
    const answer = await school.visitor().answer(account.login, { account: student.phone, password, hasAgreed: true });
    expect(answer.code).toBe(ResultCode.wrongPassword);
    world.clock.advance(60_000);
  }
});

test('makes an address with failures wait longer each time, and no other (A4)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const guess = (password: string, ip = '10.0.0.1') =>
    world.app.inject({
      method: 'POST',
      url: '/api/userCommon/userLogin',
      headers: { host: school.host },
      remoteAddress: ip,
      payload: { loginId: student.phone, password, isAgree: 1 },
    });
  for (let attempt = 0; attempt < 3; attempt += 1) await guess(`wrong-${attempt}`);
  const early = (await guess(PASSWORD)).json();
  expect(early).toMatchObject({ resultCode: ResultCode.tooManyPasswords, resultData: { waitSeconds: 1 } });
  expect((await guess(PASSWORD, '10.0.0.2')).json().resultCode).toBe(0);
  world.clock.advance(1_000);
  expect((await guess(PASSWORD)).json().resultCode).toBe(0);
});

test('counts parallel guesses before it compares them (A4)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const guesses = Array.from({ length: 12 }, (_, index) =>
    school.visitor().answer(account.login, { account: student.phone, password: `wrong-${index}`, hasAgreed: true }),
  );
  const codes = (await Promise.all(guesses)).map((answer) => answer.code);
  expect(codes.filter((code) => code === ResultCode.wrongPassword)).toHaveLength(3);
  expect(codes.filter((code) => code === ResultCode.tooManyPasswords)).toHaveLength(9);
});

test('never lets strangers lock the owner out: they cause a delay of at most five seconds (A4)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  for (let index = 0; index < 40; index += 1) {
    await world.app.inject({
      method: 'POST',
      url: '/api/userCommon/userLogin',
      headers: { host: school.host },
      remoteAddress: `10.1.0.${index}`,
      payload: { loginId: student.phone, password: 'wrong-1', isAgree: 1 },
    });
  }
  const before = world.clock.now().getTime();
  await school.visitor().ask(account.login, { account: student.phone, password: PASSWORD, hasAgreed: true });
  const delay = world.clock.now().getTime() - before;
  expect(delay).toBeGreaterThan(0);
  expect(delay).toBeLessThanOrEqual(5_000);
});

/** The cookie of an answer as a browser sends it back. */
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

test('a known device has its own counter: nobody behind the same address locks its owner out (S15)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const input = { account: student.phone, password: PASSWORD, hasAgreed: true };
  const first = await school.visitor().answer(account.login, input);
  const cookie = cookieOf(first);
  expect(String(first.headers['set-cookie'])).toMatch(
    /^sy_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
  );
  const attack = () => school.visitor().answer(account.login, { ...input, password: 'wrong-1' });
  for (let index = 0; index < 30; index += 1) await attack();
  expect((await school.visitor().answer(account.login, input)).code).toBe(ResultCode.tooManyPasswords);
  const before = world.clock.now().getTime();
  const own = await school.visitor().answer(account.login, input, { headers: { cookie } });
  expect(own.code).toBe(0);
  expect(cookieOf(own)).toBe(cookie);
  expect(world.clock.now().getTime()).toBe(before);
});

test('guesses with a known device are counted there, and with an invented one at the address (S15, A4)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const input = { account: student.phone, password: PASSWORD, hasAgreed: true };
  const cookie = cookieOf(await school.visitor().answer(account.login, input));
  const guess = (headers: Record<string, string>) =>
    school.visitor().answer(account.login, { ...input, password: 'wrong-1' }, { headers });
  for (let index = 0; index < 3; index += 1) expect((await guess({ cookie })).code).toBe(ResultCode.wrongPassword);
  expect((await guess({ cookie })).code).toBe(ResultCode.tooManyPasswords);
  const invented = (index: number) => ({ cookie: `sy_device=${String(index).padStart(43, 'x')}` });
  for (let index = 0; index < 3; index += 1) expect((await guess(invented(index))).code).toBe(ResultCode.wrongPassword);
  expect((await guess(invented(3))).code).toBe(ResultCode.tooManyPasswords);
});

test('a device is known to one account of one school, never by a number that it brought along (S15)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const [student, classmate] = [
    await school.student({ password_hash: passwordHash }),
    await school.student({ password_hash: passwordHash }),
  ];
  await other.student({ phone: student.phone, password_hash: passwordHash });
  const input = { account: student.phone, password: PASSWORD, hasAgreed: true };
  const planted = `sy_device=${'p'.repeat(43)}`;
  const cookie = cookieOf(await school.visitor().answer(account.login, input, { headers: { cookie: planted } }));
  expect(cookie).not.toBe(planted);
  const wrong = { ...input, password: 'wrong-1' };
  for (let index = 0; index < 3; index += 1)
    await other.visitor().answer(account.login, wrong, { headers: { cookie } });
  expect((await other.visitor().answer(account.login, input, { headers: { cookie } })).code).toBe(
    ResultCode.tooManyPasswords,
  );
  const asClassmate = { ...wrong, account: classmate.phone };
  for (let index = 0; index < 3; index += 1)
    await school.visitor().answer(account.login, asClassmate, { headers: { cookie } });
  const locked = await school.visitor().answer(account.login, { ...asClassmate, password: PASSWORD });
  expect(locked.code).toBe(ResultCode.tooManyPasswords);
  const rows = JSON.stringify(await school.withTenant((tx) => tx.selectFrom('known_device').selectAll().execute()));
  expect(rows).not.toContain(cookie.split('=')[1]);
  expect(rows).not.toContain(student.phone);
});

test('strangers who have codes sent to somebody use up none of those that a known device asks for (S15, A5)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const input = { account: student.phone, password: PASSWORD, hasAgreed: true };
  const headers = { cookie: cookieOf(await school.visitor().answer(account.login, input)) };
  const request = { account: student.phone, purpose: 'reset' } as const;
  for (let index = 0; index < 6; index += 1) {
    await school.visitor().answer(account.sendCode, request);
    world.clock.advance(60_000);
  }
  expect((await school.visitor().answer(account.sendCode, request)).code).toBe(ResultCode.proofNeeded);
  for (let index = 0; index < 5; index += 1) {
    expect((await school.visitor().answer(account.sendCode, request, { headers })).code).toBe(0);
    world.clock.advance(60_000);
  }
  expect((await school.visitor().answer(account.sendCode, request, { headers })).code).toBe(ResultCode.tooFrequent);
});

test('sets no cookie where a login fails, and a device alone logs nobody in (S15)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const input = { account: student.phone, password: PASSWORD, hasAgreed: true };
  const failed = await school.visitor().answer(account.login, { ...input, password: 'wrong-1' });
  expect(failed.headers['set-cookie']).toBeUndefined();
  const cookie = cookieOf(await school.visitor().answer(account.login, input));
  expect((await school.visitor().answer(account.userInfo, {}, { headers: { cookie } })).code).toBe(-1);
});

test('requires consent, checks it on the server and stores it with version, address and agent (A7)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const without = await school
    .visitor()
    .answer(account.login, { account: student.phone, password: PASSWORD, hasAgreed: false });
  expect(without.code).toBe(ResultCode.agreementMissing);
  await school.visitor().ask(account.login, { account: student.phone, password: PASSWORD, hasAgreed: true });
  const stored = await school.withTenant((tx) =>
    tx.selectFrom('agreement_record').selectAll().orderBy('agreement_id').execute(),
  );
  expect(stored.map((row) => [row.student_id, row.agreement_id, row.version])).toEqual([
    [student.id, school.agreements.user, '1.0'],
    [student.id, school.agreements.privacy, '1.0'],
  ]);
});

test('refuses a frozen student and ends the logins there are (product.md 4.2)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash, status: 'frozen' });
  const refusal = await school
    .visitor()
    .answer(account.login, { account: student.phone, password: PASSWORD, hasAgreed: true });
  expect(refusal.code).toBe(ResultCode.accountFrozen);
  expect((await student.answer(account.userInfo)).code).toBe(-1);
});

test('keeps three web logins; the fourth ends the oldest (product.md 4.2)', async () => {
  const school = await world.school();
  const { phone } = await school.student({ password_hash: passwordHash });
  const tokens: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    world.clock.advance(1_000);
    tokens.push(
      (await school.visitor().ask(account.login, { account: phone, password: PASSWORD, hasAgreed: true })).token,
    );
  }
  const codes = [];
  for (const token of tokens) codes.push((await school.visitor().answer(account.checkLogin, {}, { token })).code);
  expect(codes).toEqual([-1, 0, 0, 0]);
});

test('ends a login by logout at once (A1)', async () => {
  const school = await world.school();
  const student = await school.student();
  expect((await student.ask(account.checkLogin)).userId).toBe(student.id);
  await student.ask(account.logout);
  expect((await student.answer(account.checkLogin)).code).toBe(-1);
});

test('ends a login after 24 idle hours and after 14 days of use, by the server’s clock (A2)', async () => {
  const school = await world.school();
  const student = await school.student();
  for (let day = 1; day <= 13; day += 1) {
    world.clock.advance(23.9 * 3_600_000);
    expect((await student.answer(account.checkLogin)).code).toBe(0);
  }
  const idle = await school.student();
  world.clock.advance(24 * 3_600_000 + 1);
  expect((await idle.answer(account.checkLogin)).code).toBe(-1);
  expect((await student.answer(account.checkLogin)).code).toBe(-1);
});

test('gives a repeated login the same response and opens no second one (C1, I19)', async () => {
  const school = await world.school();
  const student = await school.student({ password_hash: passwordHash });
  const requestId = randomUUID();
  const input = { account: student.phone, password: PASSWORD, hasAgreed: true };
  const first = await school.visitor().answer(account.login, input, { requestId });
  const again = await school.visitor().answer(account.login, input, { requestId });
  expect(again.text).toBe(first.text);
  const other = await school.visitor().answer(account.login, { ...input, password: 'other-1' }, { requestId });
  expect(other.code).toBe(ResultCode.submittedTwice);
  const stored = await world.platform.store.owner.selectFrom('idempotency').selectAll().execute();
  expect(Buffer.concat(stored.map((row) => row.answer)).includes('token')).toBe(false);
});

test('shows who is logged in with phone and email masked, and nothing else (Z3)', async () => {
  const school = await world.school();
  const student = await school.student({ nickname: '周周', email: 'zhou@mail.com', password_hash: passwordHash });
  const answer = await student.answer(account.userInfo);
  expect(answer.data).toMatchObject({ userId: student.id, nickname: '周周', maskedEmail: 'z***@mail.com' });
  expect(answer.data?.maskedPhone).toMatch(/^\d{3}\*{4}\d{4}$/);
  expect(answer.text).not.toContain(student.phone);
  expect(answer.text).not.toContain('argon2');
});

test('stores a consent to named agreements, and answers 404 for those of another school (Z1)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const student = await school.student();
  const foreign = await student.answer(account.agree, {
    agreementIds: [school.agreements.user, other.agreements.user],
  });
  expect(foreign.status).toBe(404);
  expect(await school.withTenant((tx) => tx.selectFrom('agreement_record').selectAll().execute())).toEqual([]);
  await student.ask(account.agree, { agreementIds: [school.agreements.user] });
  expect(await school.withTenant((tx) => tx.selectFrom('agreement_record').selectAll().execute())).toHaveLength(1);
});
