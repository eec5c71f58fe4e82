import type { Money } from '../../foundations/money.ts';
import type { PriceTagLabels } from './PriceTag.labels.ts';

/** The note beside a price: the member price, else the amount saved; amounts in fen. */
export function noteOf(
  words: PriceTagLabels,
  money: Money,
  priceFen: number,
  memberFen: number | undefined,
  originalFen: number | undefined,
): string | undefined {
  if (memberFen !== undefined && memberFen < priceFen)
    return memberFen === 0 ? words.memberFree : words.member(money(memberFen));
  if (originalFen !== undefined && originalFen > priceFen) {
    const saved = originalFen - priceFen;
    return words.save(money(saved), Math.round((saved / originalFen) * 100));
  }
  return undefined;
}
