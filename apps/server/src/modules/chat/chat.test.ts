import { randomUUID } from 'node:crypto';
import { chat, ResultCode, SocketType } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { buildGroupTalk, buildUpload, openTalk, pushesTo, say } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { SIGNED_PNG } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();

async function pair() {
  const school = await world.school();
  const [student, lecturer] = [await school.student({ nickname: '林知夏' }), await school.lecturer()];
  return { school, student, lecturer, talk: await openTalk(student, lecturer) };
}

const bodies = (page: { items: { body: string }[] }) => page.items.map(({ body }) => body);

test('a student and a lecturer have one conversation, whichever of them opens it and however often', async () => {
  const { school, student, lecturer, talk } = await pair();
  const [again, fromThere] = await Promise.all([
    openTalk(student, lecturer),
    lecturer.ask(chat.open, { toType: 'student', toIds: [student.id] }),
  ]);
  expect([again, fromThere.id]).toEqual([talk, talk]);
  expect(fromThere).toMatchObject({ kind: 'single', title: '林知夏', peerId: student.id, peerType: 'student' });
  await expectInvariants(school);
});

test('opened concurrently from five tabs, it is one conversation with two members', async () => {
  const school = await world.school();
  const [student, lecturer] = [await school.student(), await school.lecturer()];
  const ids = await Promise.all(Array.from({ length: 5 }, () => openTalk(student, lecturer)));
  expect(new Set(ids).size).toBe(1);
  await expectInvariants(school);
});

test('students do not open talks with students, nor anybody with who is not there', async () => {
  const { school, student, lecturer } = await pair();
  const other = await (await world.school()).lecturer();
  const gone = await school.lecturer({ has_left: true });
  const inputs = [
    { toType: 'student', toIds: [student.id] },
    { toType: 'lecturer', toIds: [other.id] },
    { toType: 'lecturer', toIds: [gone.id] },
    { toType: 'lecturer', toIds: [student.id] },
  ] as const;
  for (const input of inputs) {
    expect(await student.answer(chat.open, { ...input, toIds: [...input.toIds] })).toMatchObject({ status: 404 });
  }
  expect(await lecturer.answer(chat.open, { toType: 'lecturer', toIds: [lecturer.id] })).toMatchObject({ status: 404 });
});

test('a conversation without messages is listed only for the member who opened it', async () => {
  const { student, lecturer, talk } = await pair();
  expect((await student.ask(chat.list)).items.map(({ id }) => id)).toEqual([talk]);
  expect((await lecturer.ask(chat.list)).items).toEqual([]);
  await say(student, talk, '老师好');
  expect((await lecturer.ask(chat.list)).items).toMatchObject([
    { id: talk, unread: 1, lastSeq: 1, last: { body: '老师好', fromName: '林知夏', isMine: false } },
  ]);
});

test('the sender is the login, whatever the body says (W9)', async () => {
  const { student, lecturer, talk } = await pair();
  const input = { conversationId: talk, clientId: randomUUID(), kind: 'text', body: '是我' } as const;
  const { data } = await student.answer(chat.send, input, {
    extra: { fromUserId: lecturer.id, fromUserType: 2, userId: lecturer.id, userNickName: '周砚秋' },
  });
  expect(data).toMatchObject({ seq: 1, fromId: student.id, fromType: 'student', fromName: '林知夏' });
});

test('a message sent twice is stored once, as it was the first time (I14)', async () => {
  const { school, student, lecturer, talk } = await pair();
  const clientId = randomUUID();
  const first = await say(student, talk, '一', clientId);
  expect(await say(student, talk, '二', clientId)).toEqual(first);
  const other = await openTalk(student, await school.lecturer());
  expect(await say(student, other, '三', clientId)).toEqual(first);
  const both = await Promise.all([say(student, talk, '四', 'tab'), say(student, talk, '五', 'tab')]);
  expect(both[0]).toEqual(both[1]);
  expect(both[0].seq).toBe(2);
  const [seen] = (await lecturer.ask(chat.history, { conversationId: talk })).items;
  expect(seen?.clientId).toBeUndefined();
  expect((await say(lecturer, talk, '六', clientId)).seq).toBe(3);
  await expectInvariants(school);
});

