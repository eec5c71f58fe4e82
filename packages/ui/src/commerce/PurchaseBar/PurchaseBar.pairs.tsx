import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import { course, offers } from '../../fixtures/purchase.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { CoursePurchasePanel } from '../CoursePurchasePanel/CoursePurchasePanel.tsx';
import meta from './PurchaseBar.stories.tsx';
import { PurchaseBar } from './PurchaseBar.tsx';

const ground = { padding: token.space[20], background: token.color.surface.card };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'The bar once the panel is out of view.',
      render: () => (
        <Stack gap={24}>
          <div style={{ ...ground, height: 400 }}>
            <Text as="p" size={18} tone="secondary">
              两千年前的圆锥，被平面切出三种曲线。这门课从定义讲起，把焦点弦、切线、定点与定值连成一条线，二十四讲讲完压轴题的二十四种思路。
            </Text>
          </div>
          <PurchaseBar {...meta.args} />
        </Stack>
      ),
    },
    doNot: {
      caption: 'The bar and the panel at once.',
      render: () => (
        <Stack gap={24}>
          <div style={{ ...ground, width: 370, marginInlineStart: 'auto' }}>
            <CoursePurchasePanel course={course} offers={offers} offerId="evening" action={meta.args.action} />
          </div>
          <PurchaseBar {...meta.args} />
        </Stack>
      ),
    },
    width: 820,
  },
];
