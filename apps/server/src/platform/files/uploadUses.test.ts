import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chat, contract } from '@shuyuan/contract';
import type { UploadSlot } from '@shuyuan/rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { RETENTION } from '../../retention.ts';
import { openTalk } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { buildRoom, buildWaitingStudent } from '../../testing/studyRooms.ts';
import { readFileAs, upload } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { sweep } from '../work/retention.ts';
import { addUses, endUses, lockOwnFiles } from './uploadUses.ts';

const world = openWorld();
const { studyRooms } = contract;
const MORE_THAN_A_DAY_MS = 86_400_001;

async function uploadPicture(school: School, who: StudentCaller) {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { file } = await upload(world, school, who, { name: '板书.png', bytes, mime: 'image/png' });
  if (!file) throw new Error('the picture was not taken');
  return file;
}

async function statusOf(
  { school, student }: { school: School; student: StudentCaller },
  { url }: { url: string },
): Promise<number> {
  return (await readFileAs(world, school, { url, token: student.token })).statusCode;
}

/** Sweeps a day and a bit later, and comes back. */
async function sweepTomorrow(): Promise<void> {
  world.clock.set(new Date(TEST_NOW.getTime() + MORE_THAN_A_DAY_MS));
  await sweep(world.platform, RETENTION);
  world.clock.set(TEST_NOW);
}

function usesOf(school: School, fileId: number) {
  return school.withTenant((tx) =>
    tx.selectFrom('upload_use').select(['kind', 'ref_id']).where('upload_id', '=', fileId).execute(),
  );
}

test('a file that a kind of use unknown here holds is served and kept until that use ends (U10)', async () => {
  const school = await world.school();
  const student = await school.student();
  const file = await uploadPicture(school, student);
  const article = { companyId: school.id, kind: 'articleCover', refId: 7 };
  await school.withTenant(async (tx) => {
    const own = await lockOwnFiles(tx, { kind: 'student', id: student.id }, { ids: [file.id], kind: 'image' });
    await addUses(
      tx,
      article,
      own.map(({ id }) => id),
    );
  });
  await sweepTomorrow();
  expect(await statusOf({ school, student }, file)).toBe(200);
  await school.withTenant((tx) => endUses(tx, article, world.clock.now()));
  expect(await statusOf({ school, student }, file)).toBe(404);
  await sweepTomorrow();
  expect(await school.withTenant((tx) => tx.selectFrom('upload').select('id').execute())).toEqual([]);
});

test('a use that was rolled back holds nothing, and one of another school is none (U10, T3)', async () => {
  const school = await world.school();
  const other = await world.school();
  const student = await school.student();
  const file = await uploadPicture(school, student);
  const failed = school.withTenant(async (tx) => {
    await addUses(tx, { companyId: school.id, kind: 'articleCover', refId: 7 }, [file.id]);
    throw new Error('the article was not saved');
  });
  await expect(failed).rejects.toThrow('not saved');
  expect(await usesOf(school, file.id)).toEqual([]);
  const foreign = other.withTenant((tx) =>
    addUses(tx, { companyId: other.id, kind: 'articleCover', refId: 7 }, [file.id]),
  );
  await expect(foreign).rejects.toThrow();
  await sweepTomorrow();
  expect(await statusOf({ school, student }, file)).toBe(404);
});

test("only an own file of the wanted kind can be used: others' are missing (Z1)", async () => {
  const school = await world.school();
  const [student, other] = [await school.student(), await school.student()];
  const [first, second] = [await uploadPicture(school, student), await uploadPicture(school, student)];
  const lock = (who: StudentCaller, ids: number[], kind: UploadSlot = 'image') =>
    school.withTenant((tx) => lockOwnFiles(tx, { kind: 'student', id: who.id }, { ids, kind }));
  expect((await lock(student, [second.id, first.id, second.id])).map(({ id }) => id)).toEqual([second.id, first.id]);
  await expect(lock(other, [first.id])).rejects.toThrow();
  await expect(lock(student, [first.id], 'file')).rejects.toThrow();
  await expect(lock(student, [first.id, 1])).rejects.toThrow();
});

test('a recalled message lets go of its file; it is deleted once no other message shows it (U10)', async () => {
  const school = await world.school();
  const student = await school.student();
  const conversationId = await openTalk(student, await school.lecturer());
  const file = await uploadPicture(school, student);
  const send = (clientId: string) =>
    student.ask(chat.send, { conversationId, clientId, kind: 'image', fileId: file.id });
  const [first, second] = [await send('1'), await send('2')];
  await expectInvariants(school);
  await student.ask(chat.recall, { id: first.id });
  expect(await usesOf(school, file.id)).toEqual([{ kind: 'chatMessage', ref_id: second.id }]);
  await sweepTomorrow();
  expect(await statusOf({ school, student }, file)).toBe(200);
  await student.ask(chat.recall, { id: second.id });
  await expectInvariants(school);
  expect(await statusOf({ school, student }, file)).toBe(404);
  await sweepTomorrow();
  expect(await school.withTenant((tx) => tx.selectFrom('upload').select('id').execute())).toEqual([]);
});

test('a file sent again after its recall is served again (U10)', async () => {
  const school = await world.school();
  const student = await school.student();
  const conversationId = await openTalk(student, await school.lecturer());
  const file = await uploadPicture(school, student);
  const send = (clientId: string) =>
    student.ask(chat.send, { conversationId, clientId, kind: 'image', fileId: file.id });
  await student.ask(chat.recall, { id: (await send('1')).id });
  expect(await statusOf({ school, student }, file)).toBe(404);
  await send('2');
  expect(await statusOf({ school, student }, file)).toBe(200);
});

test('pictures of a question live as long as the question names them (U10)', async () => {
  const school = await world.school();
  const [room, student] = [await buildRoom(school), await buildWaitingStudent(school)];
  const [shown, removed] = [await uploadPicture(school, student), await uploadPicture(school, student)];
  const input = { roomId: room.id, question: '这一步怎么来的？' };
  const ticket = await student.ask(studyRooms.subscribe, { ...input, imageIds: [shown.id, removed.id] });
  await expectInvariants(school);
  await student.ask(studyRooms.ask, { id: ticket.id, question: '第二问', imageIds: [shown.id] });
  await expectInvariants(school);
  expect([await statusOf({ school, student }, shown), await statusOf({ school, student }, removed)]).toEqual([
    200, 404,
  ]);
  await sweepTomorrow();
  const { images } = (await student.ask(studyRooms.mine)).ticket ?? {};
  expect(images).toEqual([shown.url]);
  expect(await statusOf({ school, student }, shown)).toBe(200);
});

test('serving and sweeping name no table of a module (U10)', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    world.platform.store.owner,
  );
  const foreign = rows.map(({ name }) => name).filter((name) => !/^(?:upload|upload_use|kysely_\w+)$/.test(name));
  expect(foreign).toContain('chat_message');
  const named = new RegExp(
    `(?:from |join |into |update |From\\('|Into\\('|Table\\('|Join\\(')(?:${foreign.join('|')})\\b`,
  );
  for (const file of readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))) {
    expect(named.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[0], file).toBeUndefined();
  }
});