test('a message has text of 1 to 1,000 characters, or an own file of its kind', async () => {
  const { school, student, lecturer, talk } = await pair();
  const send = (part: object) =>
    student.answer(chat.send, { conversationId: talk, clientId: randomUUID(), kind: 'text', ...part });
  for (const part of [{}, { body: ' \n ' }, { kind: 'image' }, { kind: 'file' }]) {
    expect(await send(part)).toMatchObject({ status: 422 });
  }
  const long = student.answer(
    chat.send,
    { conversationId: talk, clientId: 'long', kind: 'text' },
    {
      extra: { msgBody: '好'.repeat(1_001) },
    },
  );
  expect(await long).toMatchObject({ status: 422 });
  expect(await send({ body: '😀'.repeat(1_000) })).toMatchObject({ code: 0 });
  const [own, foreign] = [await buildUpload(school, student), await buildUpload(school, await school.student())];
  expect(await send({ kind: 'image', fileId: foreign })).toMatchObject({ status: 404 });
  expect(await send({ kind: 'file', fileId: own })).toMatchObject({ status: 404 });
  expect(await send({ kind: 'image', fileId: own })).toMatchObject({ code: 0 });
  const seen = (await lecturer.ask(chat.history, { conversationId: talk, afterSeq: 1 })).items;
  expect(seen).toMatchObject([{ kind: 'image', body: '板书.png', file: { id: own, width: 40, bytes: 1_024 } }]);
  expect(seen[0]?.file?.url).toMatch(SIGNED_PNG);
});

test('thirty messages a minute are enough, by the clock of the server (C3)', async () => {
  const { student, talk } = await pair();
  for (let at = 0; at < 30; at += 1) await say(student, talk, `第${at}句`, `n${at}`);
  const more = { conversationId: talk, clientId: 'more', kind: 'text', body: '还有' } as const;
  expect(await student.answer(chat.send, more)).toMatchObject({ code: ResultCode.tooFrequent });
  expect(await say(student, talk, '再来', 'n3')).toMatchObject({ seq: 4 });
  world.clock.set(new Date(TEST_NOW.getTime() + 60_000));
  expect(await student.answer(chat.send, more)).toMatchObject({ code: 0 });
  world.clock.set(TEST_NOW);
});

test('fifty concurrent messages of two members are numbered 1 to 50, and none is lost (I14)', async () => {
  const { school, student, lecturer, talk } = await pair();
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, at) => say(at % 2 ? student : lecturer, talk, `${at}`)),
  );
  expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  const history = await student.ask(chat.history, { conversationId: talk, pageSize: 100 });
  expect(history).toMatchObject({ totalCount: 50 });
  expect(history.items.map(({ id }) => id)).toEqual(sent.toSorted((a, b) => a.seq - b.seq).map(({ id }) => id));
  await expectInvariants(school);
});

test('history is read in pages of 30, up and down, while others write (I14)', async () => {
  const { student, lecturer, talk } = await pair();
  for (let at = 1; at <= 25; at += 1) {
    await say(student, talk, `学${at}`);
    await say(lecturer, talk, `师${at}`);
  }
  const seqs = (page: { items: { seq: number }[] }) => page.items.map(({ seq }) => seq);
  const newest = seqs(await student.ask(chat.history, { conversationId: talk }));
  expect([newest.length, newest[0], newest.at(-1)]).toEqual([30, 21, 50]);
  const [older] = await Promise.all([
    student.ask(chat.history, { conversationId: talk, beforeSeq: 21 }).then(seqs),
    say(lecturer, talk, '插话'),
  ]);
  const missed = seqs(await student.ask(chat.history, { conversationId: talk, afterSeq: 50 }));
  expect([...older, ...newest, ...missed]).toEqual(Array.from({ length: 51 }, (_, at) => at + 1));
  expect(seqs(await student.ask(chat.history, { conversationId: talk, afterSeq: 3, pageSize: 2 }))).toEqual([4, 5]);
});

test('read marks only move forward, never beyond the last message (I13)', async () => {
  const { school, student, lecturer, talk } = await pair();
  for (const body of ['一', '二', '三']) await say(lecturer, talk, body);
  expect(await student.ask(chat.read, { conversationId: talk, seq: 2 })).toEqual({ unread: 1 });
  expect(await student.ask(chat.read, { conversationId: talk, seq: 1 })).toEqual({ unread: 1 });
  expect(await student.ask(chat.read, { conversationId: talk, seq: 99 })).toEqual({ unread: 0 });
  await say(lecturer, talk, '四');
  expect((await student.ask(chat.list)).items).toMatchObject([{ unread: 1, readSeq: 3, peerReadSeq: 4 }]);
  expect((await lecturer.ask(chat.list)).items).toMatchObject([{ unread: 0, readSeq: 4, peerReadSeq: 3 }]);
  await expectInvariants(school);
});

test('sending does not mark messages that arrived meanwhile as read (I13)', async () => {
  const { student, lecturer, talk } = await pair();
  await say(lecturer, talk, '一');
  await say(student, talk, '二');
  expect((await student.ask(chat.list)).items).toMatchObject([{ unread: 1, readSeq: 0 }]);
  expect(await student.ask(chat.read, { conversationId: talk, seq: 2 })).toEqual({ unread: 0 });
});

