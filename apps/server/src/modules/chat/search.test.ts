import { chat } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { buildGroupTalk, openTalk, say } from '../../testing/chat.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();

async function pair() {
  const school = await world.school();
  const [student, lecturer] = [await school.student({ nickname: '林知夏' }), await school.lecturer()];
  return { school, student, lecturer, talk: await openTalk(student, lecturer) };
}

test('a search finds words inside messages, Chinese and English, whatever their case, the newest first', async () => {
  const { student, lecturer, talk } = await pair();
  const first = await say(student, talk, '老师，焦点弦的长度怎么算？');
  await say(lecturer, talk, '先看定义');
  const last = await say(lecturer, talk, 'Use the Focal chord: 焦点弦 = a + ex');
  const { items, totalCount } = await student.ask(chat.search, { keyword: '焦点弦' });
  expect(totalCount).toBe(2);
  expect(items).toMatchObject([
    { id: last.id, conversationId: talk, seq: 3, isMine: false, body: 'Use the Focal chord: 焦点弦 = a + ex' },
    { id: first.id, conversationId: talk, seq: 1, isMine: true, fromName: '林知夏' },
  ]);
  const both = await lecturer.ask(chat.search, { keyword: 'focal 焦点' });
  expect(both.items).toMatchObject([{ id: last.id, title: '林知夏', isMine: true }]);
});

test('a search finds nothing for blanks, nor by wildcards (X9)', async () => {
  const { student, talk } = await pair();
  await say(student, talk, '老师好');
  for (const keyword of ['   ', '%', '_', '\\', "' or 1=1 --"])
    expect((await student.ask(chat.search, { keyword })).items).toEqual([]);
  await say(student, talk, '正确率100%');
  expect((await student.ask(chat.search, { keyword: '0%' })).items).toHaveLength(1);
});

test('a recalled message is not found any more', async () => {
  const { student, lecturer, talk } = await pair();
  const { id } = await say(student, talk, '我的密码是123456');
  await student.ask(chat.recall, { id });
  for (const person of [student, lecturer])
    expect((await person.ask(chat.search, { keyword: '密码' })).items).toEqual([]);
});

test('nobody finds messages of others, of another school, or of a class that was left (Z1, Z4, T1)', async () => {
  const { school, student, lecturer, talk } = await pair();
  await say(student, talk, '焦点弦');
  const mate = await school.student();
  const stranger = await (await world.school()).student();
  for (const other of [mate, stranger]) expect((await other.ask(chat.search, { keyword: '焦点弦' })).items).toEqual([]);
  const made = await buildCourse(school, { run: { lecturer_id: lecturer.id }, offer: { price_fen: 0 } });
  await enrol(school, mate.id, made);
  const members = [
    { kind: 'student' as const, id: mate.id },
    { kind: 'lecturer' as const, id: lecturer.id },
  ];
  const group = await buildGroupTalk(school, members, { class_run_id: made.id });
  await say(lecturer, group, '大家好');
  const found = await mate.ask(chat.search, { keyword: '大家' });
  expect(found.items).toMatchObject([{ conversationId: group, title: '圆锥曲线专题 · 周一晚班' }]);
  await school.withTenant((tx) =>
    tx.updateTable('enrolment').set({ status: 'quit' }).where('student_id', '=', mate.id).execute(),
  );
  expect((await mate.ask(chat.search, { keyword: '大家' })).items).toEqual([]);
});

test('a search answers with fifty messages at most', async () => {
  const { school, student, lecturer, talk } = await pair();
  await school.withTenant(async (tx) => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...{ company_id: school.id, conversation_id: talk, seq: index + 1, client_id: `s${index}` },
      ...{ from_kind: 'student' as const, from_id: student.id, kind: 'text' as const, body: '好' },
      ...{ sent_at: new Date(index * 1000), recalled_at: null, upload_id: null },
    }));
    await tx.insertInto('chat_message').values(rows).execute();
    await tx.updateTable('conversation').set({ last_seq: 60 }).where('id', '=', talk).execute();
  });
  const { items } = await lecturer.ask(chat.search, { keyword: '好' });
  expect([items.length, items[0]?.seq]).toEqual([50, 60]);
});
