import { contract, REPORT_SHARE_DAYS } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { BY_PERSON, buildLearner, buildPaper, RIGHT } from '../../testing/papers.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { publishReport } from './making.ts';

const world = openWorld();
const { report, practice, marking } = contract;
const DAY = 86_400_000;
const before = (days: number) => new Date(TEST_NOW.getTime() - days * DAY);

describe('a report beside its figures (product.md 4.6)', () => {
  test('tells the points by machine from those by a person, as they stand in the answers', async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const made = await buildPaper(school, BY_PERSON);
    await school.withTenant((tx) =>
      tx.updateTable('class_run').set({ lecturer_id: lecturer.id }).where('id', '=', made.id).execute(),
    );
    const { student, id } = await buildLearner(school, made);
    const key = { courseId: made.id, saleId: made.saleId };
    expect(await student.ask(report.read, key)).toMatchObject({
      parts: [],
      steps: [{ kind: 'practice', id, title: '椭圆的定义', count: 0, total: BY_PERSON.length }],
    });
    await student.ask(practice.start, { id });
    const [single = 0, , judge = 0, , short = 0] = made.questionIds;
    await student.ask(practice.saveAnswer, { id, questionId: single, values: RIGHT[0] ?? [], version: 0 });
    await student.ask(practice.saveAnswer, { id, questionId: judge, values: ['F'], version: 0 });
    await student.ask(practice.saveAnswer, { id, questionId: short, values: [], text: '略', version: 0 });
    await student.ask(practice.submit, { id });
    await lecturer.ask(marking.claim, { id });
    await lecturer.ask(marking.save, { id, questionId: short, score: 7.5 });
    await lecturer.ask(marking.send, { id });
    const found = await student.ask(report.read, key);
    expect(found.parts).toEqual([
      { by: 'machine', total: 4, done: 2, rate: 20 },
      { by: 'person', total: 1, done: 1, rate: 75 },
    ]);
    const left = (found.wrongTotal ?? 0) - (found.wrongMastered ?? 0);
    expect(left).toBeGreaterThan(0);
    expect(found.steps).toEqual([{ kind: 'wrong', title: '', count: left }]);
  });

  test('leads to the recording of a missed lesson, and once it is published to another class that goes on', async () => {
    const school = await world.school();
    const student = await school.student();
    const lessons = [3, 2].map((days) => ({ at: [before(days), before(days - 0.1)] as const }));
    const [made, next] = [await buildCourse(school, { lessons }), await buildCourse(school)];
    await enrol(school, student.id, made);
    await enrol(school, student.id, next);
    const key = { courseId: made.id, saleId: made.saleId };
    await school.withTenant(async (tx) => {
      const second = tx.updateTable('dated_lesson').where('lesson_id', '=', made.lessonIds[1] ?? 0);
      await second.set({ state: 'ended', replay: 'generating', ended_at: before(1) }).execute();
      await second.set({ replay: 'ready', replay_at: before(1) }).execute();
      await tx
        .updateTable('class_run')
        .set({ starts_at: before(5), ends_at: new Date(TEST_NOW.getTime() + DAY) })
        .where('id', '=', next.id)
        .execute();
    });
    expect((await student.ask(report.read, key)).steps).toMatchObject([{ kind: 'replay', count: 2 }]);
    const owner = { studentId: student.id, courseId: made.id };
    await school.withTenant((tx) => publishReport({ tx, companyId: school.id, now: TEST_NOW }, owner, {}));
    expect((await student.ask(report.read, key)).steps).toMatchObject([
      { kind: 'replay' },
      { kind: 'course', courseId: next.id, saleId: next.saleId },
    ]);
    expect((await student.ask(report.mine)).map(({ courseId, publishedAt }) => [courseId, publishedAt])).toEqual([
      [made.id, TEST_NOW.toISOString()],
      [next.id, undefined],
    ]);
  });

  test('counts who opens its link, not the student, and ends the link by itself; a new one starts from nothing', async () => {
    const school = await world.school();
    const student = await school.student();
    const made = await buildCourse(school);
    await enrol(school, student.id, made);
    const key = { courseId: made.id, saleId: made.saleId };
    const owner = { studentId: student.id, courseId: made.id };
    await school.withTenant((tx) => publishReport({ tx, companyId: school.id, now: TEST_NOW }, owner, {}));
    const { token, until } = await student.ask(report.share, key);
    expect(until).toBe(new Date(TEST_NOW.getTime() + REPORT_SHARE_DAYS * DAY).toISOString());
    const visitor = school.visitor();
    await visitor.ask(report.shared, { token });
    expect(await visitor.ask(report.shared, { token })).toMatchObject({ steps: [] });
    await student.ask(report.shared, { token });
    expect(await student.ask(report.share, key)).toMatchObject({
      token,
      openCount: 2,
      openedAt: TEST_NOW.toISOString(),
    });
    await school.withTenant((tx) =>
      tx.updateTable('study_report').set({ share_until: TEST_NOW }).where('student_id', '=', student.id).execute(),
    );
    expect((await visitor.answer(report.shared, { token })).status).toBe(404);
    expect(await student.ask(report.read, key)).toMatchObject({ isShared: false });
    const again = await student.ask(report.share, key);
    expect(again).toMatchObject({ openCount: 0 });
    expect(again.token).not.toBe(token);
  });
});
