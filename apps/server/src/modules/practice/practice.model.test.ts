import { contract, REMARK_MINUTES, ResultCode } from '@shuyuan/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ofSameSchool } from '../../platform/data/joinTenant.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildLearner, buildPaper, type MadePaper } from '../../testing/papers.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const { practice, marking } = contract;
// Days pass in these runs; logins must not expire.
const LONG_MS = 365 * 86_400_000;
const world = openWorld({ config: { tokenIdleMs: LONG_MS, tokenAbsoluteMs: LONG_MS } });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LIMIT_MINUTES = 60;
const DUE_HOURS = 24;
const REDO_MINUTES = 30;
const ATTEMPTS = 3;
const RIGHT_SCORE = 2;
const RUNS = Number(process.env['MODEL_RUNS'] ?? 12);

/** What another attempt is refused with at one in this state. */
const OTHER_STATE = {
  unfinished: ResultCode.notHandedIn,
  awaiting: ResultCode.beingMarked,
  finished: ResultCode.alreadySubmitted,
  expired: ResultCode.practiceExpired,
} as const;

/** One attempt as it should be. */
interface Attempt {
  state: 'unfinished' | 'awaiting' | 'finished' | 'expired';
  dueAt: number;
  startedAt: number | null;
  limitEndsAt: number | null;
  submittedAt: number | null;
  markedAt: number | null;
  isMakeUp: boolean;
  answer: { value: string; version: number } | null;
  /** Points of the lecturer. */
  points: number | null;
  score: number | null;
}

interface Model {
  now: number;
  attempts: Attempt[];
}

interface Real {
  school: School;
  made: MadePaper;
  student: StudentCaller;
  lecturer: StudentCaller;
  ids: number[];
}

const published = (now: number, isMakeUp: boolean): Attempt => ({
  state: 'unfinished',
  dueAt: now + DUE_HOURS * HOUR_MS,
  startedAt: null,
  limitEndsAt: null,
  submittedAt: null,
  markedAt: null,
  isMakeUp,
  answer: null,
  points: null,
  score: null,
});

/** The code of a call on an attempt that is not open. */
function closedCode({ state, limitEndsAt, submittedAt }: Attempt): number {
  if (state === 'expired') return ResultCode.practiceExpired;
  const isByClock = limitEndsAt !== null && submittedAt !== null && submittedAt >= limitEndsAt;
  return isByClock ? ResultCode.timeOver : ResultCode.alreadySubmitted;
}

/** What the clock does to the newest attempt: over its limit it is handed in, over its deadline it has expired. */
function settle({ now, attempts }: Model): void {
  for (const attempt of attempts) {
    if (attempt.state !== 'unfinished' || (attempt.limitEndsAt ?? attempt.dueAt) > now) continue;
    if (attempt.limitEndsAt === null) attempt.state = 'expired';
    else handIn(attempt, attempt.limitEndsAt);
  }
}

function handIn(attempt: Attempt, at: number): void {
  Object.assign(attempt, { state: 'awaiting', submittedAt: at, points: null });
}

/** A step on the newest attempt: what the model says of it, what the product answers, and both compared. */
abstract class Step implements fc.AsyncCommand<Model, Real> {
  protected readonly n: number;
  constructor(n: number) {
    this.n = n;
  }
  check(): boolean {
    return true;
  }
  async run(model: Model, real: Real): Promise<void> {
    const attempt = lastOf(model.attempts);
    await this.act(attempt, { model, real, id: lastOf(real.ids) });
    await compare(model, real);
  }
  toString(): string {
    return `${this.constructor.name}(${this.n})`;
  }
  abstract act(attempt: Attempt, given: { model: Model; real: Real; id: number }): Promise<void>;
}
type Given = Parameters<Step['act']>[1];

