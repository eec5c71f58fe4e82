import type { Order } from '@shuyuan/contract';
import { coursePath } from './courseProps.ts';

type Key = Pick<Order, 'id' | 'orderNum' | 'goodsId'>;
type Goods = Pick<Order, 'kind' | 'goodsId' | 'classId' | 'groupId' | 'teamId'>;

/** Address of the cashier of an order; it shows how the order ended, too (§2). */
export function cashierPath({ id, orderNum, goodsId }: Key): string {
  return `/sureorder/${id}/${orderNum}/${goodsId}`;
}

/** Address of what is said about a payment that failed (§2). */
export function paymentFailedPath({ id, orderNum }: Pick<Key, 'id' | 'orderNum'>): string {
  return `/course/fail?${new URLSearchParams({ orderId: String(id), orderNum })}`;
}

/** Where the goods of an order are bought again. */
export function rebuyPath({ kind, goodsId, classId, groupId }: Goods): string {
  if (kind === 'membership') return '/equity';
  if (kind === 'minutes') return '/buy';
  if (kind === 'postage') return '/exchange';
  if (groupId !== undefined) return `/groupon/${groupId}`;
  return classId === undefined ? '/course' : `/course/buy/${classId}/${goodsId}`;
}

/** Where the student goes with what was bought; a group that is not complete comes first. */
export function goodsPath(order: Goods & Pick<Order, 'fulfilment'>): string {
  const { kind, goodsId, classId, teamId, fulfilment } = order;
  if (fulfilment === 'awaitingGroup' && teamId !== undefined) return `/groupon/order/${teamId}`;
  if (kind === 'membership') return '/equity';
  if (kind === 'minutes') return '/buy';
  if (kind === 'postage') return '/exchange';
  return classId === undefined ? '/course' : coursePath({ id: classId, saleId: goodsId });
}

/** Digits of an order number that say when it was made. */
const DATE_DIGITS = 14;

/** An order number in two parts, so that it can be read aloud. */
export function formatOrderNum(orderNum: string): string {
  return `${orderNum.slice(0, DATE_DIGITS)} ${orderNum.slice(DATE_DIGITS)}`.trim();
}
