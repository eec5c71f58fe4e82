import { type Call, contract, ResultCode } from '@shuyuan/contract';
import { BUTTONS, type ButtonKey } from '@shuyuan/rules';
import { describe, expect, test } from 'vitest';
import { loginOf } from './testing/matrix.ts';
import { matrixRows } from './testing/matrixRows.ts';
import type { School } from './testing/school.ts';
import { openWorld } from './testing/world.ts';

const world = openWorld();

interface Enforced {
  call: Call;
  /** Parameters over those of the call's row in the access matrix. */
  over?: Record<string, unknown>;
}

/** The calls behind each button; a new button does not compile without them. */
const ENFORCED: Readonly<Record<ButtonKey, readonly Enforced[]>> = {
  'course.buy': [{ call: contract.orders.create }, { call: contract.orders.buyFree }],
  'course.trial': [{ call: contract.media.trial }],
  'order.refund': [{ call: contract.orders.askRefund }],
  'groupon.open': [{ call: contract.orders.create, over: { mode: 'openTeam' } }],
  'coupon.claim': [{ call: contract.coupons.claim }],
  'redeem.use': [{ call: contract.redemptions.redeem }],
  'headline.add': [{ call: contract.articles.save }],
  'headline.comment': [{ call: contract.comments.add }],
  'studyRoom.subscribe': [{ call: contract.studyRooms.subscribe }],
  'chat.open': [{ call: contract.chat.open }],
  'practice.redo': [{ call: contract.practice.redo }],
  'archives.sheetFill': [{ call: contract.archives.saveSheet }],
  'invite.share': [{ call: contract.promotions.course }],
};

async function withhold(school: School, key: ButtonKey, reason: string | null = '本学期暂停，请联系教务') {
  const row = { company_id: school.id, key, is_allowed: false, reason, reason_en: reason && 'Paused this term' };
  await school.withTenant(async (tx) => {
    await tx.deleteFrom('button_permission').where('key', '=', key).execute();
    await tx.insertInto('button_permission').values(row).execute();
  });
}

describe('a button that the school withholds (§6; product.md 4.1)', () => {
  for (const key of BUTTONS)
    for (const { call, over } of ENFORCED[key])
      test(`${key}: ${call.path} refuses in the words of the school, and ends no login`, async () => {
        const row = matrixRows.find((each) => each.call === call);
        if (!row) throw new Error(`the access matrix has no row of ${call.path}`);
        const school = await world.school();
        const caller = await loginOf(row, school);
        const input = { ...(await row.input(school, caller)), ...over };
        await withhold(school, key);
        const refused = await caller.answer(call, input);
        expect(refused).toMatchObject({ status: 200, code: ResultCode.notOffered });
        expect(refused.text).toContain('本学期暂停，请联系教务');
        const english = await caller.answer(call, input, { locale: 'en' });
        expect(english.text).toContain('Paused this term');
        expect((await caller.ask(contract.site.permissions)).find((each) => each.key === key)?.isAllowed).toBe(false);
        await withhold(school, key, null);
        expect(await caller.answer(call, input)).toMatchObject({ status: 200, code: ResultCode.notOffered });
        await school.withTenant((tx) => tx.deleteFrom('button_permission').execute());
        expect((await caller.answer(call, input)).code).not.toBe(ResultCode.notOffered);
      });

  test('withholds a trial from a visitor too, who is asked for nothing else', async () => {
    const row = matrixRows.find((each) => each.call === contract.media.trial);
    const school = await world.school();
    const input = await row?.input(school, await school.student());
    const asked = () => school.visitor().answer(contract.media.trial, input as { courseId: number; lessonId: number });
    expect((await asked()).code).toBe(0);
    await withhold(school, 'course.trial');
    expect(await asked()).toMatchObject({ status: 200, code: ResultCode.notOffered });
  });
});
