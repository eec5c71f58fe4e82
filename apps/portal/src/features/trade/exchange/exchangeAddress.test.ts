import { expect, it } from 'vitest';
import { exchangeAddress, ledgerAddress } from './exchangeAddress.ts';

const read = (href: string) => new URLSearchParams(href.split('?')[1]);

it('holds tab, kind and page of the exchange centre (§2)', () => {
  const filters = { tab: 'gifts', kind: 'coupon', page: 3 } as const;
  expect(exchangeAddress.read(read(exchangeAddress.href(filters)))).toEqual(filters);
  expect(exchangeAddress.href({ tab: 'gifts', page: 1 })).toBe('/exchange');
});

it('holds the ledger, its direction and page (§2)', () => {
  const filters = { kind: 'minutes', direction: 'out', page: 2 } as const;
  expect(ledgerAddress.read(read(ledgerAddress.href(filters)))).toEqual(filters);
  expect(ledgerAddress.href(filters)).toBe('/changedetail?tab=minutes&dir=out&page=2');
  expect(ledgerAddress.href({ kind: 'credits' })).toBe('/changedetail');
});

it('ignores what is not theirs', () => {
  expect(exchangeAddress.read(read('?tab=x&kind=dvd&page=0'))).toEqual({ tab: 'gifts', page: 1 });
  expect(ledgerAddress.read(read('?tab=x&dir=up&page=99999'))).toEqual({ kind: 'credits', page: 1 });
});
