import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { endPractice } from '../modules/practice/due.ts';
import { type Site, siteOn } from '../testing/crashSite.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { BY_MACHINE, BY_PERSON, buildPaper, publishFor, RIGHT } from '../testing/papers.ts';
import type { School, StudentCaller } from '../testing/school.ts';
import { buildRacers, codesOf, openField, POSTGRES, patiently, type Racer, ROUNDS, race } from './field.ts';

const { practice, marking } = contract;
/** A round of these races writes a dozen rows: a fifth of the rounds of the others. */
const FEW = Math.ceil(ROUNDS / 2.5);
const TABS = 6;
const HOUR_MS = 3_600_000;

describe.skipIf(!POSTGRES)('an attempt is handed in and marked once, across two processes (I12, C4)', () => {
  const field = openField();
  const remote = (school: School, { token }: Pick<StudentCaller, 'token'>, n: number) =>
    field.arena.remote({ token, host: school.host }, n);
  const now = () => field.arena.app.platform.clock.now();

  /** A started practice with one answer. */
  async function opened(school: School, questions = BY_MACHINE, overrides = {}) {
    const made = await buildPaper(school, questions, overrides);
    const student = await school.student();
    const id = await publishFor(school, student, made, now());
    await student.ask(practice.start, { id });
    const questionId = made.questionIds[0] ?? 0;
    await student.ask(practice.saveAnswer, { id, questionId, values: RIGHT[0] ?? [], version: 0 });
    return { made, student, id, questionId };
  }

  function expire(school: School, id: number, at: Date): Promise<void> {
    return school.withTenant((tx) => endPractice({ tx, companyId: school.id, now: at }, id));
  }

  test('two tabs hand in while the deadline passes: one of them, or the clock', async () => {
    const school = await field.arena.school();
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < FEW; round += 1) {
      const { student, id } = await opened(school, BY_MACHINE, round % 2 ? { limit_minutes: 60 } : {});
      const answers = await race(TABS + 1, async (at) => {
        if (at < TABS) return patiently(() => remote(school, student, at + round).answer(practice.submit, { id }));
        await pause(Math.random() * 30);
        return expire(school, id, new Date(now().getTime() + 100 * HOUR_MS)).then(() => null);
      });
      const codes = codesOf(answers.filter((answer) => answer !== null));
      const { items } = await student.ask(practice.list);
      const state = items[0]?.state ?? 'none';
      outcomes[state] = (outcomes[state] ?? 0) + 1;
      expect(codes['code 0'] ?? 0).toBeLessThanOrEqual(1);
      if (codes['code 0'] === 1) expect(state).toBe('finished');
      expect(['finished', 'expired']).toContain(state);
    }
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(FEW);
    await expectInvariants(school);
  });

  test('an answer that was acknowledged is in the work that is handed in beside it', async () => {
    const school = await field.arena.school();
    for (let round = 0; round < FEW; round += 1) {
      const { made, student, id } = await opened(school);
      const [, , judge = 0] = made.questionIds;
      const [saved, submitted] = await race(2, async (at) => {
        const own = remote(school, student, at + round);
        if (at === 0) {
          await pause(Math.random() * 4);
          const answer = await own.answer(practice.saveAnswer, { id, questionId: judge, values: ['T'], version: 0 });
          return answer.code;
        }
        await pause(Math.random() * 4);
        return (await own.answer(practice.submit, { id })).code;
      });
      expect(submitted).toBe(0);
      expect([0, ResultCode.alreadySubmitted]).toContain(saved);
      expect((await student.ask(practice.result, { id })).score).toBe(saved === 0 ? 3 : 2);
    }
    await expectInvariants(school);
  });

  test('two tabs that save the same answer: one is kept, the other is told (4010)', async () => {
    const school = await field.arena.school();
    const { student, id, questionId } = await opened(school);
    for (let version = 1; version <= FEW; version += 1) {
      const answers = await race(4, (at) => {
        const input = { id, questionId, values: ['ABCD'[at] ?? 'A'], version };
        return patiently(() => remote(school, student, at).answer(practice.saveAnswer, input));
      });
      expect(codesOf(answers)).toEqual({ 'code 0': 1, [`code ${ResultCode.changedElsewhere}`]: 3 });
    }
    await expectInvariants(school);
  });

  test('two lecturers who take the next work get different ones, and one work has one of them (5201)', async () => {
    const school = await field.arena.school();
    const [lecturer, helper] = [await school.lecturer(), await school.lecturer()];
    for (let round = 0; round < FEW; round += 1) {
      const { made, student, id } = await opened(school, BY_PERSON);
      await school.withTenant(async (tx) => {
        await tx.updateTable('class_run').set({ lecturer_id: lecturer.id }).where('id', '=', made.id).execute();
        const row = { company_id: school.id, class_run_id: made.id, lecturer_id: helper.id };
        await tx.insertInto('class_marker').values(row).execute();
      });
      await student.ask(practice.submit, { id });
      const input = round % 2 ? { id } : {};
      const answers = await race(2, (at) =>
        patiently(() => remote(school, at ? helper : lecturer, at + round).answer(marking.claim, input)),
      );
      const codes = codesOf(answers);
      expect(codes['code 0']).toBe(1);
      const owner = answers[0]?.code === 0 ? lecturer : helper;
      const questionId = made.questionIds[4] ?? 0;
      await owner.ask(marking.save, { id, questionId, score: 4 });
      const sent = await race(2, (at) =>
        patiently(() => remote(school, at ? helper : lecturer, at).answer(marking.send, { id })),
      );
      expect(codesOf(sent)['code 0']).toBe(1);
    }
    await expectInvariants(school);
  });
});

