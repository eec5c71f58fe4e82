import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildCode, type CodeOverrides, newCode } from '../../testing/redemptions.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { redeem, list } = contract.redemptions;
const { redemptionFailed, redeemedByYou, alreadyOwned, tooFrequent } = ResultCode;

const issue = (school: School, overrides?: CodeOverrides) => buildCode(school, world.platform.secrets, overrides);
const outcome = async (student: StudentCaller, code: string) => (await student.answer(redeem, { code })).code;
async function failures(school: School): Promise<number> {
  return (await school.withTenant((tx) => tx.selectFrom('redeem_failure').select('id').execute())).length;
}

describe('the benefit of a code (I8)', () => {
  test('is a course, with its class and end', async () => {
    const school = await world.school();
    const student = await school.student();
    const course = { title: '圆锥曲线', title_en: 'Conics' };
    const made = await buildCourse(school, { course, run: { playback_months: 12 }, offer: { quota: 1 } });
    const { code } = await issue(school, { batch: { kind: 'course', goods_id: made.saleId, amount: null } });
    const got = await student.ask(redeem, { code }, { locale: 'en' });
    expect(got).toMatchObject({
      codeEnd: code.slice(-4),
      kind: 'course',
      title: 'Conics',
      redeemedAt: TEST_NOW.toISOString(),
      validUntil: '2027-11-20T08:00:00.000Z',
      classId: made.id,
      offerId: made.saleId,
    });
    expect(await student.ask(contract.courses.detail, made)).toMatchObject({ isOwned: true, seatsLeft: 0 });
    expect((await student.ask(list)).items).toMatchObject([{ id: got.id, title: '圆锥曲线' }]);
    await expectInvariants(school);
  });

  test('is days of membership behind the present ones (I11)', async () => {
    const school = await world.school();
    const student = await school.student({ member_until: inDays(5) });
    const { code } = await issue(school, { batch: { kind: 'membership', name: '会员30天', amount: 30 } });
    expect(await student.ask(redeem, { code })).toMatchObject({
      kind: 'membership',
      title: '会员30天',
      amount: 30,
      validUntil: inDays(35).toISOString(),
      previousUntil: inDays(5).toISOString(),
    });
    await expectInvariants(school);
  });

  test('is a coupon, minutes or credits', async () => {
    const school = await world.school();
    const student = await school.student();
    const goods_id = await buildCoupon(school, { source: 'redemption' });
    const coupon = await issue(school, { batch: { kind: 'coupon', goods_id, amount: null } });
    const minutes = await issue(school, { batch: { kind: 'minutes', amount: 60 } });
    const credits = await issue(school);
    const got = await student.ask(redeem, { code: coupon.code });
    expect(got).toMatchObject({
      kind: 'coupon',
      title: '满100减20',
      amount: 2_000,
      validUntil: inDays(7).toISOString(),
    });
    expect((await student.ask(contract.coupons.mine)).items).toMatchObject([{ id: got.couponClaimId }]);
    expect(await student.ask(redeem, { code: minutes.code })).toMatchObject({ kind: 'minutes', amount: 60 });
    expect(await student.ask(redeem, { code: credits.code })).toMatchObject({ kind: 'credits', amount: 100 });
    expect((await student.ask(list)).totalCount).toBe(3);
    expect((await (await school.student()).ask(list)).items).toEqual([]);
    expect(await failures(school)).toBe(0);
    await expectInvariants(school);
  });
});

