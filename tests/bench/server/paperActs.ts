import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@shuyuan/contract';
import { createSecrets } from '../../../apps/server/src/platform/core/secrets.ts';
import type { Store } from '../../../apps/server/src/platform/data/database.ts';
import type { StudentCaller } from '../../../apps/server/src/testing/school.ts';
import { fillHandIns, fillPractices, QUESTIONS } from './fillPractices.ts';
import { type Act, learnAct } from './learnAct.ts';
import { recordPostgres } from './recording.ts';
import { requestOf } from './requests.ts';
import type { BenchSchool } from './school.ts';
import type { Facts } from './script.ts';

const { practice } = contract;

/** Students who answer: as many as callers, so that nobody waits for the lock of an own attempt. */
const WRITERS = 50;
/** Practices beside those of the writers. */
const OTHERS = 1_000;
/** Hand-ins are recorded in this part of a second: both then round the used time alike. */
const CALM_MS = { from: 550, until: 800 } as const;

/** What is done with a paper while many answer, each request of it sent once. */
export type PaperActs = Record<'save' | 'submit', Act>;

interface Attempt {
  writer: StudentCaller;
  id: number;
}

/** Prepares as many saves and hand-ins by fifty students, and two more of each that are recorded. */
export async function preparePaperActs(
  store: Store,
  school: BenchSchool,
  counts: Record<keyof PaperActs, number>,
): Promise<PaperActs> {
  const writers: StudentCaller[] = [];
  while (writers.length < WRITERS) writers.push(await school.student());
  const common = { school: school.id, writers: writers.map(({ id }) => id) };
  const startedAt = new Date(Math.trunc(Date.now() / 1_000) * 1_000 - 60_000);
  const attempts = attemptsOf(
    writers,
    await fillPractices(store, { ...common, reader: school.reader.id, count: OTHERS }),
  );
  const full = attemptsOf(writers, await fillHandIns(store, { ...common, startedAt, count: counts.submit + 2 }));
  const secrets = createSecrets(school.secretKey);
  const factsOf = ({ writer, id }: Attempt, more: Facts = {}): Facts => ({
    token: secrets.hash('token', school.id, writer.token),
    record: id,
    ...more,
  });
  const senderOf = ({ writer }: Attempt) => ({ host: school.host, token: writer.token, requestId: randomUUID() });
  const save = (n: number) => {
    const [attempt, questionId] = [at(attempts, n % WRITERS), 1 + Math.floor(n / WRITERS)];
    if (questionId > QUESTIONS) throw new RangeError('Every question is answered.');
    const input = { id: attempt.id, questionId, values: ['A'], version: 0 };
    return {
      request: requestOf(practice.saveAnswer, input, senderOf(attempt)),
      facts: factsOf(attempt, { question: questionId }),
    };
  };
  const submit = (n: number) => {
    const attempt = at(full, n);
    return { request: requestOf(practice.submit, { id: attempt.id }, senderOf(attempt)), facts: factsOf(attempt) };
  };
  // The two that are recorded differ in all that requests differ in.
  const prepared = async (
    made: (n: number) => ReturnType<typeof submit>,
    count: number,
    step: number,
  ): Promise<Act> => {
    const all = Array.from({ length: count }, (_, n) => made(n));
    const seen = [made(count), made(count + step)];
    const learnt = await learnAct(
      { school, record: recordPostgres },
      seen.map(({ request }) => request),
      seen.map(({ facts }) => facts),
    );
    return { ...learnt, request: (n) => at(all, n).request, facts: all.map(({ facts }) => facts) };
  };
  await school.answerHere(
    requestOf(practice.list, { page: 1, pageSize: 1 }, { host: school.host, token: school.reader.token }),
  );
  const saved = await prepared(save, counts.save, WRITERS + 1);
  await calmSecond();
  return { save: saved, submit: await prepared(submit, counts.submit, 1) };
}

/** Attempts of the writers, who take turns. */
function attemptsOf(writers: readonly StudentCaller[], ids: readonly number[]): Attempt[] {
  return ids.map((id, n) => ({ writer: at(writers, n % writers.length), id }));
}

/** Waits for the part of a second in which hand-ins are recorded. */
async function calmSecond(): Promise<void> {
  const isCalm = () => Date.now() % 1_000 > CALM_MS.from && Date.now() % 1_000 < CALM_MS.until;
  while (!isCalm()) await pause(10);
}

function at<T>(items: readonly T[], n: number): T {
  const item = items[n];
  if (item === undefined) throw new RangeError(`Only ${items.length} were prepared.`);
  return item;
}
