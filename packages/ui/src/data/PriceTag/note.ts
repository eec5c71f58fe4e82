import { formatMoney } from '@shuyuan/rules';
import type { PriceTagLabels } from './PriceTag.labels.ts';

/** The note beside a price: the member price, else the amount saved; amounts in fen. */
export function noteOf(
  words: PriceTagLabels,
  priceFen: number,
  memberFen: number | undefined,
  originalFen: number | undefined,
): string | undefined {
  if (memberFen !== undefined && memberFen < priceFen)
    return memberFen === 0 ? words.memberFree : words.member(formatMoney(memberFen));
  if (originalFen !== undefined && originalFen > priceFen) {
    const saved = originalFen - priceFen;
    return words.save(formatMoney(saved), Math.round((saved / originalFen) * 100));
  }
  return undefined;
}
