import { token } from '@shuyuan/tokens';
import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import { closedOffers } from '../../fixtures/purchase.tsx';
import meta from './CoursePurchasePanel.stories.tsx';
import { CoursePurchasePanel } from './CoursePurchasePanel.tsx';

const { sideActions: _, promises: __, ...shown } = meta.args;
const args = { ...shown, offers: closedOffers };
const ground = { padding: token.space[20], background: token.color.surface.card };
const full = { label: '报名满了，候补', reason: '一三五晚班满60人了，有人退出时通知你' };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'The state in the button, why below.',
      render: () => (
        <div style={ground}>
          <CoursePurchasePanel {...args} action={full} />
        </div>
      ),
    },
    doNot: {
      caption: 'Two solid buttons, and no reason.',
      render: () => (
        <div style={ground}>
          <CoursePurchasePanel {...args} action={{ label: '立即报名' }} />
          <Button block size="lg" style={{ marginTop: 12 }}>
            换一个班
          </Button>
        </div>
      ),
    },
    width: 410,
  },
];
