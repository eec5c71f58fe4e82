import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { buildAssessment, type MadeAssessment, startAsGuest } from '../../../testing/assessments.ts';
import { answerProving, solve, workOf } from '../../../testing/proofs.ts';
import { buildPhone, type School } from '../../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../../testing/world.ts';

const world = openWorld({ config: { proofFactor: 0.02 } });
const { assessments, account } = contract;
afterEach(() => world.clock.set(TEST_NOW));

/** Starts that a program made from the school's network within the hour, each as another guest in a blank browser. */
async function crowd(school: School, { linkId }: MadeAssessment, count: number, at: Date): Promise<void> {
  await school.withTenant(async (tx) => {
    const started = await tx.selectFrom('assessment_record').selectAll().limit(1).executeTakeFirstOrThrow();
    const { paper_id, published_at, due_at } = await tx
      .selectFrom('practice_record')
      .select(['paper_id', 'published_at', 'due_at'])
      .where('id', '=', started.id)
      .executeTakeFirstOrThrow();
    const common = { company_id: school.id, assessment_id: started.assessment_id };
    const record = { ...common, student_id: null, paper_id, class_run_id: null, offer_id: null, lesson_id: null };
    const dates = { published_at, due_at, started_at: at, attempt: 1 };
    const ids = await tx
      .insertInto('practice_record')
      .values(Array.from({ length: count }, () => ({ ...record, ...dates })))
      .returning('id')
      .execute();
    const rows = ids.map(({ id }, index) => ({
      ...{
        ...started,
        id,
        link_id: linkId,
        who: `guest:program ${count} ${index}`,
        device_hash: `blank ${count} ${index}`,
      },
      ...{ token_hash: `token ${count} ${index}`, created_at: at },
    }));
    await tx.insertInto('assessment_record').values(rows).execute();
  });
}

const inputOf = ({ linkId }: MadeAssessment) => ({ linkId, guestName: '何沐阳', guestPhone: buildPhone() });

test('a network with many starts is not closed: its students start after a proof, and go on without (S15, decision 0063)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school);
  await startAsGuest(school, made);
  await crowd(school, made, 118, world.clock.now());
  const last = await startAsGuest(school, made);
  const input = inputOf(made);
  const plain = await school.visitor().answer(assessments.start, input);
  expect([plain.status, plain.code]).toEqual([200, ResultCode.proofNeeded]);
  const { tries } = workOf(plain);
  const proven = await answerProving(school.visitor(), assessments.start, input);
  expect(proven.data).toMatchObject({ guestName: '何沐阳', state: 'doing' });
  expect((await last.ask(assessments.submit, { id: last.id })).id).toBe(last.id);
  await crowd(school, made, 240, world.clock.now());
  expect(workOf(await school.visitor().answer(assessments.start, inputOf(made))).tries).toBeGreaterThan(4 * tries);
  for (let index = 0; index < 3; index += 1)
    expect((await answerProving(school.visitor(), assessments.start, inputOf(made))).code).toBe(0);
  expect(await world.platform.metrics.registry.metrics()).toMatch(/proofs_asked_total\{call="guestStart"\} [1-9]/);
});

test('so it is after very many browsers of a day; another network and students are asked for nothing', async () => {
  const school = await world.school();
  const made = await buildAssessment(school);
  await startAsGuest(school, made);
  await crowd(school, made, 240, new Date(world.clock.now().getTime() - 2 * 3_600_000));
  expect((await school.visitor().answer(assessments.start, inputOf(made))).code).toBe(ResultCode.proofNeeded);
  expect((await answerProving(school.visitor(), assessments.start, inputOf(made))).code).toBe(0);
  await startAsGuest(school, made, { ip: '203.0.113.9' });
  await (await school.student()).ask(assessments.start, { linkId: made.linkId });
});

test('the proof of a start is good once, for its phone and its link, and for no code', async () => {
  const school = await world.school();
  const [made, other] = [await buildAssessment(school), await buildAssessment(school)];
  await startAsGuest(school, made);
  await crowd(school, made, 120, world.clock.now());
  const input = inputOf(made);
  const proof = solve(workOf(await school.visitor().answer(assessments.start, input)));
  const start = (more: object) => school.visitor().answer(assessments.start, { ...input, proof, ...more });
  expect((await start({ guestPhone: buildPhone() })).code).toBe(ResultCode.proofNeeded);
  expect((await start({ linkId: other.linkId })).code).toBe(ResultCode.proofNeeded);
  expect((await start({})).code).toBe(0);
  expect((await start({ guestName: '何沐晴' })).code).toBe(ResultCode.proofNeeded);
  for (let index = 1; index <= 5; index += 1) {
    const ip = `203.0.113.${index}`;
    await school.visitor().ask(account.sendCode, { account: input.guestPhone, purpose: 'login' }, { ip });
  }
  const code = { account: input.guestPhone, purpose: 'login', proof } as const;
  expect((await school.visitor().answer(account.sendCode, code)).code).toBe(ResultCode.proofNeeded);
});