class Start extends Step {
  override async act(attempt: Attempt, { model, real, id }: Given) {
    const { code } = await real.student.answer(practice.start, { id });
    if (attempt.state !== 'unfinished') return expect(code).toBe(closedCode(attempt));
    expect(code).toBe(0);
    if (attempt.startedAt !== null) return;
    attempt.startedAt = model.now;
    attempt.limitEndsAt = Math.min(model.now + LIMIT_MINUTES * MINUTE_MS, attempt.dueAt);
  }
}

class Save extends Step {
  override async act(attempt: Attempt, { real, id }: Given) {
    const value = 'ABCD'[this.n % 4] ?? 'A';
    const version = attempt.answer?.version ?? 0;
    // Another tab that saw an older answer, or none.
    const isStale = this.n % 3 === 0 && version > 0 && attempt.answer?.value !== value;
    const questionId = real.made.questionIds[0] ?? 0;
    const input = { id, questionId, values: [value], version: isStale ? version - 1 : version };
    const { code, data } = await real.student.answer(practice.saveAnswer, input);
    if (attempt.state !== 'unfinished') return expect(code).toBe(closedCode(attempt));
    if (attempt.startedAt === null) return expect(code).toBe(ResultCode.stateForbids);
    if (isStale) return expect(code).toBe(ResultCode.changedElsewhere);
    expect([code, data?.version]).toEqual([0, version + 1]);
    attempt.answer = { value, version: version + 1 };
  }
}

class Submit extends Step {
  override async act(attempt: Attempt, { model, real, id }: Given) {
    const { code } = await real.student.answer(practice.submit, { id });
    if (attempt.state !== 'unfinished') return expect(code).toBe(closedCode(attempt));
    if (attempt.startedAt === null) return expect(code).toBe(ResultCode.stateForbids);
    expect(code).toBe(0);
    handIn(attempt, model.now);
  }
}

/** Whether the lecturer may change marks: while the work waits, and for some minutes after sending them. */
function isMarkable({ state, markedAt }: Attempt, now: number): boolean {
  if (state === 'awaiting') return true;
  return state === 'finished' && markedAt !== null && now <= markedAt + REMARK_MINUTES * MINUTE_MS;
}

class Mark extends Step {
  override async act(attempt: Attempt, { model, real, id }: Given) {
    const { lecturer, made } = real;
    const points = this.n % 11;
    const claimed = (await lecturer.answer(marking.claim, { id })).code;
    if (!isMarkable(attempt, model.now)) return expect(claimed).toBe(ResultCode.stateForbids);
    expect(claimed).toBe(0);
    if (attempt.points === null) expect((await lecturer.answer(marking.send, { id })).status).toBe(422);
    await lecturer.ask(marking.save, { id, questionId: made.questionIds[1] ?? 0, score: points });
    await lecturer.ask(marking.send, { id });
    const byMachine = attempt.answer?.value === 'B' ? RIGHT_SCORE : 0;
    Object.assign(attempt, { points, score: byMachine + points });
    if (attempt.state === 'awaiting') Object.assign(attempt, { state: 'finished', markedAt: model.now });
  }
}

class SendBack extends Step {
  override async act(attempt: Attempt, { model, real, id }: Given) {
    const dueAt = model.now + 48 * HOUR_MS;
    const request = { id, reason: '请补上过程', dueAt: new Date(dueAt).toISOString() };
    await real.lecturer.answer(marking.claim, { id });
    const { code } = await real.lecturer.answer(marking.sendBack, request);
    if (attempt.state !== 'awaiting') return expect(code).toBe(ResultCode.stateForbids);
    expect(code).toBe(0);
    Object.assign(attempt, { state: 'unfinished', dueAt, limitEndsAt: null, submittedAt: null, points: null });
  }
}