test('an own message can be recalled within two minutes; its number stays, its text is removed', async () => {
  const { school, student, lecturer, talk } = await pair();
  const { id } = await say(student, talk, '发错了');
  expect(await lecturer.answer(chat.recall, { id })).toMatchObject({ status: 404 });
  world.clock.set(new Date(TEST_NOW.getTime() + 120_000));
  expect(await student.ask(chat.recall, { id })).toEqual({});
  expect(await student.ask(chat.recall, { id })).toEqual({});
  world.clock.set(TEST_NOW);
  expect((await lecturer.ask(chat.history, { conversationId: talk })).items).toMatchObject([
    { seq: 1, body: '', isRecalled: true },
  ]);
  expect(await lecturer.ask(chat.unreadCount)).toEqual({ count: 0 });
  const late = await say(student, talk, '来不及了');
  world.clock.set(new Date(TEST_NOW.getTime() + 120_001));
  expect(await student.answer(chat.recall, { id: late.id })).toMatchObject({ code: ResultCode.recallTooLate });
  world.clock.set(TEST_NOW);
  await expectInvariants(school);
});

test('pinned conversations come first, then those with the newest message', async () => {
  const { school, student, talk } = await pair();
  const newer = await openTalk(student, await school.lecturer({ name: '许南乔' }));
  world.clock.set(new Date(TEST_NOW.getTime() + 1_000));
  await say(student, newer, '您好');
  world.clock.set(TEST_NOW);
  const order = async () => (await student.ask(chat.list)).items.map(({ id }) => id);
  expect(await order()).toEqual([newer, talk]);
  expect(await student.ask(chat.set, { conversationId: talk, isPinned: true })).toEqual({});
  expect(await order()).toEqual([talk, newer]);
  await student.ask(chat.set, { conversationId: talk, isMuted: true });
  expect((await student.ask(chat.list)).items[0]).toMatchObject({ isPinned: true, isMuted: true });
});

test('the popup tells what the school has written, the newest first, and nothing of another platform (§3, §7)', async () => {
  const { school, student, lecturer, talk } = await pair();
  const write = (title: string, created_at: Date, read_at: Date | null = null) =>
    school.withTenant((tx) =>
      tx
        .insertInto('site_message')
        .values({
          company_id: school.id,
          student_id: student.id,
          kind: 'class',
          ...{ title, title_en: `${title} en`, body: '', body_en: null, link: '/learn', once_key: null },
          ...{ created_at, read_at },
        })
        .execute(),
    );
  await write('旧的', new Date(TEST_NOW.getTime() - 86_400_000));
  await write('回放可以看了', TEST_NOW);
  await write('读过的', new Date(TEST_NOW.getTime() + 1_000), TEST_NOW);
  await say(lecturer, talk, '单独说');
  const notice = { title: '回放可以看了', sentAt: TEST_NOW.toISOString(), link: '/learn' };
  expect(await student.ask(chat.lastUnread)).toMatchObject({ notice, ordinary: { body: '单独说' } });
  expect(await student.ask(chat.lastUnread, { platform: 1 })).toMatchObject({ notice });
  expect(await student.ask(chat.lastUnread, { platform: 6 })).toEqual({});
  expect(await student.ask(chat.unreadCount, { platform: 6 })).toEqual({ count: 0 });
});

test('the red number and the popup leave muted conversations out', async () => {
  const { school, student, lecturer, talk } = await pair();
  const group = await buildGroupTalk(school, [
    { kind: 'student', id: student.id },
    { kind: 'lecturer', id: lecturer.id },
  ]);
  await say(lecturer, talk, '单独说');
  await say(lecturer, group, '大家好');
  expect(await student.ask(chat.unreadCount, { userId: lecturer.id, userType: 1 })).toEqual({ count: 2 });
  await student.ask(chat.set, { conversationId: group, isMuted: true });
  expect(await student.ask(chat.unreadCount)).toEqual({ count: 1 });
  expect(await student.ask(chat.lastUnread)).toMatchObject({
    ordinary: { name: '周砚秋', userId: lecturer.id, kind: 'text', body: '单独说', conversationId: talk },
  });
  await student.ask(chat.read, { conversationId: talk, seq: 1 });
  expect(await student.ask(chat.lastUnread)).toEqual({});
});

