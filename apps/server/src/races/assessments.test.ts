import { setTimeout as pause } from 'node:timers/promises';
import { contract, GUEST_HEADER, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { releaseResults, withdrawLink } from '../modules/practice/assess/manage.ts';
import { endPractice } from '../modules/practice/due.ts';
import { buildAssessment, insertLink } from '../testing/assessments.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { BY_PERSON } from '../testing/papers.ts';
import { buildPhone, type School } from '../testing/school.ts';
import { codesOf, openField, POSTGRES, patiently, ROUNDS, race } from './field.ts';

const { assessments, marking } = contract;
/** A round of these races writes a dozen rows: a fifth of the rounds of the others. */
const FEW = Math.ceil(ROUNDS / 1.25);
const TABS = 6;
/** Rounds of guests at one school: a network that starts more in an hour is asked for work. */
const GUEST_ROUNDS = 12;
const HOUR_MS = 3_600_000;

describe.skipIf(!POSTGRES)(
  'an assessment is started as often as its link allows and handed in once, across two processes (I12, C4)',
  () => {
    const field = openField();
    const visitor = (school: School, n: number) => field.arena.remote({ token: '', host: school.host }, n);
    const now = () => field.arena.app.platform.clock.now();

    test('one guest who starts in six tabs has one record and one token; another person with the phone has an own one', async () => {
      let school = await field.arena.school();
      let made = await buildAssessment(school);
      for (let round = 0; round < FEW; round += 1) {
        if (round > 0 && round % GUEST_ROUNDS === 0) {
          await expectInvariants(school);
          school = await field.arena.school();
          made = await buildAssessment(school);
        }
        const linkId = await school.withTenant((tx) => insertLink(tx, school.id, made.id));
        const guestPhone = buildPhone();
        const answers = await race(TABS + 1, (at) =>
          patiently(() =>
            visitor(school, at + round).answer(assessments.start, {
              linkId,
              guestPhone,
              guestName: at === TABS ? '何沐晴' : '何沐阳',
            }),
          ),
        );
        const other = answers[TABS];
        expect(other?.code).toBe(0);
        expect(codesOf(answers.slice(0, TABS))).toEqual({ 'code 0': 1, [`code ${ResultCode.linkUsedUp}`]: TABS - 1 });
        const tokens = answers.flatMap(({ data }) => data?.guestToken ?? []);
        expect(new Set(tokens).size).toBe(2);
      }
      await expectInvariants(school);
    });

    test('a student who starts in six tabs is in one record in all of them', async () => {
      const school = await field.arena.school();
      const made = await buildAssessment(school);
      for (let round = 0; round < FEW; round += 1) {
        const student = await school.student();
        const answers = await race(TABS, (at) =>
          patiently(() =>
            field.arena
              .remote({ token: student.token, host: school.host }, at + round)
              .answer(assessments.start, { linkId: made.linkId }),
          ),
        );
        expect(codesOf(answers)).toEqual({ 'code 0': TABS });
        expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
      }
      await expectInvariants(school);
    });

    test('a guest hands in while the time runs out and an account takes the record over: once, and nothing is lost', async () => {
      const school = await field.arena.school();
      const made = await buildAssessment(school);
      const [single = 0] = made.questionIds;
      for (let round = 0; round < FEW; round += 1) {
        const guestPhone = buildPhone();
        const start = { linkId: made.linkId, guestName: '何沐阳', guestPhone };
        const { id, guestToken = '' } = await visitor(school, round).ask(assessments.start, start);
        const headers = { [GUEST_HEADER]: guestToken };
        const save = { id, questionId: single, values: ['B'], version: 0 };
        await visitor(school, round).ask(assessments.saveAnswer, save, { headers });
        const student = await school.student({ phone: guestPhone });
        const own = field.arena.remote({ token: student.token, host: school.host }, round + 1);
        const submits = await race(TABS + 2, async (at) => {
          await pause(Math.random() * 20);
          if (at < TABS) {
            return patiently(() => visitor(school, at + round).answer(assessments.submit, { id }, { headers }));
          }
          if (at === TABS) await patiently(() => own.answer(assessments.claim, { tokens: [guestToken] }));
          else {
            const later = new Date(now().getTime() + HOUR_MS);
            await school.withTenant((tx) => endPractice({ tx, companyId: school.id, now: later }, id));
          }
          return null;
        });
        const codes = codesOf(submits.filter((answer) => answer !== null));
        expect(codes['code 0'] ?? 0).toBeLessThanOrEqual(1);
        expect(
          Object.keys(codes).every((code) => ['code 0', 'code 4004', 'code 4008', 'HTTP 404'].includes(code)),
        ).toBe(true);
        expect(await own.ask(assessments.result, { id })).toMatchObject({ state: 'finished', score: 2 });
      }
      await expectInvariants(school);
    });

    test('an answer that is saved while the time runs out is in the paper or is refused, by clocks on both sides of the end', async () => {
      const school = await field.arena.school();
      const made = await buildAssessment(school);
      const [single = 0, multiple = 0] = made.questionIds;
      for (let round = 0; round < FEW; round += 1) {
        const student = await school.student();
        const remote = (at: number) => field.arena.remote({ token: student.token, host: school.host }, at + round);
        const { id, endsAt = '' } = await remote(0).ask(assessments.start, { linkId: made.linkId });
        const end = Date.parse(endsAt);
        // Half of the rounds end by a clock just before the limit, which leaves the paper open; half by one just after it.
        const isAfter = round % 2 === 0;
        const clock = new Date(end + (isAfter ? 1 : -1));
        const [first, second] = await race(3, async (at) => {
          await pause(Math.random() * 20);
          if (at === 2) {
            await school.withTenant((tx) => endPractice({ tx, companyId: school.id, now: clock }, id));
            return null;
          }
          const answer =
            at === 0 ? { questionId: single, values: ['B'] } : { questionId: multiple, values: ['A', 'C'] };
          return patiently(() => remote(at).answer(assessments.saveAnswer, { id, ...answer, version: 0 }));
        });
        const saved = [first, second].filter((answer) => answer?.code === 0).length;
        const late = [first, second].filter((answer) => answer?.code === ResultCode.timeOver).length;
        expect(saved + late).toBe(2);
        if (!isAfter) {
          expect(saved).toBe(2);
          expect(await student.ask(assessments.paper, { id })).toMatchObject({ state: 'doing', answeredCount: 2 });
          await student.ask(assessments.submit, { id });
        }
        const { answers } = await student.ask(assessments.review, { id });
        expect(answers.filter(({ values }) => values.length > 0)).toHaveLength(saved);
        // What was refused has no points, what was taken has all of them.
        const points = answers.reduce((sum, { score = 0 }) => sum + score, 0);
        expect(await student.ask(assessments.result, { id })).toMatchObject({ state: 'finished', score: points });
      }
      await expectInvariants(school);
    });

    test('a link that is withdrawn while many start lets in only those who came before', async () => {
      let school = await field.arena.school();
      let made = await buildAssessment(school);
      for (let round = 0; round < FEW; round += 1) {
        if (round > 0 && round % GUEST_ROUNDS === 0) {
          await expectInvariants(school);
          school = await field.arena.school();
          made = await buildAssessment(school);
        }
        const linkId = await school.withTenant((tx) => insertLink(tx, school.id, made.id));
        const answers = await race(TABS + 1, async (at) => {
          await pause(Math.random() * 10);
          if (at === TABS) {
            expect(
              await school.withTenant((tx) => withdrawLink({ tx, companyId: school.id, now: now() }, linkId)),
            ).toBe(true);
            return null;
          }
          const guest = { guestName: '何沐阳', guestPhone: buildPhone() };
          return patiently(() => visitor(school, at + round).answer(assessments.start, { linkId, ...guest }));
        });
        const started = answers.filter((answer) => answer?.code === 0).length;
        const refused = answers.filter((answer) => answer?.code === ResultCode.linkWithdrawn).length;
        expect(started + refused).toBe(TABS);
        const late = await visitor(school, round).answer(assessments.start, {
          linkId,
          guestName: '何沐阳',
          guestPhone: buildPhone(),
        });
        expect(late.code).toBe(ResultCode.linkWithdrawn);
      }
      await expectInvariants(school);
    });
  },
);

describe.skipIf(!POSTGRES)(
  'an assessment that a person marks has one result, and its student is told of it once, across two processes (I12, C4)',
  () => {
    const field = openField();
    const now = () => field.arena.app.platform.clock.now();
    const remote = (school: School, { token }: { token: string }, n: number) =>
      field.arena.remote({ token, host: school.host }, n);

    /** An attempt that is handed in, claimed and marked, but not sent. */
    async function marked(school: School, shows_result: 'afterMarking' | 'afterRelease') {
      const lecturer = await school.lecturer();
      const made = await buildAssessment(school, {
        questions: BY_PERSON,
        assessment: { type: 'subjective', lecturer_id: lecturer.id, promise_hours: 72, shows_result },
        paper: { limit_minutes: null },
        link: { tries: 2 },
        rules: [{ kind: 'score', name: '进阶', min_score: 5 }],
      });
      const student = await school.student();
      const { id } = await student.ask(assessments.start, { linkId: made.linkId });
      await student.ask(assessments.submit, { id });
      await lecturer.ask(marking.claim, { id });
      await lecturer.ask(marking.save, { id, questionId: made.questionIds[4] ?? 0, score: 8 });
      return { made, lecturer, student, id };
    }

    /** Titles of what a student was told, the first one first, and the levels that were written down for a record. */
    async function told(school: School, studentId: number, recordId: number) {
      return school.withTenant(async (tx) => ({
        titles: (
          await tx
            .selectFrom('site_message')
            .select('title')
            .where('student_id', '=', studentId)
            .orderBy('id')
            .execute()
        ).map(({ title }) => title),
        levels: await tx.selectFrom('assessment_outcome').select('rule_id').where('record_id', '=', recordId).execute(),
      }));
    }

    test('a lecturer who sends from six tabs sends once, and another lecturer finds nothing to mark', async () => {
      const school = await field.arena.school();
      const stranger = await school.lecturer();
      for (let round = 0; round < FEW; round += 1) {
        const { lecturer, student, id } = await marked(school, 'afterMarking');
        const answers = await race(TABS + 1, (at) =>
          patiently(() => remote(school, at === TABS ? stranger : lecturer, at + round).answer(marking.send, { id })),
        );
        expect(codesOf(answers)).toEqual({
          'code 0': 1,
          [`code ${ResultCode.claimedByOther}`]: TABS - 1,
          'HTTP 404': 1,
        });
        expect(await student.ask(assessments.result, { id })).toMatchObject({
          state: 'finished',
          score: 8,
          levelName: '进阶',
        });
        const { titles, levels } = await told(school, student.id, id);
        expect([titles, levels.length]).toEqual([['测评结果出来了'], 1]);
      }
      await expectInvariants(school);
    });

    test('results are released while one is sent and its student tries again: the student is told once that it is there', async () => {
      const school = await field.arena.school();
      for (let round = 0; round < FEW; round += 1) {
        const { made, lecturer, student, id } = await marked(school, 'afterRelease');
        const releases: (number | undefined)[] = [];
        const [sent, again] = await race(4, async (at) => {
          await pause(Math.random() * 12);
          if (at === 0) return patiently(() => remote(school, lecturer, round).answer(marking.send, { id }));
          if (at === 1) {
            return patiently(() =>
              remote(school, student, round + 1).answer(assessments.start, { linkId: made.linkId }),
            );
          }
          releases.push(
            await school.withTenant((tx) => releaseResults({ tx, companyId: school.id, now: now() }, made.id)),
          );
          return null;
        });
        expect([sent?.code, again?.code]).toEqual([0, 0]);
        expect(releases.filter((count) => count !== undefined)).toHaveLength(1);
        const { titles, levels } = await told(school, student.id, id);
        // Marks that were sent before the release are told of too, as waiting for it.
        const waited = releases.includes(1) ? ['老师看完了您的测评'] : [];
        expect([titles, levels.length]).toEqual([[...waited, '测评结果出来了'], 1]);
        expect(await student.ask(assessments.result, { id })).toMatchObject({
          isShown: true,
          score: 8,
          levelName: '进阶',
        });
        const { items } = await student.ask(assessments.mine);
        // In the order of clocks that may be a second apart.
        expect(items.map(({ state, isShown }) => `${state} ${isShown}`).toSorted()).toEqual([
          'doing false',
          'finished true',
        ]);
      }
      await expectInvariants(school);
    });
  },
);
