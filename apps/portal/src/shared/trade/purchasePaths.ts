import type { CourseCard } from '@shuyuan/contract';

/** Address of the checkout of a course: alone, as the first of a new group, or in the group of an id (product.md 4.10). */
export function buyPath({ id, saleId }: Pick<CourseCard, 'id' | 'saleId'>, how: 'alone' | 'openTeam' | number): string {
  const query = how === 'alone' ? '' : how === 'openTeam' ? '?group=1' : `?team=${how}`;
  return `/course/buy/${id}/${saleId}${query}`;
}

/** Address of the cashier of an order; the last id is what was bought (§2). */
export function cashierPath(order: { id: number; orderNum: string; goodsId: number }): string {
  return `/sureorder/${order.id}/${encodeURIComponent(order.orderNum)}/${order.goodsId}`;
}

/** Address of a group activity (§2). */
export function groupPath(groupId: number): string {
  return `/groupon/${groupId}`;
}

/** Address of one group, where it is waited for (§2). */
export function teamPath(teamId: number): string {
  return `/groupon/order/${teamId}`;
}

/** Address where minutes of consultation are bought, one package chosen (product.md 5.4). */
export function buyMinutesPath(packageId?: number): string {
  return packageId === undefined ? '/buy?tab=minutes' : `/buy?tab=minutes&id=${packageId}`;
}