class Redo extends Step {
  override async act(attempt: Attempt, { model, real, id }: Given) {
    const { code, data } = await real.student.answer(practice.redo, { id });
    const isEarly = (attempt.submittedAt ?? 0) + REDO_MINUTES * MINUTE_MS > model.now;
    if (attempt.state !== 'finished') return expect(code).toBe(OTHER_STATE[attempt.state]);
    if (model.attempts.length >= ATTEMPTS) return expect(code).toBe(ResultCode.noAttemptsLeft);
    if (isEarly) return expect(code).toBe(ResultCode.tooFrequent);
    expect(code).toBe(0);
    model.attempts.push(published(model.now, attempt.isMakeUp));
    real.ids.push(data?.id ?? 0);
  }
}

class MakeUp extends Step {
  override async act(attempt: Attempt, { model, real, id }: Given) {
    const { code, data } = await real.student.answer(practice.makeUp, { id });
    if (attempt.state !== 'expired') return expect(code).toBe(OTHER_STATE[attempt.state]);
    expect(code).toBe(0);
    model.attempts.push(published(model.now, true));
    real.ids.push(data?.id ?? 0);
  }
}

class Wait extends Step {
  override async act(_attempt: Attempt, { model }: Given) {
    const minutes = [5, 31, 61, 25 * 60][this.n % 4] ?? 5;
    world.clock.advance(minutes * MINUTE_MS);
    // Every other time nobody but the next reader looks at the clock.
    if (this.n % 2 === 0) await world.app.dueWork.run();
    model.now += minutes * MINUTE_MS;
    settle(model);
  }
}

async function compare(model: Model, { school, student, ids }: Real): Promise<void> {
  const { items } = await student.ask(practice.list);
  const is = items.find(({ id }) => id === lastOf(ids))?.state;
  // What the clock handed in counts as submitted until somebody marks what a machine can (product.md 4.4).
  expect(is === 'submitted' ? 'awaiting' : is).toBe(lastOf(model.attempts).state);
  await world.app.dueWork.run();
  const rows = await school.withTenant((tx) =>
    tx
      .selectFrom('practice_record as p')
      .leftJoin('practice_answer as a', (join) =>
        ofSameSchool(join, 'a', 'p').onRef('a.record_id', '=', 'p.id').on('a.values', '<>', sql`'{}'`),
      )
      .select(['p.id', 'p.state', 'p.is_make_up', 'p.score', 'a.values', 'a.version'])
      .where('p.student_id', '=', student.id)
      .orderBy('p.attempt')
      .execute(),
  );
  expect(rows).toEqual(
    model.attempts.map(({ state, isMakeUp, score, answer }, place) => ({
      ...{ id: ids[place], state, is_make_up: isMakeUp, score },
      ...{ values: answer ? [answer.value] : null, version: answer?.version ?? null },
    })),
  );
  await expectInvariants(school);
}

function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error('There is none.');
  return last;
}

test('an attempt goes the ways of its state machine, whatever is done in whatever order (I1, I12)', async () => {
  const step = (Kind: new (n: number) => Step) => fc.nat(100).map((n) => new Kind(n));
  const kinds = [Start, Start, Save, Save, Submit, Mark, Mark, SendBack, Redo, MakeUp, Wait];
  const commands = fc.commands(kinds.map(step), { size: 'max', maxCommands: 40 });
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      world.clock.set(null);
      const school = await world.school();
      const lecturer = await school.lecturer();
      const questions = [
        { type: 'single', score: RIGHT_SCORE, key: { keys: ['B'] } },
        { type: 'short', score: 10, key: { model: '略' } },
      ] as const;
      const rules = { limit_minutes: LIMIT_MINUTES, due_hours: DUE_HOURS, redo_minutes: REDO_MINUTES };
      const made = await buildPaper(school, questions, { ...rules, max_attempts: ATTEMPTS, may_make_up: true });
      await school.withTenant((tx) =>
        tx.updateTable('class_run').set({ lecturer_id: lecturer.id }).where('id', '=', made.id).execute(),
      );
      const { student, id } = await buildLearner(school, made);
      const now = world.clock.now().getTime();
      const real: Real = { school, made, student, lecturer, ids: [id] };
      await fc.asyncModelRun(() => ({ model: { now, attempts: [published(now, false)] }, real }), steps);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
