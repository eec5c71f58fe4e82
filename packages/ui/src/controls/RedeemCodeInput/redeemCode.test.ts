import { describe, expect, it } from 'vitest';
import { codeGroups, readCode } from './redeemCode.ts';

describe('a typed code', () => {
  it.each([
    ['abcd-2345-efgh', 'ABCD2345EFGH'],
    [' ABCD 2345 EFGH\n', 'ABCD2345EFGH'],
    ['ＡＢＣＤ２３', 'ABCD23'],
  ])('is normalised from any format: %j (§5)', (typed, code) => {
    expect(readCode(typed)).toEqual({ code, overflow: 0, wasCleaned: false });
  });

  it('is limited to twelve characters (§5)', () => {
    expect(readCode('ABCD2345EFGH')).toMatchObject({ code: 'ABCD2345EFGH', overflow: 0 });
    expect(readCode('ABCD2345EFGHJ')).toMatchObject({ code: 'ABCD2345EFGH', overflow: 1 });
  });

  it('consists of letters and digits only (§5)', () => {
    expect(readCode('AB中文!CD')).toEqual({ code: 'ABCD', overflow: 0, wasCleaned: true });
  });
});

describe('the groups of a code', () => {
  it('have consecutive indexes', () => {
    expect(codeGroups([4, 4, 4])).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
    ]);
  });
});
