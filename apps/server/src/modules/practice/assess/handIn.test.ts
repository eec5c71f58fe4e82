import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { answerRecord, buildAssessment } from '../../../testing/assessments.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { BY_MACHINE, BY_PERSON } from '../../../testing/papers.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;

const LEVELS = [
  { kind: 'score', name: '先修', name_en: 'Basic', min_score: 2 },
  { kind: 'score', name: '进阶', min_score: 5 },
  { kind: 'score', name: '冲刺', name_en: 'Top', min_score: 9 },
] as const;
/** Right answers, one in part, and none at all, with the level that their points reach: the lowest one below all of them too. */
const SHEETS = [
  { values: [['B'], ['A', 'C'], ['T'], ['-3', '0.5']], score: 10, level: { cn: '冲刺', en: 'Top' } },
  { values: [['B'], ['A'], ['T'], ['-3', '7']], score: 6.5, level: { cn: '进阶', en: '进阶' } },
  { values: [['C']], score: 0, level: { cn: '先修', en: 'Basic' } },
];

test('a hand-in answers what is read of it afterwards, in both languages (I12, decision 0064)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { questions: BY_MACHINE, rules: LEVELS });
  for (const locale of ['cn', 'en'] as const) {
    for (const { values, score, level } of SHEETS) {
      const student = await school.student();
      const { id } = await student.ask(assessments.start, { linkId: made.linkId });
      await answerRecord(student, id, made, values);
      const submitted = await student.ask(assessments.submit, { id }, { locale });
      expect(submitted).toMatchObject({ state: 'finished', isShown: true, score, levelName: level[locale] });
      expect(await student.ask(assessments.result, { id }, { locale })).toMatchObject(submitted);
    }
  }
  await expectInvariants(school);
});

test('a hand-in whose result is not shown yet, or waits for a person, tells no points (product.md 4.5, Z3)', async () => {
  const school = await world.school();
  const held = await buildAssessment(school, { rules: LEVELS, assessment: { shows_result: 'afterRelease' } });
  const waiting = await buildAssessment(school, { questions: BY_PERSON, rules: LEVELS });
  for (const made of [held, waiting]) {
    const student = await school.student();
    const { id } = await student.ask(assessments.start, { linkId: made.linkId });
    await answerRecord(student, id, made, [['B']]);
    const submitted = await student.ask(assessments.submit, { id });
    expect(submitted).toMatchObject({ state: 'awaiting', isShown: false, answeredCount: 1 });
    for (const name of ['score', 'levelName', 'rightCount']) expect(submitted).not.toHaveProperty(name);
    expect(await student.ask(assessments.result, { id })).toMatchObject(submitted);
  }
});
