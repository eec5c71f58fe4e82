import { PurchaseBar } from '../../commerce/PurchaseBar/PurchaseBar.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import { covers } from '../../fixtures/pictures.ts';
import meta from './FloatingToolbar.stories.tsx';
import { FloatingToolbar } from './FloatingToolbar.tsx';

const scene = { position: 'relative', height: 320 } as const;
const bar = (
  <div style={{ position: 'absolute', insetInline: 0, bottom: 0 }}>
    <PurchaseBar
      title="圆锥曲线专题：从定义到压轴题的24种思路"
      cover={covers.conics}
      priceFen={89_900}
      action={{ label: '立即报名' }}
      placement="inline"
    />
  </div>
);

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Raised above the bar at the bottom.',
      render: () => (
        <div style={scene}>
          {bar}
          <div style={{ position: 'absolute', insetInlineEnd: 16, bottom: 100 }}>
            <FloatingToolbar {...meta.args} />
          </div>
        </div>
      ),
    },
    doNot: {
      caption: 'Over the bar, whose button it covers.',
      render: () => (
        <div style={scene}>
          {bar}
          <div style={{ position: 'absolute', insetInlineEnd: 16, bottom: 16 }}>
            <FloatingToolbar {...meta.args} />
          </div>
        </div>
      ),
    },
    width: 760,
  },
];
