import { contract, GUEST_HEADER, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { answerRecord, buildAssessment, startAsGuest } from '../../../testing/assessments.ts';
import { buildCourse } from '../../../testing/catalogue.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { registerByCode } from '../../../testing/messages.ts';
import { RIGHT } from '../../../testing/papers.ts';
import { buildPhone, type School } from '../../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../../testing/world.ts';

const world = openWorld();
const { assessments, orders } = contract;

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

describe('a stranger who types the phone and the name of somebody else (product.md 4.5, S15)', () => {
  const stranger = { guestName: '何沐阳' };

  test('brings the owner neither a level nor a used try when she registers: the first start of the account is hers', async () => {
    const school = await world.school();
    const course = await buildCourse(school);
    const made = await buildAssessment(school, { offers: [course.saleId] });
    const phone = buildPhone();
    const guest = await startAsGuest(school, made, { ...stranger, guestPhone: phone });
    await answerRecord(guest, guest.id, made, RIGHT);
    await guest.ask(assessments.submit, { id: guest.id });
    const { token } = await registerByCode(school, phone);
    const owner = school.visitor();
    const own = { token };
    expect((await owner.ask(assessments.mine, {}, own)).items).toEqual([]);
    expect((await owner.answer(orders.quote, { kind: 'course', goodsId: course.saleId }, own)).code).toBe(3004);
    expect(await owner.ask(assessments.intro, { linkId: made.linkId }, own)).toMatchObject({ triesUsed: 0 });
    const { id } = await owner.ask(assessments.start, { linkId: made.linkId }, own);
    expect((await owner.ask(assessments.submit, { id }, own)).state).toBe('finished');
    // What she says is hers counts, and still uses none of her tries.
    await owner.ask(assessments.claim, { ids: [guest.id] }, own);
    expect(await owner.ask(assessments.intro, { linkId: made.linkId }, own)).toMatchObject({ triesUsed: 1 });
    await expectInvariants(school);
  });

  test('uses up no try of the guest whose they are, elsewhere; in one network, or one browser, they are one person', async () => {
    const school = await world.school();
    const made = await buildAssessment(school);
    const guestPhone = buildPhone();
    const first = await startAsGuest(school, made, { ...stranger, guestPhone });
    await first.ask(assessments.submit, { id: first.id });
    const hers = await startAsGuest(school, made, { ...stranger, guestPhone, ip: '203.0.113.9' });
    expect(hers.paper.state).toBe('doing');
    expect(hers.id).not.toBe(first.id);
    await hers.ask(assessments.submit, { id: hers.id });
    const again = { linkId: made.linkId, ...stranger, guestPhone };
    const [blank, moved] = [
      await school.visitor().answer(assessments.start, again),
      await school.visitor().answer(assessments.start, again, { headers: { cookie: hers.cookie }, ip: '203.0.114.9' }),
    ];
    expect([blank.code, moved.code]).toEqual([ResultCode.linkUsedUp, ResultCode.linkUsedUp]);
    await expectInvariants(school);
  });
});

test('a browser has the tries of a family, under whatever names and phones; whoever comes next is not told of tries that are used up (product.md 4.5)', async () => {
  const school = await world.school();
  const { linkId } = await buildAssessment(school);
  const visitor = school.visitor();
  const start = (cookie?: string) =>
    visitor.answer(
      assessments.start,
      { linkId, guestName: `访客${buildPhone()}`, guestPhone: buildPhone() },
      { headers: cookie === undefined ? {} : { cookie } },
    );
  const first = await start();
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toMatch(/^sy_device=/);
  expect([(await start(cookie)).code, (await start(cookie)).code]).toEqual([0, 0]);
  const fourth = await start(cookie);
  expect(fourth.code).toBe(ResultCode.browserUsedUp);
  expect(fourth.text).toContain('登录后测');
  expect((await start()).code).toBe(0);
});

test('a throw-away guest reads neither the key nor which answers are right before the link has ended (Z4)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { rules: [{ kind: 'score', name: '先修', min_score: 0 }] });
  const guest = await startAsGuest(school, made);
  await answerRecord(guest, guest.id, made, RIGHT);
  await guest.ask(assessments.submit, { id: guest.id });
  const read = () => guest.answer(assessments.review, { id: guest.id });
  const before = await read();
  expect(before.data).toMatchObject({ needsAccount: true, showsAnswers: false, shares: [], topics: [] });
  expect(before.data?.answers.map(({ state, score }) => [state, score])).toEqual(
    RIGHT.map(() => [undefined, undefined]),
  );
  expect(before.text).not.toContain('解析一');
  expect(await guest.ask(assessments.result, { id: guest.id })).toMatchObject({ score: 10, levelName: '先修' });
  const student = await school.student({ phone: (await phoneOf(school, guest.id)) ?? '' });
  await student.ask(assessments.claim, { tokens: [guest.token] });
  expect(await student.ask(assessments.review, { id: guest.id })).toMatchObject({ showsAnswers: true });
  const late = await startAsGuest(school, made);
  await late.ask(assessments.submit, { id: late.id });
  world.clock.set(new Date('2026-11-30T14:00:00.001Z'));
  expect(await late.ask(assessments.review, { id: late.id })).toMatchObject({
    needsAccount: false,
    showsAnswers: true,
  });
  world.clock.set(TEST_NOW);
});

async function phoneOf(school: School, id: number) {
  const row = await school.withTenant((tx) =>
    tx.selectFrom('assessment_record').select('guest_phone').where('id', '=', id).executeTakeFirst(),
  );
  return row?.guest_phone;
}
