import { contract } from '@shuyuan/contract';
import { CLASS_MIN_STUDENTS } from '@shuyuan/rules';
import { expect, test } from 'vitest';
import { answerRecord, buildAssessment, type MadeAssessment, startAsGuest } from '../../../testing/assessments.ts';
import type { School } from '../../../testing/school.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;

/** A student who hands in these answers; the review is the latest. */
async function take(school: School, made: MadeAssessment, values: readonly string[][]) {
  const student = await school.student();
  const again = async (next: readonly string[][]) => {
    const { id } = await student.ask(assessments.start, { linkId: made.linkId });
    await answerRecord(student, id, made, next);
    await student.ask(assessments.submit, { id });
    return id;
  };
  const id = await again(values);
  return { student, id, again, review: () => student.ask(assessments.review, { id }) };
}

test('a review shows what others chose from five of them on, without the own choice (Z3, product.md 4.5)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school);
  const [single = 0, multiple = 0, judge = 0] = made.questionIds;
  const own = await take(school, made, [['D'], ['B'], ['F']]);
  for (let other = 1; other < CLASS_MIN_STUDENTS; other++) {
    await take(school, made, [['B'], ['A', 'C'], other === 1 ? [] : ['T'], ['-3', '0.5']]);
  }
  expect((await own.review()).shares).toEqual([]);
  const guest = await startAsGuest(school, made);
  await answerRecord(guest, guest.id, made, [['C'], ['A'], ['T']]);
  expect((await own.review()).shares).toEqual([]);
  await guest.ask(assessments.submit, { id: guest.id });
  expect((await own.review()).shares).toEqual([
    {
      questionId: single,
      people: 5,
      options: [
        { key: 'B', rate: 0.8 },
        { key: 'C', rate: 0.2 },
      ],
    },
    {
      questionId: multiple,
      people: 5,
      options: [
        { key: 'A', rate: 1 },
        { key: 'C', rate: 0.8 },
      ],
    },
  ]);
  // One has left the judgement out: four answers tell too much.
  await take(school, made, [[], [], ['F']]);
  const { shares } = await own.review();
  expect(shares.map(({ questionId, people }) => [questionId, people])).toEqual([
    [single, 5],
    [multiple, 5],
    [judge, 5],
  ]);
});

test('a person counts once among the others, with the last attempt, and never in the own review', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { link: { tries: 5 } });
  const own = await take(school, made, [['A']]);
  await own.again([['A']]);
  const first = await take(school, made, [['C']]);
  for (let attempt = 1; attempt < CLASS_MIN_STUDENTS; attempt++) await first.again([['D']]);
  expect((await own.review()).shares).toEqual([]);
  for (let other = 1; other < CLASS_MIN_STUDENTS; other++) await take(school, made, [['B']]);
  expect((await own.review()).shares).toEqual([
    {
      questionId: made.questionIds[0],
      people: 5,
      options: [
        { key: 'B', rate: 0.8 },
        { key: 'D', rate: 0.2 },
      ],
    },
  ]);
});

test('shares are of the one assessment, and come with the right answers alone (Z4)', async () => {
  const school = await world.school();
  const hidden = await buildAssessment(school, { paper: { show_answer: 'never' } });
  const shown = await buildAssessment(school);
  const own = [await take(school, hidden, [['A']]), await take(school, shown, [['A']])];
  for (let other = 0; other < CLASS_MIN_STUDENTS; other++) await take(school, hidden, [['B']]);
  for (const { review } of own) expect((await review()).shares).toEqual([]);
  await school.withTenant((tx) =>
    tx.updateTable('paper').set({ show_answer: 'afterSubmit' }).where('id', '=', hidden.paperId).execute(),
  );
  expect((await own[0]?.review())?.shares).toHaveLength(1);
  expect((await own[1]?.review())?.shares).toEqual([]);
});