test('members of a class read and write in it, for others it does not exist', async () => {
  const { school, student, lecturer } = await pair();
  const mate = await school.student({ nickname: '13800002026' });
  const members = [student, mate].map(({ id }) => ({ kind: 'student' as const, id }));
  const group = await buildGroupTalk(school, [...members, { kind: 'lecturer', id: lecturer.id }]);
  await say(mate, group, '我也在');
  expect((await student.ask(chat.list, {}, { locale: 'en' })).items[0]).toMatchObject({
    kind: 'group',
    title: 'Conic sections · Monday evening',
    last: { fromName: '138****2026' },
  });
  expect(bodies(await lecturer.ask(chat.history, { conversationId: group }))).toEqual(['我也在']);
  const stranger = await school.student();
  expect(await stranger.answer(chat.history, { conversationId: group })).toMatchObject({ status: 404 });
  expect(await stranger.answer(chat.read, { conversationId: group, seq: 1 })).toMatchObject({ status: 404 });
});

test('a message, a read mark and a recall are pushed to all tabs of both sides (W10)', async () => {
  const { student, lecturer, talk } = await pair();
  const [here, there] = [
    { kind: 'student' as const, id: student.id },
    { kind: 'lecturer' as const, id: lecturer.id },
  ];
  await lecturer.ask(chat.set, { conversationId: talk, isMuted: true });
  const { id } = await say(student, talk, '老师好');
  await lecturer.ask(chat.read, { conversationId: talk, seq: 1 });
  await student.ask(chat.recall, { id });
  const frame = { type: SocketType.chat, conversationId: talk, lastSeq: 1 };
  expect(await pushesTo(world, here)).toEqual([frame, frame, frame]);
  expect(await pushesTo(world, there)).toEqual([{ ...frame, lastSeq: 0 }, frame, frame, frame]);
});

test('a school that has closed chat refuses every call of it', async () => {
  const { school, student, talk } = await pair();
  await school.withTenant((tx) =>
    tx.insertInto('part_switch').values({ company_id: school.id, type: 'chat', status: 'closed' }).execute(),
  );
  const refused = { code: ResultCode.chatOff, body: { state: 'fail' } };
  expect(await student.answer(chat.list)).toMatchObject(refused);
  expect(await student.answer(chat.unreadCount)).toMatchObject(refused);
  expect(await student.answer(chat.history, { conversationId: talk })).toMatchObject(refused);
  expect((await student.answer(chat.list, {}, { locale: 'en' })).body['msg']).toBe('Chat is not open at this school');
});

test('a conversation has info about the lecturer, common courses and shared files', async () => {
  const { school, student, lecturer, talk } = await pair();
  const starts = new Date(TEST_NOW.getTime() + 3_600_000);
  const ends = new Date(TEST_NOW.getTime() + 7_200_000);
  const made = await buildCourse(school, {
    run: { lecturer_id: lecturer.id },
    lessons: [{ at: [starts, ends] }],
    course: { title: '圆锥曲线' },
  });
  await enrol(school, student.id, made);
  await enrol(school, student.id, await buildCourse(school));
  for (let at = 0; at < 9; at += 1) {
    const fileId = await buildUpload(school, student);
    await student.ask(chat.send, { conversationId: talk, clientId: `i${at}`, kind: 'image', fileId });
  }
  const fileId = await buildUpload(school, student, { kind: 'file', name: '讲义.pdf', width: null, height: null });
  const sent = await student.ask(chat.send, { conversationId: talk, clientId: 'f', kind: 'file', fileId });
  const info = await student.ask(chat.info, { conversationId: talk });
  expect(info).toMatchObject({ title: '周砚秋', about: '高中数学', imageCount: 9, fileCount: 1 });
  expect(info.courses).toEqual([{ id: made.id, saleId: made.saleId, title: '圆锥曲线', nextAt: starts.toISOString() }]);
  expect(info.images).toHaveLength(8);
  expect(info.files).toMatchObject([{ id: sent.id, file: { name: '讲义.pdf' } }]);
});

test('a person with a recent socket is online', async () => {
  const { school, student, lecturer } = await pair();
  const seen = (ago: number) =>
    school.withTenant((tx) =>
      tx
        .insertInto('presence')
        .values({
          company_id: school.id,
          member_kind: 'lecturer',
          member_id: lecturer.id,
          seen_at: new Date(TEST_NOW.getTime() - ago * 1_000),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'member_kind', 'member_id'])
            .doUpdateSet((eb) => ({ seen_at: eb.ref('excluded.seen_at') })),
        )
        .execute(),
    );
  await seen(74);
  expect((await student.ask(chat.list)).items).toMatchObject([{ isPeerOnline: true }]);
  await seen(75);
  expect((await student.ask(chat.list)).items).toMatchObject([{ isPeerOnline: false }]);
});
