import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { buildUpload } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildScoreSheet } from '../../testing/scoreSheets.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { decideSheet } from './decide.ts';

const world = openWorld();
const { archives } = contract;
afterEach(() => world.clock.set(TEST_NOW));

async function setUp(overrides: Parameters<typeof buildScoreSheet>[2] = {}) {
  const school = await world.school();
  const student = await school.student({ nickname: '林知夏' });
  const { id, subjectIds } = await buildScoreSheet(school, student, overrides);
  const [math = 0, physics = 0] = subjectIds;
  const items = (one?: number, other?: number) => [
    { subjectId: math, ...(one === undefined ? {} : { score: one }) },
    { subjectId: physics, ...(other === undefined ? {} : { score: other }) },
  ];
  const decide = (decision: Parameters<typeof decideSheet>[2]) =>
    school.withTenant((tx) => decideSheet({ tx, companyId: school.id, now: world.clock.now() }, id, decision));
  return { school, student, id, math, physics, items, decide };
}

describe('a score sheet (product.md 4.6)', () => {
  test('is saved as a draft, submitted, sent back with a reason, submitted again and confirmed', async () => {
    const { school, student, id, items, decide } = await setUp();
    const empty = await student.ask(archives.sheet, { id });
    expect(empty).toMatchObject({ state: 'toFill', fullScore: 250, studentName: '林知夏' });
    expect(empty).not.toHaveProperty('totalScore');
    const draft = await student.ask(archives.saveSheet, { id, items: items(121.5), isSubmitted: false, version: 0 });
    expect(draft).toMatchObject({ state: 'toFill', totalScore: 121.5, version: 1 });
    const fileId = await buildUpload(school, student);
    const sent = await student.ask(archives.saveSheet, {
      id,
      items: items(121.5, 86),
      fileIds: [fileId],
      isSubmitted: true,
      version: 1,
    });
    expect(sent).toMatchObject({ state: 'submitted', totalScore: 207.5, attachments: [{ id: fileId }] });
    await decide({ kind: 'sendBack', reason: '照片看不清' });
    const back = await student.ask(archives.sheet, { id });
    expect(back).toMatchObject({ state: 'sentBack', comment: '照片看不清', version: 3 });
    await student.ask(archives.saveSheet, { id, items: items(120, 86), isSubmitted: true, version: 3 });
    await decide({ kind: 'confirm', by: '林安娜' });
    const done = await student.ask(archives.sheet, { id });
    expect(done).toMatchObject({ state: 'confirmed', confirmedBy: '林安娜', totalScore: 206 });
    expect(done).not.toHaveProperty('comment');
    expect(done.attachments).toHaveLength(1);
    await expectInvariants(school);
  });

  test('changes only by its transitions: not once submitted, confirmed or late, nor over the save of another tab', async () => {
    const { student, id, items, decide } = await setUp();
    const save = (version: number, isSubmitted = false) =>
      student.answer(archives.saveSheet, { id, items: items(1, 2), isSubmitted, version });
    const refused = { status: 200, code: ResultCode.stateForbids };
    await expect(decide({ kind: 'confirm', by: 'a' })).rejects.toMatchObject({ kind: 'refused' });
    await save(0);
    expect(await save(0)).toMatchObject(refused);
    world.clock.set(new Date(TEST_NOW.getTime() + 3_600_000));
    expect(await save(1)).toMatchObject(refused);
    world.clock.set(TEST_NOW);
    await save(1, true);
    expect(await save(2)).toMatchObject(refused);
    await decide({ kind: 'confirm', by: 'a' });
    expect(await save(3)).toMatchObject(refused);
    await expect(decide({ kind: 'sendBack', reason: 'a' })).rejects.toMatchObject({ kind: 'refused' });
  });

  test('refuses scores above the full one or not in halves, foreign subjects, and a gap on submitting unless it is explained', async () => {
    const { student, id, items, math, physics } = await setUp();
    const save = (given: { subjectId: number; score?: number; remark?: string }[], isSubmitted = false) =>
      student.answer(archives.saveSheet, { id, items: given, isSubmitted, version: 0 });
    for (const bad of [items(150.5), items(1.25), [{ subjectId: 1, score: 1 }], [...items(1), ...items(2)]]) {
      expect((await save(bad)).status).toBe(422);
    }
    expect((await save(items(100), true)).status).toBe(422);
    expect((await save([{ subjectId: math, score: 100 }], true)).status).toBe(422);
    const absent = await save(
      [
        { subjectId: math, score: 150 },
        { subjectId: physics, remark: '缺考' },
      ],
      true,
    );
    expect(absent.data).toMatchObject({ state: 'submitted', totalScore: 150 });
  });

  test("of another student is missing, and so is another student's photo (Z1)", async () => {
    const { school, student, id, items } = await setUp();
    const other = await school.student();
    expect((await other.answer(archives.sheet, { id })).status).toBe(404);
    const order = { id, items: items(1, 2), isSubmitted: true, version: 0 };
    expect((await other.answer(archives.saveSheet, order)).status).toBe(404);
    const fileIds = [await buildUpload(school, other)];
    expect((await student.answer(archives.saveSheet, { ...order, fileIds })).status).toBe(404);
    expect((await other.ask(archives.read)).sheets).toEqual([]);
    expect((await student.ask(archives.read)).sheets).toMatchObject([{ id, state: 'toFill', title: '高二第二次月考' }]);
  });
});
