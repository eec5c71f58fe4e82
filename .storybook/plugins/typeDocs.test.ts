import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { kitEntries, readTypeDocs } from './typeDocs.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
const docs = readTypeDocs(kitEntries(packages), packages);

describe('the types of the docs', () => {
  it('keep the name of a union of texts, with all its members in the order of the source', () => {
    expect(docs.props['CouponCard']?.['status']).toEqual({
      written: 'CouponStatus',
      names: ['CouponStatus'],
      members: ['toUse', 'notYet', 'locked', 'used', 'expired', 'claimable', 'claimedOut'],
    });
    expect(docs.props['Text']?.['size']?.members).toEqual([12, 13, 14, 16, 18, 20, 24, 28, 32]);
  });

  it('name the members of a union that the source computes', () => {
    expect(docs.types['EmptyKind']).toMatch(/^\/\*\* Kinds of empty states\. \*\/\ntype EmptyKind = '\w+' \| /);
    expect(docs.props['Empty']?.['kind']?.members).toContain('search');
  });

  it('have every kind of a union of objects with its fields and their comments, also behind another name', () => {
    expect(docs.props['CouponCard']?.['coupon']).toEqual({
      written: 'Coupon',
      names: ['Coupon', 'CouponValue', 'Instant'],
    });
    expect(docs.types['CouponValue']).toContain(
      "kind: 'fullReduction'; reduceFen: number | undefined; thresholdFen: number",
    );
    expect(docs.types['CouponValue']).toContain(
      '/** Share that remains to be paid, in whole percent: 85 pays 85 %. */\n      payPercent: number | undefined;',
    );
    expect(docs.props['UnreadNotification']?.['message']?.names).toEqual(
      expect.arrayContaining(['UnreadMessage', 'UnreadChat', 'UnreadNotice']),
    );
  });

  it('name instants and list the parts of a component', () => {
    expect(docs.props['Countdown']?.['endsAt']).toEqual({ written: 'Instant', names: ['Instant'] });
    expect(docs.props['CouponCard']?.['slotProps']?.written).toBe('SlotProps<CouponCardPart>');
    expect(docs.types['CouponCardPart']).toMatch(/'ribbon' \| 'action' \| 'stamp'/);
    expect(docs.types['CouponCardPart']).toMatch(/'condition'/);
  });

  it('are of the entries too that stand apart from the others', () => {
    expect(docs.props['ArticleEditor']?.['document']).toBeDefined();
    const apart = readdirSync(`${packages}/ui/src`).filter((name) => /^[a-zA-Z]+\.ts$/.test(name));
    const index = readFileSync(`${packages}/ui/src/index.ts`, 'utf8');
    const missing = apart.filter((name) => name !== 'index.ts' && !index.includes(`./${name}`));
    expect(kitEntries(packages)).toEqual(
      expect.arrayContaining(missing.map((name) => expect.stringContaining(`/ui/src/${name}`))),
    );
  });

  it('describe callbacks, memoized components and generic ones', () => {
    expect(docs.props['UnreadNotification']?.['onOpen']).toMatchObject({ written: '(message: UnreadMessage) => void' });
    expect(docs.props['Question']?.['verdict']?.members).toContain('partly');
    expect(docs.props['Table']?.['columns']).toMatchObject({ written: 'readonly TableColumn<Row>[]' });
  });

  it('name nothing that they do not have, and leave nothing of `undefined` or of the export', () => {
    const all = Object.values(docs.props).flatMap((own) => Object.values(own));
    expect(all.length).toBeGreaterThan(400);
    expect(all.flatMap((type) => type.names).filter((name) => docs.types[name] === undefined)).toEqual([]);
    expect(all.filter((type) => / \| undefined$/.test(type.written))).toEqual([]);
    expect(Object.values(docs.types).filter((text) => /^export |^ {2}\w+\?: .* \| undefined;$/m.test(text))).toEqual(
      [],
    );
  });
});
