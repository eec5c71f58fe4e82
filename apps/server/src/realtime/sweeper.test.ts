import { contract } from '@shuyuan/contract';
import { CloseCode } from '@shuyuan/rules';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { assemble } from '../boot.ts';
import { isOnline, isOnlineSql } from '../domain/logins/presence.ts';
import { hashPassword } from '../platform/core/passwords.ts';
import { Caller } from '../testing/caller.ts';
import type { School, StudentCaller } from '../testing/school.ts';
import { listen, openSocket } from '../testing/sockets.ts';
import { openWorld } from '../testing/world.ts';

const world = openWorld();
const { account, talk } = contract;
beforeAll(() => listen(world.app));

const isThere = (school: School, { id }: StudentCaller, kind: 'student' | 'lecturer' = 'student') =>
  school.withTenant((tx) => isOnline(tx, { kind, id }, world.clock.now()));

test('closes all sockets of a login when it ends, but not those of the person’s other logins (A1, W2)', async () => {
  const school = await world.school();
  const password_hash = await hashPassword('blue-Tea7');
  const student = await school.student({ password_hash });
  const { token } = await school
    .visitor()
    .ask(account.login, { account: student.phone, password: 'blue-Tea7', hasAgreed: true });
  const sockets = [await openSocket(world.app, school, student), await openSocket(world.app, school, student)];
  const other = await openSocket(world.app, school, new Caller(world.app, school.host, token));
  await student.ask(account.logout);
  for (const socket of sockets) expect(await socket.closed).toBe(CloseCode.loginOver);
  other.send({ type: 3 });
  await other.some(3, 2);
  await other.leave();
});

test('closes the socket of a lecturer who logs out (A1, W2)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const socket = await openSocket(world.app, school, lecturer);
  await lecturer.ask(talk.logout);
  expect(await socket.closed).toBe(CloseCode.loginOver);
});

test('closes a socket when its login is kicked, idle or expired, or its student frozen (A1, A2)', async () => {
  const school = await world.school();
  const now = world.clock.now();
  const students = [];
  for (let index = 0; index < 4; index += 1) students.push(await school.student());
  const sockets = [];
  for (const student of students) sockets.push(await openSocket(world.app, school, student));
  const [kicked, idle, expired, frozen] = students.map(({ id }) => id);
  await school.withTenant(async (tx) => {
    const change = (id = 0) => tx.updateTable('session').where('student_id', '=', id);
    await change(kicked).set({ ended_at: now, end_reason: 'kicked' }).execute();
    await change(idle)
      .set({ seen_at: new Date(now.getTime() - 25 * 3_600_000) })
      .execute();
    await change(expired).set({ expires_at: now }).execute();
    await tx
      .updateTable('student')
      .set({ status: 'frozen' })
      .where('id', '=', frozen ?? 0)
      .execute();
  });
  for (const socket of sockets) expect(await socket.closed).toBe(CloseCode.loginOver);
});

test('shows a person with a socket as online, and soon after the last one as offline', async () => {
  const school = await world.school();
  const [student, lecturer] = [await school.student(), await school.lecturer()];
  expect(await isThere(school, student)).toBe(false);
  const sockets = [await openSocket(world.app, school, student), await openSocket(world.app, school, lecturer)];
  expect(await isThere(school, student)).toBe(true);
  expect(await isThere(school, lecturer, 'lecturer')).toBe(true);
  const listed = await school.withTenant((tx) =>
    tx
      .selectFrom('lecturer as l')
      .select(['l.id', isOnlineSql('lecturer', 'l.id', world.clock.now()).as('isOnline')])
      .execute(),
  );
  expect(listed).toEqual([{ id: lecturer.id, isOnline: true }]);
  await Promise.all(sockets.map((socket) => socket.leave()));
  const alone = world.platform.store.engine === 'embedded';
  await expect.poll(() => seenAgo(school)).toBe(alone ? 75 : 40);
  world.clock.advance(alone ? 0 : 35_000);
  expect(await isThere(school, student)).toBe(false);
});

async function seenAgo(school: School): Promise<number> {
  const rows = await school.withTenant((tx) => tx.selectFrom('presence').select('seen_at').execute());
  return Math.min(...rows.map((row) => (world.clock.now().getTime() - row.seen_at.getTime()) / 1000));
}

test('closes sockets with 1012 when the server stops, despite pending work (S4, W2)', async () => {
  const { config, store, clock, log } = world.platform;
  const other = await buildApp(await assemble({ store, config, clock, log }));
  const gone: unknown[] = [];
  other.realtime.onGone(async (who) => void gone.push(who));
  await listen(other);
  const school = await world.school();
  const student = await school.student();
  const socket = await openSocket(other, school, student);
  await other.close();
  expect(await socket.closed).toBe(CloseCode.restart);
  // A person who reconnects to another process was never offline.
  expect(gone).toEqual([]);
});
