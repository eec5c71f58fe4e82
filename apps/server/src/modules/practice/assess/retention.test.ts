import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { sweep } from '../../../platform/work/retention.ts';
import { RETENTION } from '../../../retention.ts';
import { answerRecord, buildAssessment, startAsGuest } from '../../../testing/assessments.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { RIGHT } from '../../../testing/papers.ts';
import { buildPhone } from '../../../testing/school.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;
const DAY_MS = 86_400_000;

test('records of guests that no account takes over are deleted with their answers after 180 days, all others stay (S11)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, {
    rules: [{ kind: 'score', name: '先修', min_score: 0 }],
    link: { ends_at: new Date(world.clock.now().getTime() + 400 * DAY_MS) },
  });
  const guestPhone = buildPhone();
  const [gone, open, taken] = [
    await startAsGuest(school, made),
    await startAsGuest(school, made),
    await startAsGuest(school, made, { guestPhone }),
  ];
  for (const guest of [gone, taken]) {
    await answerRecord(guest, guest.id, made, RIGHT);
    await guest.ask(assessments.submit, { id: guest.id });
  }
  await answerRecord(open, open.id, made, RIGHT.slice(0, 1));
  const owner = await school.student({ phone: guestPhone });
  await owner.ask(assessments.claim, { tokens: [taken.token] });
  const student = await school.student();
  const own = await student.ask(assessments.start, { linkId: made.linkId });
  const stored = () =>
    school.withTenant(async (tx) => {
      const found = await Promise.all([
        tx.selectFrom('assessment_record').select('id').execute(),
        tx.selectFrom('practice_record').select('id').execute(),
        tx.selectFrom('assessment_outcome').select('record_id as id').execute(),
        tx.selectFrom('practice_answer').select('record_id as id').execute(),
      ]);
      return found.map((rows) => new Set(rows.map(({ id }) => id)));
    });
  const [all, rest] = [new Set([gone.id, open.id, taken.id, own.id]), new Set([taken.id, own.id])];
  world.clock.advance(180 * DAY_MS);
  await sweep(world.platform, RETENTION);
  expect(await stored()).toEqual([all, all, new Set([gone.id, taken.id]), new Set([gone.id, open.id, taken.id])]);
  world.clock.advance(1);
  await sweep(world.platform, RETENTION);
  expect(await stored()).toEqual([rest, rest, new Set([taken.id]), new Set([taken.id])]);
  await expectInvariants(school);
});
