import { contract, GUEST_HEADER, ResultCode } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildAssessment, startAsGuest } from '../../../testing/assessments.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { buildPhone } from '../../../testing/school.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;

test('a guest starts the next try with the token alone, as the same person (product.md 4.5)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { link: { tries: 2 } });
  const { linkId } = made;
  const guest = await startAsGuest(school, made);
  expect((await guest.ask(assessments.start, { linkId })).id).toBe(guest.id);
  await guest.ask(assessments.submit, { id: guest.id });
  expect(await guest.ask(assessments.intro, { linkId })).toMatchObject({ linkState: 'live', triesUsed: 1 });
  const next = await guest.ask(assessments.start, { linkId });
  expect(next).toMatchObject({ guestName: '何沐阳', state: 'doing', guestToken: expect.any(String) });
  expect(next.id).not.toBe(guest.id);
  expect((await guest.answer(assessments.paper, { id: next.id })).status).toBe(404);
  const headers = { [GUEST_HEADER]: next.guestToken ?? '' };
  const visitor = school.visitor();
  await visitor.ask(assessments.submit, { id: next.id }, { headers });
  expect((await visitor.answer(assessments.start, { linkId }, { headers })).code).toBe(ResultCode.linkUsedUp);
  await expectInvariants(school);
});

test('a token is of its person alone: another name in the same browser begins an own record (Z1)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school);
  const guestPhone = buildPhone();
  const guest = await startAsGuest(school, made, { guestPhone });
  const start = { linkId: made.linkId, guestPhone };
  const sister = await guest.ask(assessments.start, { ...start, guestName: '何沐晴' });
  expect(sister).toMatchObject({ guestName: '何沐晴', guestToken: expect.any(String) });
  expect(sister.id).not.toBe(guest.id);
  expect((await guest.ask(assessments.start, { ...start, guestName: ' 何沐阳 ' })).id).toBe(guest.id);
  await expectInvariants(school);
});
