import type { Order } from '@shuyuan/contract';
import { coursePath } from '../course/courseProps.ts';
import { buyPath, groupPath, teamPath } from './purchasePaths.ts';

type Goods = Pick<Order, 'kind' | 'goodsId' | 'classId' | 'groupId' | 'teamId'>;

/** Address of the page of a failed payment (§2). */
export function paymentFailedPath({ id, orderNum }: Pick<Order, 'id' | 'orderNum'>): string {
  return `/course/fail?${new URLSearchParams({ orderId: String(id), orderNum })}`;
}

/** Where the goods of an order are bought again. */
export function rebuyPath({ kind, goodsId, classId, groupId }: Goods): string {
  if (kind === 'membership') return '/equity';
  if (kind === 'minutes') return '/buy';
  if (kind === 'postage') return '/exchange';
  if (groupId !== undefined) return groupPath(groupId);
  return classId === undefined ? '/course' : buyPath({ id: classId, saleId: goodsId }, 'alone');
}

/** Next page after a purchase; an incomplete group comes first. */
export function goodsPath(order: Goods & Pick<Order, 'fulfilment'>): string {
  const { kind, goodsId, classId, teamId, fulfilment } = order;
  if (fulfilment === 'awaitingGroup' && teamId !== undefined) return teamPath(teamId);
  if (kind === 'membership') return '/equity';
  if (kind === 'minutes') return '/buy';
  if (kind === 'postage') return '/exchange';
  return classId === undefined ? '/course' : coursePath({ id: classId, saleId: goodsId });
}

/** Digits of an order number that encode its creation time. */
const DATE_DIGITS = 14;

/** An order number in two parts, so that it can be read aloud. */
export function formatOrderNum(orderNum: string): string {
  if (!/^\d{15,}$/.test(orderNum)) return orderNum; // of another maker: no date begins it
  return `${orderNum.slice(0, DATE_DIGITS)} ${orderNum.slice(DATE_DIGITS)}`.trim();
}
