import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildAssessment } from '../../../testing/assessments.ts';
import { buildCourse } from '../../../testing/catalogue.ts';
import { BY_MACHINE } from '../../../testing/papers.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;

test('a ticket names the course that each level advises first (product.md 4.5)', async () => {
  const school = await world.school();
  const first = await buildCourse(school, { course: { title: '圆锥曲线' } });
  const other = await buildCourse(school);
  const made = await buildAssessment(school, {
    rules: [
      { kind: 'score', name: '先修', min_score: 0 },
      { kind: 'score', name: '进阶', min_score: 6, offers: [first.saleId, other.saleId] },
      { kind: 'knowledge', name: '直线', below_rate: 0.7, offers: [other.saleId] },
    ],
  });
  const { levelCourses } = await school.visitor().ask(assessments.intro, { linkId: made.linkId });
  expect(levelCourses).toMatchObject([{ levelName: '进阶', course: { saleId: first.saleId, title: '圆锥曲线' } }]);
});

test('it says whether something is heard in the paper, and whether it has formulas', async () => {
  const school = await world.school();
  const [question] = BY_MACHINE;
  const introOf = async (over: Partial<NonNullable<typeof question>>) => {
    const made = await buildAssessment(school, { questions: question ? [{ ...question, ...over }] : [] });
    return school.visitor().ask(assessments.intro, { linkId: made.linkId });
  };
  expect(await introOf({ stem: '一本书$5' })).toMatchObject({ hasSound: false, hasFormulas: false });
  expect(await introOf({ stem: '求$x$' })).toMatchObject({ hasSound: false, hasFormulas: true });
  const files = [{ type: 'audio', url: 'https://school.example/a.mp3', name: 'a.mp3' }];
  expect(await introOf({ stem: '听录音', files: JSON.stringify(files) })).toMatchObject({
    hasSound: true,
    hasFormulas: false,
  });
});

test('who gives a new link is somebody by name, or a lecturer to write to, until that one has left (product.md 4.5)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const contact = { contact_lecturer_id: lecturer.id, contact_name: null, contact_name_en: null };
  const { linkId } = await buildAssessment(school, { assessment: contact });
  const { name } = await school.withTenant((tx) =>
    tx.selectFrom('lecturer').select('name').where('id', '=', lecturer.id).executeTakeFirstOrThrow(),
  );
  const ask = () => school.visitor().ask(assessments.intro, { linkId });
  expect(await ask()).toMatchObject({ contactName: name, contactLecturerId: lecturer.id });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId });
  await student.ask(assessments.submit, { id });
  expect(await student.ask(assessments.result, { id })).toMatchObject({ contactLecturerId: lecturer.id });
  await school.withTenant((tx) =>
    tx.updateTable('lecturer').set({ has_left: true }).where('id', '=', lecturer.id).execute(),
  );
  const { contactName, contactLecturerId, contactPhone } = await ask();
  expect([contactName, contactLecturerId, contactPhone]).toEqual([undefined, undefined, '400-820-1120']);
});
