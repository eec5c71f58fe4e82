import { type Call, contract, UPLOADS_TO, type UploadTo } from '@shuyuan/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Answer, Caller } from './testing/caller.ts';
import { expectedOutcome, loginOf, type MatrixRow, type Outcome, WHO, type Who } from './testing/matrix.ts';
import { matrixRows } from './testing/matrixRows.ts';
import { mp3Of, mp4Of } from './testing/media.ts';
import type { School, StudentCaller } from './testing/school.ts';
import { readFileAs, type Sent, upload } from './testing/uploads.ts';
import { openWorld } from './testing/world.ts';

const world = openWorld();
const calls: Call[] = Object.values(contract).flatMap((domain) => Object.values(domain) as Call[]);

test('has a row for every call of the contract (Z1)', () => {
  const named = new Set(matrixRows.map(({ call }) => `${call.method} ${call.path}`));
  expect(calls.map((call) => `${call.method} ${call.path}`).filter((name) => !named.has(name))).toEqual([]);
});

describe('access by caller (Z1)', () => {
  for (const row of matrixRows) {
    test(`${row.call.method} ${row.call.path}`, async () => {
      const [school, other] = [await world.school(), await world.school()];
      const owner = await loginOf(row, school);
      const input = (await row.input(school, owner)) as Record<string, unknown>;
      const seen: Partial<Record<Who, Outcome>> = {};
      for (const who of WHO) {
        const caller = await callerFor(who, row, { school, other, owner });
        seen[who] = outcomeOf(row, await caller.answer(row.call, input));
      }
      expect(seen).toEqual(Object.fromEntries(WHO.map((who) => [who, expectedOutcome(row, who)])));
    });
  }
});

describe('who may upload, and whose file it is (Z1, T1, T5)', () => {
  const sentTo = async (to: UploadTo): Promise<Sent> => {
    if (to === 'exerciseVideo' || to === 'attachVideo')
      return { to, name: '解题.mp4', mime: 'video/mp4', bytes: mp4Of() };
    if (to === 'exerciseAudio' || to === 'attachAudio')
      return { to, name: '朗读.mp3', mime: 'audio/mpeg', bytes: mp3Of() };
    if (to === 'file' || to === 'attachDoc') return { to, name: '讲义.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
    const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } });
    return { to, name: '板书.png', mime: 'image/png', bytes: await picture.png().toBuffer() };
  };
  for (const to of Object.keys(UPLOADS_TO) as UploadTo[]) {
    test(`POST ${UPLOADS_TO[to].path}`, async () => {
      const [school, other] = [await world.school(), await world.school()];
      const sent = await sentTo(to);
      const [student, lecturer, stranger] = [await school.student(), await school.lecturer(), await other.student()];
      const expired = await school.student();
      const expires_at = world.clock.now();
      await school.withTenant((tx) =>
        tx.updateTable('session').set({ expires_at }).where('student_id', '=', expired.id).execute(),
      );
      const claim = { ...sent, fields: { companyId: String(school.id) } };
      const stored = {
        student: await upload(world, school, student, sent),
        lecturer: await upload(world, school, lecturer, sent),
        stranger: await upload(world, school, stranger, sent),
      };
      for (const { code } of Object.values(stored)) expect(code).toBe(0);
      const visitor = { token: '' };
      expect((await upload(world, school, visitor, sent)).code).toBe(-1);
      expect((await upload(world, school, expired, sent)).code).toBe(-1);
      expect((await upload(world, school, stranger, claim)).code).toBe(-1);
      expect(await ownersOf(school)).toEqual([
        { owner_kind: 'student', owner_id: student.id },
        { owner_kind: 'lecturer', owner_id: lecturer.id },
      ]);
      // Regardless of the host, a file belongs to the school of the login.
      expect(await ownersOf(other)).toEqual([{ owner_kind: 'student', owner_id: stranger.id }]);
      const whereRead = async ({ token }: StudentCaller, { file }: (typeof stored)['student']) => {
        const answers = [school, other].map((at) => readFileAs(world, at, { url: file?.url, token }));
        return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
      };
      expect(await whereRead(student, stored.student)).toEqual([200, 404]);
      expect(await whereRead(stranger, stored.stranger)).toEqual([404, 200]);
    });
  }
});

function ownersOf(school: School) {
  return school.withTenant((tx) =>
    tx.selectFrom('upload').select(['owner_kind', 'owner_id']).orderBy('created_at').orderBy('id').execute(),
  );
}

const isForLecturers = ({ call }: MatrixRow) => call.access === 'lecturer';

interface Sides {
  school: School;
  other: School;
  owner: StudentCaller;
}

async function callerFor(who: Who, row: MatrixRow, { school, other, owner }: Sides): Promise<Caller> {
  if (who === 'owner') return owner;
  if (who === 'otherStudent') return loginOf(row, school);
  if (who === 'otherSchool') return loginOf(row, other);
  if (who === 'anonymous') return school.visitor();
  if (who === 'foreignVisitor') return other.visitor();
  const expired = await loginOf(row, school);
  const expires_at = world.clock.now();
  await school.withTenant((tx) =>
    isForLecturers(row)
      ? tx.updateTable('lecturer_session').set({ expires_at }).where('lecturer_id', '=', expired.id).execute()
      : tx.updateTable('session').set({ expires_at }).where('student_id', '=', expired.id).execute(),
  );
  return expired;
}

function outcomeOf(row: MatrixRow, answer: Answer<Call>): Outcome {
  if (answer.status === 404) return 'missing';
  if (answer.code === -1) return 'loggedOut';
  if (answer.status !== 200 || answer.code === null)
    throw new Error(`${row.call.path} answered ${answer.status}: ${answer.text}`);
  if (answer.code > 0) return 'refused';
  const resultData = answer.body['resultData'] ?? answer.body['data'];
  return Array.isArray(resultData) && resultData.length === 0 && row.call.isList ? 'empty' : 'ok';
}
