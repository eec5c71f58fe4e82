import type { Order, OrderAction } from '@shuyuan/contract';
import type { OrderAction as KitAction } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { goodsPath, rebuyPath } from '../../../shared/trade/orderPaths.ts';
import { cashierPath, teamPath } from '../../../shared/trade/purchasePaths.ts';
import type { ConfirmedAction } from './OrdersStore.ts';

/** The main one first: what must be done, what can be done with it, what ends it. */
const ORDER: readonly OrderAction[] = [
  'pay',
  'invite',
  'learn',
  'rebuy',
  'withdrawRefund',
  'refund',
  'cancel',
  'delete',
];

/** What the server allows with an order, as buttons of its card (product.md 4.0). */
export function orderActions(
  order: Order,
  t: TFunction<'orders'>,
  confirm: (order: Order, action: ConfirmedAction) => void,
): KitAction[] {
  return ORDER.filter((action) => order.actions.includes(action)).map((action) => {
    switch (action) {
      case 'pay':
        return { label: t('actions.pay'), href: cashierPath(order), variant: 'solid' };
      case 'invite':
        return {
          label: t('actions.invite'),
          href: order.teamId === undefined ? undefined : teamPath(order.teamId),
          variant: 'solid',
        };
      case 'learn':
        return { label: t(`use.${order.kind ?? 'course'}`), href: goodsPath(order), variant: 'soft' };
      case 'rebuy':
        return { label: t(order.groupId === undefined ? 'actions.rebuy' : 'actions.regroup'), href: rebuyPath(order) };
      default:
        return { label: t(`actions.${action}`), onClick: () => confirm(order, action) };
    }
  });
}
