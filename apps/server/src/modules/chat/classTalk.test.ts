import { chat, SocketType } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { buildGroupTalk, buildUpload, pushesTo, say } from '../../testing/chat.ts';
import { inDays } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();

/** The chat of a class with two students; the test observes the first. */
async function classTalk() {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const made = await buildCourse(school, { run: { lecturer_id: lecturer.id }, offer: { price_fen: 0 } });
  const [student, mate] = [await school.student(), await school.student()];
  await enrol(school, student.id, made);
  await enrol(school, mate.id, made);
  const members = [student, mate].map(({ id }) => ({ kind: 'student' as const, id }));
  const group = await buildGroupTalk(school, [...members, { kind: 'lecturer', id: lecturer.id }], {
    class_run_id: made.id,
  });
  return { school, lecturer, made, student, mate, group };
}

function change(
  school: School,
  { id }: StudentCaller,
  set: { status?: 'active' | 'frozen' | 'quit'; valid_until?: Date },
) {
  return school.withTenant((tx) => tx.updateTable('enrolment').set(set).where('student_id', '=', id).execute());
}

const ENDS = [
  { name: 'whose money is back', set: { status: 'quit' } },
  { name: 'whose refund is looked at', set: { status: 'frozen' } },
  { name: 'whose time has run out', set: { valid_until: inDays(0) } },
] as const;

for (const { name, set } of ENDS) {
  test(`a student who leaves a class leaves its chat: one ${name} (Z4)`, async () => {
    const { school, lecturer, student, mate, group } = await classTalk();
    await say(lecturer, group, '大家好');
    expect(await student.ask(chat.unreadCount)).toEqual({ count: 1 });
    const own = await say(student, group, '老师好');
    await change(school, student, set);
    await say(lecturer, group, '下次课带好讲义');
    expect((await student.ask(chat.list)).items).toEqual([]);
    expect(await student.ask(chat.unreadCount)).toEqual({ count: 0 });
    expect(await student.ask(chat.lastUnread)).toEqual({});
    const fileId = await buildUpload(school, student);
    for (const asked of [
      student.answer(chat.history, { conversationId: group }),
      student.answer(chat.info, { conversationId: group }),
      student.answer(chat.read, { conversationId: group, seq: 1 }),
      student.answer(chat.set, { conversationId: group, isMuted: true }),
      student.answer(chat.send, { conversationId: group, clientId: 'late', kind: 'image', fileId }),
    ])
      expect(await asked).toMatchObject({ status: 404 });
    const told = await pushesTo(world, { kind: 'student', id: student.id });
    expect(told.filter(({ type }) => type === SocketType.chat)).toHaveLength(2);
    // The student's messages stay for the others.
    const seen = await mate.ask(chat.history, { conversationId: group });
    expect(seen.items).toMatchObject([{ body: '大家好' }, { id: own.id, body: '老师好' }, { body: '下次课带好讲义' }]);
    await expectInvariants(school);
  });
}

test('with a new right the chat is back, and messages sent meanwhile are unread', async () => {
  const { school, lecturer, student, group } = await classTalk();
  await change(school, student, { status: 'frozen' });
  await say(lecturer, group, '大家好');
  await change(school, student, { status: 'active' });
  expect((await student.ask(chat.list)).items).toMatchObject([{ id: group, unread: 1 }]);
});

test('a student who joins a class joins its chat, where earlier messages are not unread', async () => {
  const { school, lecturer, made, group } = await classTalk();
  await say(lecturer, group, '大家好');
  const late = await school.student();
  expect((await orderCourse(late, made)).status).toBe('paid');
  expect((await late.ask(chat.list)).items).toMatchObject([{ id: group, unread: 0 }]);
  await say(lecturer, group, '欢迎新同学');
  expect(await late.ask(chat.unreadCount)).toEqual({ count: 1 });
  await expectInvariants(school);
});
