import { contract } from '@shuyuan/contract';
import { CLASS_MIN_STUDENTS } from '@shuyuan/rules';
import { expect, test } from 'vitest';
import { answerRecord, buildAssessment, type MadeAssessment } from '../../../testing/assessments.ts';
import { RIGHT } from '../../../testing/papers.ts';
import type { School } from '../../../testing/school.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;

async function take(school: School, made: MadeAssessment, values: readonly string[][]) {
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await answerRecord(student, id, made, values);
  await student.ask(assessments.submit, { id });
  return () => student.ask(assessments.result, { id });
}

test('nothing of points is told to anybody before the school shows them, the average neither (product.md 4.5, Z3)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { assessment: { shows_result: 'afterRelease' } });
  for (let person = 0; person < CLASS_MIN_STUDENTS; person++) await take(school, made, RIGHT);
  const { linkId } = made;
  const before = await school.visitor().ask(assessments.intro, { linkId });
  expect(before).toMatchObject({ takenCount: CLASS_MIN_STUDENTS });
  expect(before).not.toHaveProperty('averageScore');
  await school.withTenant((tx) =>
    tx.updateTable('assessment').set({ released_at: world.clock.now() }).where('id', '=', made.id).execute(),
  );
  expect(await school.visitor().ask(assessments.intro, { linkId })).toMatchObject({ averageScore: 10 });
});

test('the averages beside a radar are those of five other persons and more, without the reader (Z3)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { link: { tries: 2 } });
  const own = await take(school, made, []);
  const averages = async () => (await own()).radar.map(({ average }) => average);
  for (let other = 1; other < CLASS_MIN_STUDENTS; other++) await take(school, made, RIGHT);
  expect(await averages()).toEqual([undefined, undefined]);
  await take(school, made, RIGHT);
  expect(await averages()).toEqual([1, 1]);
});
