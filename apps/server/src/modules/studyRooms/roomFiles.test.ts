import { contract, ResultCode, ROOM_FILES_MAX, ROOM_PAGES_MAX } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteUnusedUploads } from '../../platform/files/uploadSweep.ts';
import { buildUpload } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { buildConsultation, buildRoom, secondsAfter } from '../../testing/studyRooms.ts';
import { SIGNED_PNG } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { room: calls, desk } = contract;
const DAY_S = 86_400;

afterEach(() => world.clock.set(TEST_NOW));

async function consult() {
  const school = await world.school();
  const made = await buildRoom(school);
  const { student, callId: tempLogId } = await buildConsultation(school, made);
  return { school, made, student, lecturer: made.lecturer, tempLogId };
}

const lecturersPdf = (school: School, lecturer: StudentCaller) =>
  buildUpload(school, lecturer, {
    owner_kind: 'lecturer',
    kind: 'file',
    name: '讲义.pdf',
    path: `u/${'a'.repeat(32)}.pdf`,
    media_type: 'application/pdf',
    width: null,
    height: null,
  });

describe('a photo or file during the talk', () => {
  test('both see it with its name and address, once, and read it when the consultation is over (U10, I14)', async () => {
    const { school, student, lecturer, tempLogId } = await consult();
    const fileId = await buildUpload(school, student, { name: '第15题.png' });
    const photo = { tempLogId, clientId: 'p', kind: 'file', body: '-', fileId } as const;
    const sent = await student.ask(calls.add, photo);
    expect(sent).toMatchObject({
      kind: 'file',
      body: '第15题.png',
      file: { id: fileId, name: '第15题.png', isImage: true, bytes: 1_024, width: 40, height: 30 },
    });
    expect(sent.file?.url).toMatch(SIGNED_PNG);
    expect(await student.ask(calls.add, photo)).toEqual(sent);
    const pdf = await lecturersPdf(school, lecturer);
    await lecturer.ask(calls.add, { tempLogId, clientId: 'f', kind: 'file', body: '-', fileId: pdf });
    await lecturer.ask(desk.end, { tempLogId });
    for (const who of [student, lecturer]) {
      const { items } = await who.ask(calls.items, { tempLogId });
      expect(items.map(({ file }) => [file?.name, file?.isImage])).toEqual([
        ['第15题.png', true],
        ['讲义.pdf', false],
      ]);
    }
    await expectInvariants(school);
  });

  test('it is stored as long as its consultation, and one that nothing shows is deleted (U10)', async () => {
    const { school, student, tempLogId } = await consult();
    const [used, unused] = [await buildUpload(school, student), await buildUpload(school, student)];
    await student.ask(calls.add, { tempLogId, clientId: 'p', kind: 'file', body: '-', fileId: used });
    const later = secondsAfter(TEST_NOW, 2 * DAY_S);
    await school.withTenant((tx) => deleteUnusedUploads(tx, later));
    const left = await school.withTenant((tx) => tx.selectFrom('upload').select('id').execute());
    expect(left.map(({ id }) => id)).toEqual([used]);
    expect(left.map(({ id }) => id)).not.toContain(unused);
  });

  test('nobody shows a file of somebody else, and nobody else reads one (Z1)', async () => {
    const { school, student, lecturer, tempLogId } = await consult();
    const stranger = await school.student();
    const fileId = await buildUpload(school, stranger);
    const add = (who: StudentCaller, id: number) =>
      who.answer(calls.add, { tempLogId, clientId: `c${id}`, kind: 'file', body: '-', fileId: id });
    expect((await add(student, fileId)).status).toBe(404);
    expect((await add(lecturer, await buildUpload(school, student))).status).toBe(404);
    expect((await add(stranger, fileId)).status).toBe(404);
    expect((await stranger.answer(calls.items, { tempLogId })).status).toBe(404);
    expect((await add(student, await buildUpload(school, student))).status).toBe(200);
  });

  test('a file is named where one is shown and nowhere else', async () => {
    const { school, student, tempLogId } = await consult();
    const fileId = await buildUpload(school, student);
    const none = await student.answer(calls.add, { tempLogId, clientId: 'a', kind: 'file', body: '-' });
    const extra = await student.answer(calls.add, { tempLogId, clientId: 'b', kind: 'text', body: 'x', fileId });
    expect([none.status, extra.status]).toEqual([422, 422]);
  });

  test('a consultation holds a bounded number of files', async () => {
    const { school, student, tempLogId } = await consult();
    const fileId = await buildUpload(school, student);
    const add = (clientId: string) =>
      student.answer(calls.add, { tempLogId, clientId, kind: 'file', body: '-', fileId });
    for (let index = 0; index < ROOM_FILES_MAX; index++) expect((await add(`c${index}`)).code).toBe(0);
    expect((await add('one more')).code).toBe(ResultCode.tooManyFiles);
    expect((await add('c0')).code).toBe(0);
    await expectInvariants(school);
  });
});

describe('pages of the board', () => {
  test('the page that is shown is one more item of the room: both follow it and find it again', async () => {
    const { student, lecturer, tempLogId } = await consult();
    await student.ask(calls.add, { tempLogId, clientId: 'a', kind: 'page', body: '2' });
    await lecturer.ask(calls.add, { tempLogId, clientId: 'b', kind: 'page', body: '1' });
    for (const who of [student, lecturer]) {
      const { items } = await who.ask(calls.items, { tempLogId });
      expect(items.map(({ kind, body, from }) => [kind, body, from])).toEqual([
        ['page', '2', 'student'],
        ['page', '1', 'lecturer'],
      ]);
    }
  });

  test('a board has a bounded number of pages, and a page is a number', async () => {
    const { student, tempLogId } = await consult();
    const turn = (body: string) => student.answer(calls.add, { tempLogId, clientId: body, kind: 'page', body });
    expect((await turn(String(ROOM_PAGES_MAX))).code).toBe(0);
    for (const body of ['0', String(ROOM_PAGES_MAX + 1), '02', '1.5', '-1', '1e1', ' 1', '{}', '一']) {
      expect((await turn(body)).status, body).toBe(422);
    }
  });
});
