import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chat, contract } from '@shuyuan/contract';
import type { UploadSlot } from '@shuyuan/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { openTalk } from '../../testing/chat.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { cookiesOf, readFileAs } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
afterEach(() => world.clock.set(null));

const PUBLIC: readonly UploadSlot[] = ['avatar'];
const PRIVATE: readonly UploadSlot[] = [
  ...(['image', 'file', 'exercisePicture', 'exerciseAudio', 'exerciseVideo'] as const),
  // Of a text they are public once it is published (articles/counts.test.ts).
  ...(['articleCover', 'articleImage'] as const),
  ...(['attachDoc', 'attachImage', 'attachAudio', 'attachVideo'] as const),
];
let last = 0;

/** Stores a picture of a student as an upload of some kind. */
async function buildFile(school: School, owner: { id: number }, kind: UploadSlot) {
  last += 1;
  const name = `${String(last).padStart(32, '0')}.png`;
  const folder = join(world.platform.config.dataDir, 'files', String(school.id));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), 'picture');
  const row = {
    company_id: school.id,
    owner_kind: 'student',
    owner_id: owner.id,
    kind,
    name,
    path: `u/${name}`,
  } as const;
  const facts = { media_type: 'image/png', bytes: 7, width: 1, height: 1, created_at: TEST_NOW };
  const made = await school.withTenant((tx) =>
    tx
      .insertInto('upload')
      .values({ ...row, ...facts })
      .returning(['id', 'path'])
      .executeTakeFirstOrThrow(),
  );
  return { ...made, plain: `/files/${made.path}` };
}

const HEADERS = { headers: cookiesOf({ token: null }) };

/** A picture in a talk of a student with a lecturer, with the addresses that each of them is told. */
async function inTalk(kind: UploadSlot = 'image') {
  const school = await world.school();
  const [student, classmate, lecturer] = [await school.student(), await school.student(), await school.lecturer()];
  const [colleague, elsewhere] = [await school.lecturer(), await world.school()];
  const file = await buildFile(school, student, 'image');
  const conversationId = await openTalk(student, lecturer);
  await student.ask(chat.send, { conversationId, clientId: 'p', kind: 'image', fileId: file.id });
  // Kinds that no talk takes are read as this one is: the kind alone decides what is public.
  await school.withTenant((tx) => tx.updateTable('upload').set({ kind }).where('id', '=', file.id).execute());
  const told = async (who: StudentCaller) =>
    (await who.ask(chat.history, { conversationId }, HEADERS)).items[0]?.file?.url ?? '';
  const statusOf = async (url: string, token: string | null, { host = school.host, headers = {} } = {}) =>
    (await readFileAs(world, { host }, { url, token, headers })).statusCode;
  return { school, student, classmate, lecturer, colleague, elsewhere, file, told, statusOf };
}

describe('files of uploads (U6)', () => {
  test.each(PUBLIC)('%s: everybody of the school reads the plain address, another school does not', async (kind) => {
    const { file, student, elsewhere, statusOf } = await inTalk(kind);
    const answers = [
      await statusOf(file.plain, null),
      await statusOf(file.plain, student.token),
      await statusOf(file.plain, null, { host: elsewhere.host }),
    ];
    expect(answers).toEqual([200, 200, 404]);
  });

  test.each(PRIVATE)('%s: nobody reads the plain address, and each link its reader alone', async (kind) => {
    const { school, student, classmate, lecturer, colleague, elsewhere, file, told, statusOf } = await inTalk(kind);
    const [own, theirs] = [await told(student), await told(lecturer)];
    const otherBrowser = { headers: cookiesOf({ token: null }, 'e'.repeat(43)) };
    const read = {
      plain: await Promise.all([student, lecturer, classmate].map(({ token }) => statusOf(file.plain, token))),
      plainVisitor: await statusOf(file.plain, null),
      own: await statusOf(own, student.token),
      lecturer: await statusOf(theirs, null),
      classmate: await statusOf(own, classmate.token),
      lecturerOfStudent: await statusOf(own, null),
      studentOfLecturer: await statusOf(theirs, student.token, {
        headers: { cookie: `sy_access_token=${student.token}` },
      }),
      colleague: await statusOf(relabel(theirs, lecturer, colleague), null),
      forged: await statusOf(relabel(own, student, classmate), classmate.token),
      visitor: await statusOf(relabel(own, student, { id: 0 }), null),
      withoutCookies: await statusOf(theirs, null, { headers: { cookie: '' } }),
      otherBrowser: await statusOf(theirs, null, otherBrowser),
      elsewhere: await statusOf(own, student.token, { host: elsewhere.host }),
      otherFile: await statusOf(own.replace(file.path, (await buildFile(school, student, kind)).path), student.token),
    };
    expect(read).toEqual({
      ...{ plain: [404, 404, 404], plainVisitor: 404, own: 200, lecturer: 200, classmate: 404, lecturerOfStudent: 404 },
      ...{ studentOfLecturer: 404, colleague: 404, forged: 404, visitor: 404, withoutCookies: 404, otherBrowser: 404 },
      ...{ elsewhere: 404, otherFile: 404 },
    });
  });

  test('a link ends after three to five minutes, and with the login', async () => {
    const { student, lecturer, told, statusOf } = await inTalk();
    const [own, theirs] = [await told(student), await told(lecturer)];
    const both = async () => [await statusOf(own, student.token), await statusOf(theirs, null)];
    world.clock.set(new Date(TEST_NOW.getTime() + 179_000));
    expect(await both()).toEqual([200, 200]);
    world.clock.set(new Date(TEST_NOW.getTime() + 300_000));
    expect(await both()).toEqual([404, 404]);
    world.clock.set(TEST_NOW);
    await student.ask(contract.account.logout);
    await lecturer.ask(contract.talk.logout);
    expect(await both()).toEqual([404, 404]);
  });

  test('who reads a list again within two minutes is told the same address, so that nothing is fetched twice', async () => {
    const { student, lecturer, told } = await inTalk();
    const start = Math.ceil(TEST_NOW.getTime() / 120_000) * 120_000;
    for (const who of [student, lecturer]) {
      const seen: string[] = [];
      for (const afterS of [0, 1, 60, 119, 120]) {
        world.clock.set(new Date(start + afterS * 1_000));
        seen.push(await told(who));
      }
      const [first, second] = [seen[0], seen[4]];
      expect(seen).toEqual([first, first, first, first, second]);
      expect(first).not.toBe(second);
    }
  });

  test('what a reader may no longer read is told without an address that works: a message taken back', async () => {
    const { student, lecturer, school, told, statusOf } = await inTalk();
    const theirs = await told(lecturer);
    const id = await school.withTenant((tx) => tx.selectFrom('chat_message').select('id').executeTakeFirstOrThrow());
    await student.ask(chat.recall, { id: id.id });
    expect([await told(lecturer), await statusOf(theirs, null)]).toEqual(['', 404]);
  });
});

/** A link with the number of another reader in it. */
function relabel(url: string, from: { id: number }, to: { id: number }): string {
  return url.replace(from.id.toString(36), to.id.toString(36));
}
