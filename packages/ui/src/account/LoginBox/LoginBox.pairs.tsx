import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './LoginBox.stories.tsx';
import { LoginBox } from './LoginBox.tsx';

const over = {
  position: 'absolute',
  insetInlineStart: 60,
  top: 160,
  width: 320,
  fontSize: token.fontSize[32],
  lineHeight: token.lineHeight[32],
  fontWeight: token.weight.semibold,
  color: token.color.text.primary,
} as const;

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Each way to log in under its own tab; a clear image.',
      render: () => <LoginBox {...meta.args} />,
    },
    doNot: {
      caption: 'No ways to choose from, and text on the image.',
      render: () => (
        <div style={{ position: 'relative' }}>
          <LoginBox {...meta.args} tabs={undefined} />
          <span style={over}>名师直播课，新同学立减三十元</span>
        </div>
      ),
    },
    width: 960,
  },
];
