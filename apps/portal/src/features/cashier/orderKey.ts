/** What names an order in an address: id and number belong together (product.md 4.7). */
export interface OrderKey {
  id: number;
  orderNum: string;
}

const ID = /^[1-9]\d{0,15}$/;
const NUMBER = /^\d{6,32}$/;

/** Reads the key of an order from an address; null where it cannot be one. */
export function orderKeyOf(id: string | null | undefined, orderNum: string | null | undefined): OrderKey | null {
  return id && orderNum && ID.test(id) && NUMBER.test(orderNum) ? { id: Number(id), orderNum } : null;
}