/** Students who answer at the same time. */
const STUDENTS = 50;

describe.skipIf(!POSTGRES)('kill -9 while fifty students answer', () => {
  test('every acknowledged answer is there (S3, I12)', async () => {
    const site: Site = await siteOn({ url: POSTGRES }, randomBytes(32).toString('hex'));
    try {
      const { racers, ids, questionIds } = await site.prepare(async (school) => {
        const made = await buildPaper(school);
        const students = await buildRacers(school, STUDENTS);
        const records: number[] = [];
        for (const student of students) records.push(await publishFor(school, student, made, new Date()));
        return { racers: students, ids: records, questionIds: made.questionIds };
      });
      const told = new Map<Racer, { values: string; version: number }>();
      await site.start();
      const work = racers.map(async (racer, place) => {
        const id = ids[place] ?? 0;
        const questionId = questionIds[3] ?? 0;
        try {
          const caller = site.caller(racer);
          await caller.ask(practice.start, { id });
          for (let version = 0; ; version += 1) {
            const values = String(version);
            const answer = await caller.answer(practice.saveAnswer, { id, questionId, values: [values], version });
            if (answer.data) told.set(racer, { values, version: answer.data.version });
          }
        } catch {
          // The server was killed: the last request stays in doubt.
        }
      });
      while (told.size < STUDENTS) await pause(20);
      await pause(Math.random() * 400);
      await site.kill();
      await Promise.all(work);
      await site.start();
      for (const [place, racer] of racers.entries()) {
        const known = told.get(racer) ?? expect.fail('this student was told of nothing');
        const { answers } = await site.caller(racer).ask(practice.paper, { id: ids[place] ?? 0 });
        // The one in doubt may be there too.
        const [answer = expect.fail('what was told is gone')] = answers;
        const ahead = answer.version - known.version;
        expect([0, 1]).toContain(ahead);
        expect(answer.values).toEqual([String(known.version - 1 + ahead)]);
      }
      await site.kill();
      await site.inspect(expectInvariants);
    } finally {
      await site.close();
    }
  });
});
