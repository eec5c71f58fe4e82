import { idOf } from '../../../page/idOf.ts';

/** What names an order in an address: id and number belong together (product.md 4.7). */
export interface OrderKey {
  id: number;
  orderNum: string;
}

/** An order's number is text: another maker's may have letters and signs of its own (wire-facts 8.2). */
const NUMBER = /^[\w.:~-]{1,64}$/;

/** Reads the key of an order from an address; null where it cannot be one. */
export function orderKeyOf(id: string | null | undefined, orderNum: string | null | undefined): OrderKey | null {
  const known = idOf(id ?? undefined);
  return known !== null && orderNum && NUMBER.test(orderNum) ? { id: known, orderNum } : null;
}
