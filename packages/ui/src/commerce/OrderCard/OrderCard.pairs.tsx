import { unpaid } from '../../fixtures/orders.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { OrderCard } from './OrderCard.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'The main action first, alone solid.',
      render: () => (
        <OrderCard order={unpaid} actions={[{ label: '去付款', variant: 'solid' }, { label: '取消订单' }]} />
      ),
    },
    doNot: {
      caption: 'Two solid actions, the main one last.',
      render: () => (
        <OrderCard
          order={unpaid}
          actions={[
            { label: '取消订单', variant: 'solid' },
            { label: '去付款', variant: 'solid' },
          ]}
        />
      ),
    },
    width: 760,
  },
];
