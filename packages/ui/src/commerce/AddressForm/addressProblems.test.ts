import { ADDRESS_MAX, CONSIGNEE_MAX } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { addressFormLabels } from './AddressForm.labels.ts';
import { type AddressValues, addressProblems, toSentAddress } from './addressProblems.ts';

const words = addressFormLabels.en;
const good: AddressValues = {
  consignee: '林知夏',
  phone: '138 1120 2026',
  region: [{ code: '110108', name: '海淀区', leaf: true }],
  detail: '学院路38号',
  default: false,
};
const problemsOf = (change: Partial<AddressValues>) => {
  const found = Object.entries(addressProblems({ ...good, ...change }, words));
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
};

describe('an address', () => {
  it('is valid when every field follows its rule', () => {
    expect(problemsOf({})).toEqual({});
  });

  it.each<[Partial<AddressValues>, Record<string, string>]>([
    [{ consignee: '名'.repeat(CONSIGNEE_MAX) }, {}],
    [{ consignee: '名'.repeat(CONSIGNEE_MAX + 1) }, { consignee: words.consigneeProblems.long }],
    [{ consignee: ' ' }, { consignee: words.consigneeProblems.required }],
    [{ consignee: '林😀' }, { consignee: words.consigneeProblems.emoji }],
    [{ detail: '路'.repeat(ADDRESS_MAX) }, {}],
    [{ detail: '路'.repeat(ADDRESS_MAX + 1) }, { detail: words.detailProblems.long }],
    [{ detail: '一行\n两行' }, { detail: words.detailProblems.characters }],
    [{ detail: '' }, { detail: words.detailProblems.required }],
    [{ phone: '' }, { phone: words.phoneProblems.required }],
    [{ phone: '1381120' }, { phone: words.phoneProblems.format }],
    [{ region: [] }, { region: words.regionProblem }],
  ])('%j has the problems %j (§5)', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('is submitted trimmed, with a phone number without spaces (X9)', () => {
    expect(toSentAddress({ ...good, consignee: ' 林知夏 ', detail: '学院路38号 ' })).toEqual({
      ...good,
      phone: '13811202026',
    });
  });
});