describe('a code', () => {
  test('is read with blanks, hyphens, small and full-width letters (§5)', async () => {
    const school = await world.school();
    const { code } = await issue(school);
    const [a, b, c] = [code.slice(0, 4), code.slice(4, 8), code.slice(8)];
    const wide = [...c].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('');
    expect(await outcome(await school.student(), ` ${a.toLowerCase()}-${b} ${wide} `)).toBe(0);
  });

  test('is used once: reported as used to its student, as invalid to others', async () => {
    const school = await world.school();
    const [one, other] = [await school.student(), await school.student()];
    const { code } = await issue(school);
    expect(await outcome(one, code)).toBe(0);
    expect(await outcome(one, code)).toBe(redeemedByYou);
    expect(await outcome(other, code)).toBe(redemptionFailed);
    expect(await failures(school)).toBe(1);
    await expectInvariants(school);
  });

  test('grants its benefit once under concurrent redemptions (I8)', async () => {
    const school = await world.school();
    const { code } = await issue(school);
    const students = await Promise.all([1, 2, 3, 4].map(() => school.student()));
    const codes = await Promise.all(students.map((student) => outcome(student, code)));
    expect(codes.filter((one) => one === 0)).toHaveLength(1);
    await expectInvariants(school);
  });

  test('fails in one way, whatever is wrong with it (A6)', async () => {
    const school = await world.school();
    const [student, other, foreign] = [await school.student(), await school.student(), await world.school()];
    const full = await buildCourse(school, { offer: { quota: 1, sold: 1 } });
    const gone = await buildCourse(school, { offer: { is_discontinued: true } });
    const coupon = await buildCoupon(school, { total: 1, claimed: 1 });
    await school.withTenant((tx) => tx.updateTable('coupon').set({ claimed: 0, status: 'stopped' }).execute());
    const cases: CodeOverrides[] = [
      { batch: { is_open: false } },
      { batch: { starts_at: inDays(1) } },
      { batch: { ends_at: TEST_NOW } },
      { code: { is_frozen: true } },
      { code: { bound_student_id: other.id } },
      { batch: { kind: 'course', goods_id: full.saleId, amount: null } },
      { batch: { kind: 'course', goods_id: gone.saleId, amount: null } },
      { batch: { kind: 'coupon', goods_id: coupon, amount: null } },
    ];
    const bodies = new Set<string>();
    for (const overrides of cases) {
      const { code } = await issue(school, overrides);
      bodies.add((await student.answer(redeem, { code })).text);
    }
    const fresh = await school.student();
    for (const code of [newCode(), '短', (await issue(foreign)).code]) {
      bodies.add((await fresh.answer(redeem, { code })).text);
    }
    expect(bodies.size).toBe(1);
    expect(await outcome(fresh, newCode())).toBe(redemptionFailed);
    expect(await failures(school)).toBe(cases.length + 4);
    await expectInvariants(school);
  });

  test('of a course that the student has stays unused and counts nothing (3003)', async () => {
    const school = await world.school();
    const [owner, other] = [await school.student(), await school.student()];
    const made = await buildCourse(school);
    await enrol(school, owner.id, made);
    const { code } = await issue(school, { batch: { kind: 'course', goods_id: made.saleId, amount: null } });
    expect(await outcome(owner, code)).toBe(alreadyOwned);
    expect(await failures(school)).toBe(0);
    expect(await outcome(other, code)).toBe(0);
    await expectInvariants(school);
  });

  test('stops at the number of codes that a student may use of a series', async () => {
    const school = await world.school();
    const student = await school.student();
    const { code, batchId } = await issue(school, { batch: { per_student: 2 } });
    const more = [await issue(school, { batchId }), await issue(school, { batchId })];
    expect(await outcome(student, code)).toBe(0);
    expect(await outcome(student, more[0]?.code ?? '')).toBe(0);
    expect(await outcome(student, more[1]?.code ?? '')).toBe(redemptionFailed);
    expect(await outcome(await school.student(), more[1]?.code ?? '')).toBe(0);
    await expectInvariants(school);
  });

  test('is not stored as it is: only its hash and its end (A6)', async () => {
    const school = await world.school();
    const { code } = await issue(school);
    await (await school.student()).ask(redeem, { code });
    const rows = await school.withTenant((tx) => tx.selectFrom('redeem_code').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(world.logged.join('')).not.toContain(code);
  });
});

describe('wrong codes (A6)', () => {
  const fail = async (students: readonly StudentCaller[], times: number) => {
    const seen = new Set<number | null>();
    for (const student of students) {
      for (let time = 0; time < times; time += 1) seen.add(await outcome(student, newCode()));
    }
    return [...seen];
  };

  const addFailures = async (school: School, count: number) => {
    const { id } = await school.student();
    const row = { company_id: school.id, student_id: id, ip_hash: 'elsewhere', failed_at: TEST_NOW };
    await school.withTenant((tx) =>
      tx
        .insertInto('redeem_failure')
        .values(Array.from({ length: count }, () => row))
        .execute(),
    );
  };

  test('are ten an hour of a student; then a right one waits too', async () => {
    const school = await world.school();
    const student = await school.student();
    const { code } = await issue(school);
    expect(await fail([student], 10)).toEqual([redemptionFailed]);
    expect(await outcome(student, code)).toBe(tooFrequent);
    expect(await outcome(student, newCode())).toBe(tooFrequent);
    expect(await failures(school)).toBe(10);
    world.clock.set(inDays(1 / 24));
    expect(await outcome(student, code)).toBe(0);
    world.clock.set(null);
  });

  test('are thirty an hour from one network of those beyond their share; their first three are not among them', async () => {
    const school = await world.school();
    const students = await Promise.all([1, 2, 3, 4].map(() => school.student()));
    expect(await fail(students, 10)).toEqual([redemptionFailed]);
    const [other, elsewhere] = [await school.student(), await school.student()];
    expect(await fail([other], 5)).toEqual([redemptionFailed]);
    expect(await outcome(other, newCode())).toBe(tooFrequent);
    expect(await fail([elsewhere], 3)).toEqual([redemptionFailed]);
    const { code } = await elsewhere.answer(redeem, { code: newCode() }, { ip: '203.0.113.9' });
    expect(code).toBe(redemptionFailed);
  });

  test('of a stranger with many accounts in the network of a school take no chance from who has a code there (decision 0068)', async () => {
    const school = await world.school();
    const strangers = await Promise.all(Array.from({ length: 22 }, () => school.student()));
    expect(await fail(strangers, 4)).toEqual([redemptionFailed]);
    expect(await fail(strangers.slice(0, 5), 6)).toContain(tooFrequent);
    const student = await school.student();
    const { code } = await issue(school);
    expect(await outcome(student, newCode())).toBe(redemptionFailed);
    expect(await outcome(student, code)).toBe(0);
  });

  test('are two hundred an hour in a school of those beyond their share, and the other schools go on', async () => {
    const [school, other] = [await world.school(), await world.school()];
    await addFailures(school, 200);
    const student = await school.student();
    expect(await fail([student], 3)).toEqual([redemptionFailed]);
    expect(await outcome(student, newCode())).toBe(tooFrequent);
    expect(await outcome(await other.student(), newCode())).toBe(redemptionFailed);
  });

  test('of a stranger with many accounts in many networks, for an hour, take no chance from who has a code (decision 0068)', async () => {
    const school = await world.school();
    const strangers = await Promise.all(Array.from({ length: 24 }, () => school.student()));
    let refusals = 0;
    for (const [n, stranger] of strangers.entries()) {
      for (let time = 0; time < 10; time += 1) {
        const { code } = await stranger.answer(redeem, { code: newCode() }, { ip: `203.0.${n}.1` });
        refusals += code === tooFrequent ? 1 : 0;
      }
    }
    expect(refusals).toBeGreaterThan(0);
    expect(await failures(school)).toBeGreaterThanOrEqual(200);
    const student = await school.student();
    const { code } = await issue(school);
    // She mistypes it first, at the same moment.
    expect(await outcome(student, newCode())).toBe(redemptionFailed);
    expect(await outcome(student, code)).toBe(0);
  });

  test('are counted one by one when concurrent', async () => {
    const school = await world.school();
    const student = await school.student();
    const codes = await Promise.all(Array.from({ length: 14 }, () => outcome(student, newCode())));
    expect(codes.filter((code) => code === redemptionFailed)).toHaveLength(10);
  });
});
