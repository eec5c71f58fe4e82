import { token } from '@shuyuan/tokens';
import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './HeroBand.stories.tsx';
import { HeroBand } from './HeroBand.tsx';

const over = {
  position: 'absolute',
  insetInlineEnd: 200,
  top: 110,
  padding: `${token.space[8]} ${token.space[16]}`,
  borderRadius: token.radius.control,
  background: token.color.surface.card,
  fontSize: token.fontSize[32],
  lineHeight: token.lineHeight[32],
  fontWeight: token.weight.semibold,
  color: token.color.status.danger.fg,
} as const;

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Two short lines, one solid button.',
      render: () => <HeroBand {...meta.args} />,
    },
    doNot: {
      caption: 'A long title, text on the image.',
      render: () => (
        <div style={{ position: 'relative' }}>
          <HeroBand
            {...meta.args}
            title={['2026秋季期末冲刺：会的题一分不丢', '难的题在老师带练下多拿一步', '六周直播陪你走到考场']}
            text={undefined}
            actions={
              <>
                <Button size="lg">看冲刺课程</Button>
                <Button size="lg">测一测学情</Button>
              </>
            }
          />
          <span style={over}>限时五折</span>
        </div>
      ),
    },
    width: 1000,
  },
];
