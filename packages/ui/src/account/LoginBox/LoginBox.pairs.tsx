import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './LoginBox.stories.tsx';
import { LoginBox } from './LoginBox.tsx';

const over = {
  position: 'absolute',
  insetInlineStart: 120,
  top: 160,
  width: 320,
  padding: token.space[16],
  borderRadius: token.radius.control,
  background: token.color.surface.card,
  fontSize: token.fontSize[32],
  lineHeight: token.lineHeight[32],
  fontWeight: token.weight.semibold,
  color: token.color.text.primary,
} as const;

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'A tab for each login, a clear image.',
      render: () => <LoginBox {...meta.args} style={{ minHeight: 640 }} />,
    },
    doNot: {
      caption: 'No tabs, and text on the image.',
      render: () => (
        <div style={{ position: 'relative' }}>
          <LoginBox {...meta.args} tabs={undefined} style={{ minHeight: 640 }} />
          <span style={over}>名师直播课，新同学立减三十元</span>
        </div>
      ),
    },
    width: 1180,
  },
];
