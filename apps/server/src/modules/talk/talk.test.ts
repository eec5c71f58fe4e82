import { contract, ResultCode } from '@shuyuan/contract';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../platform/core/passwords.ts';
import { buildPhone, type School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { account, chat, talk } = contract;
const PASSWORD = 'blue-Tea7';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const logIn = (school: School, phone: string, password = PASSWORD) =>
  school.visitor().answer(talk.login, { account: phone, password, hasAgreed: true });

test('logs a lecturer in with phone and password, and says whose room is theirs (§6)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer({ password_hash: passwordHash, name: '周砚秋', name_en: 'Zhou Yanqiu' });
  const { data } = await logIn(school, lecturer.phone);
  expect(data).toMatchObject({ userId: lecturer.id, userType: 'lecturer', companyId: school.id, name: '周砚秋' });
  const token = data?.token ?? '';
  const before = await school.visitor().ask(talk.lecturer, {}, { token, locale: 'en' });
  expect(before).toEqual({ id: lecturer.id, name: 'Zhou Yanqiu', about: '高中数学' });
  const room = await school.withTenant((tx) =>
    tx
      .insertInto('study_room')
      .values({ company_id: school.id, lecturer_id: lecturer.id, name: '数学答疑室', sort: 1 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  expect(await school.visitor().ask(talk.lecturer, {}, { token })).toMatchObject({ roomId: room.id });
});

test('answers a wrong password, an unknown phone, a lecturer who left and one without a password alike (A4)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer({ password_hash: passwordHash });
  const gone = await school.lecturer({ password_hash: passwordHash, has_left: true });
  const without = await school.lecturer();
  const wrong = await logIn(school, lecturer.phone, 'wrong-1');
  expect(wrong.code).toBe(ResultCode.wrongPassword);
  for (const phone of [buildPhone(), gone.phone, without.phone])
    expect((await logIn(school, phone)).text).toBe(wrong.text);
});

test('makes an address that guesses a lecturer’s password wait, and no student with the same phone (A4)', async () => {
  const school = await world.school();
  const { phone } = await school.lecturer({ password_hash: passwordHash });
  await school.student({ phone, password_hash: passwordHash });
  for (let guess = 0; guess < 3; guess += 1) await logIn(school, phone, `wrong-${guess}`);
  expect((await logIn(school, phone)).code).toBe(ResultCode.tooManyPasswords);
  await school.visitor().ask(account.login, { account: phone, password: PASSWORD, hasAgreed: true });
  world.clock.advance(1_000);
  expect((await logIn(school, phone)).code).toBe(0);
});

test('lets no lecturer in at the students’ login and no student at the lecturers’ (§6)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer({ password_hash: passwordHash });
  const student = await school.student({ password_hash: passwordHash });
  expect((await logIn(school, student.phone)).code).toBe(ResultCode.wrongPassword);
  const other = await school
    .visitor()
    .answer(account.login, { account: lecturer.phone, password: PASSWORD, hasAgreed: true });
  expect(other.code).toBe(ResultCode.wrongPassword);
});

test('asks for consent (A7)', async () => {
  const school = await world.school();
  const { phone } = await school.lecturer({ password_hash: passwordHash });
  const answer = await school.visitor().answer(talk.login, { account: phone, password: PASSWORD, hasAgreed: false });
  expect(answer.code).toBe(ResultCode.agreementMissing);
});

test('keeps three logins of a lecturer, and ends one by logout at once (A1)', async () => {
  const school = await world.school();
  const { phone } = await school.lecturer({ password_hash: passwordHash });
  const tokens: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    world.clock.advance(1_000);
    tokens.push((await logIn(school, phone)).data?.token ?? '');
  }
  const codes = () =>
    Promise.all(tokens.map(async (token) => (await school.visitor().answer(talk.lecturer, {}, { token })).code));
  expect(await codes()).toEqual([-1, 0, 0, 0]);
  await school.visitor().ask(talk.logout, {}, { token: tokens[2] ?? '' });
  expect(await codes()).toEqual([-1, 0, -1, 0]);
});

test('ends at the point server as at ours, a lecturer’s login and a student’s each on its own (§4, E5)', async () => {
  const school = await world.school();
  const { phone } = await school.lecturer({ password_hash: passwordHash });
  const student = await school.student();
  const token = (await logIn(school, phone)).data?.token ?? '';
  const ofLecturer = () => school.visitor().answer(chat.list, {}, { token });
  expect([(await ofLecturer()).code, (await student.answer(chat.list)).code]).toEqual([0, 0]);
  await school.visitor().ask(talk.logout, {}, { token });
  const { status, body } = await ofLecturer();
  expect([status, body['resultCode'], (await student.answer(chat.list)).code]).toEqual([200, -1, 0]);
  await student.ask(account.logout);
  expect((await student.answer(chat.list)).body).toHaveProperty('resultCode', -1);
});

test('writes down who logged in, without phone or password (S9)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer({ password_hash: passwordHash });
  await logIn(school, lecturer.phone, 'wrong-1');
  const { data } = await logIn(school, lecturer.phone);
  await school.visitor().ask(talk.logout, {}, { token: data?.token ?? '' });
  const lines = await school.withTenant((tx) => tx.selectFrom('audit_log').selectAll().orderBy('id').execute());
  expect(lines.map(({ event }) => event)).toEqual(['lecturer login refused', 'lecturer login', 'lecturer logout']);
  expect(JSON.stringify(lines)).not.toContain(lecturer.phone);
  expect(JSON.stringify(lines)).toContain(String(lecturer.id));
});

test('gives students and lecturers tickets of 256 random bits, stored as hashes for 30 seconds (W1)', async () => {
  const school = await world.school();
  for (const member of [await school.student(), await school.lecturer()]) {
    const { ticket, userId, expiresAt } = await member.ask(talk.ticket);
    expect(userId).toBe(member.id);
    expect(Buffer.from(ticket.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
    expect(Date.parse(expiresAt) - world.clock.now().getTime()).toBe(30_000);
    const stored = await school.withTenant((tx) => tx.selectFrom('socket_ticket').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(ticket.split('.')[1]);
  }
});
