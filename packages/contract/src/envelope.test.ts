import { describe, expect, it } from 'vitest';
import { contract, decodeInput, decodeRefusal, encodeInput, ResultCode, unwrap, wrap, wrapRefusal } from './index.ts';

const student = { service: 'student' } as const;
const point = { service: 'point' } as const;

describe('an answer', () => {
  it('succeeds with resultCode 0, page facts beside the list (§7)', () => {
    const facts = { totalCount: 128, currentPage: 2, pageSize: 10 };
    expect(unwrap(wrap(student, [1], facts))).toEqual({ ok: true, data: [1], facts });
  });

  it('succeeds in its second kind only with code 0 and state success (§7)', () => {
    expect(unwrap(wrap(point, { a: 1 }))).toMatchObject({ ok: true, data: { a: 1 } });
    expect(unwrap({ code: 0, state: 'fail', msg: '不行' })).toMatchObject({ ok: false, message: '不行' });
    expect(unwrap({ code: 1, state: 'success', msg: '不行' })).toMatchObject({ ok: false, code: 1 });
  });

  it('needs no state beside code 0 of an upload server that tells none (wire-facts 2.2, 11)', () => {
    expect(unwrap({ code: 0, msg: '', data: { fileUrl: '/f' } })).toMatchObject({ ok: true, data: { fileUrl: '/f' } });
  });

  it('is read by its code also where that is text (decision 0020)', () => {
    expect(unwrap({ resultCode: '0', resultData: 1 })).toMatchObject({ ok: true, data: 1 });
    expect(unwrap({ resultCode: '-1', resultData: null })).toMatchObject({ ok: false, code: -1 });
    expect(unwrap({ code: '7', msg: '太大' })).toMatchObject({ ok: false, code: 7 });
  });

  it('refuses with a positive code and a message in either kind (E3)', () => {
    expect(unwrap(wrapRefusal(student, 2002, '密码错误'))).toMatchObject({
      ok: false,
      code: 2002,
      message: '密码错误',
    });
    expect(unwrap(wrapRefusal(point, 5, '未开放'))).toMatchObject({ ok: false, code: 5, message: '未开放' });
  });

  it('carries the unpaid order with refusal 3009, and no data when it breaks the contract (product.md 4.7)', () => {
    const data = { orderId: 7, orderNum: '20261120100000000001', commodityId: 9 };
    const order = { id: 7, orderNum: '20261120100000000001', goodsId: 9 };
    expect(decodeRefusal(ResultCode.unpaidOrderExists, data)).toEqual(order);
    expect(decodeRefusal(ResultCode.unpaidOrderExists, { orderId: 'x' })).toBeUndefined();
    expect(decodeRefusal(ResultCode.full, data)).toBeUndefined();
  });

  it('is counted also where its numbers are text, as another maker may send them (decision 0020)', () => {
    const page = { totalCount: '128', currentPage: '2', pageSize: '10' };
    expect(unwrap({ resultCode: 0, resultMessage: '', resultData: [1], ...page })).toEqual({
      ok: true,
      data: [1],
      facts: { totalCount: 128, currentPage: 2, pageSize: 10 },
    });
    expect(unwrap({ resultCode: 0, resultData: [1], totalCount: 'many' })).toMatchObject({ facts: { totalCount: 0 } });
  });

  it('is read with nulls where a backend of the family has nothing to say (decision 0020)', () => {
    const nulls = { code: null, msg: null, state: null, totalCount: null, currentPage: null };
    expect(unwrap({ resultCode: 0, resultMessage: null, resultData: [1], ...nulls })).toMatchObject({
      ok: true,
      data: [1],
    });
    expect(unwrap({ resultCode: null, code: 0, state: 'success', msg: null, data: 1 })).toMatchObject({ ok: true });
  });

  it('ends a login with resultCode -1 in either kind (§4, E1)', () => {
    expect(wrapRefusal(point, -1, '')).toHaveProperty('resultCode', -1);
  });

  it.each([null, undefined, '', '<html>', 7, [], {}, { resultCode: 'none' }, { data: 1 }])(
    'is none when it is %j',
    (body) => {
      expect(unwrap(body)).toBeNull();
    },
  );
});

describe('parameters', () => {
  it('are checked by the rules of §5, and the problem is named', () => {
    const raw = { account: '138', captchaCode: '12345', password: 'abcdef', nickName: 'a b', isAgree: 1 };
    const decoded = decodeInput(contract.account.register, raw);
    expect(decoded).toMatchObject({ ok: false });
    expect(decoded.ok ? [] : decoded.problems).toEqual(
      expect.arrayContaining([
        { field: 'account', rule: 'format' },
        { field: 'captchaCode', rule: 'format' },
        { field: 'password', rule: 'classes' },
        { field: 'nickName', rule: 'characters' },
      ]),
    );
  });

  it('are renamed for the wire and normalised on arrival', () => {
    const input = { account: ' 138 0000 0001 ', password: 'x', hasAgreed: true };
    expect(encodeInput(contract.account.login, { ...input, account: '13800000001' })).toEqual({
      loginId: '13800000001',
      password: 'x',
      isAgree: 1,
    });
    const raw = { loginId: input.account, password: 'x', isAgree: 1, isMember: 1 };
    expect(decodeInput(contract.account.login, raw)).toEqual({
      ok: true,
      value: { account: '13800000001', password: 'x', hasAgreed: true },
    });
  });

  it('are refused when a scalar comes as an array (Z2)', () => {
    expect(decodeInput(contract.lecturers.detail, { lecturerId: ['1', '2'] }).ok).toBe(false);
  });
});
