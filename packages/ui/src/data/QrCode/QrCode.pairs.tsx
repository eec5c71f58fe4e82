import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import meta from './QrCode.stories.tsx';
import { QrCode } from './QrCode.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Dark on white, app named, with a link.',
      render: () => <QrCode {...meta.args} size={120} link={{ href: '#groupon', label: '打不开？用链接邀请' }} />,
    },
    doNot: {
      caption: 'Coloured, small, and no app named.',
      render: () => (
        <Stack align="center" gap={8} style={{ position: 'relative', isolation: 'isolate' }}>
          <QrCode value={meta.args.value} label="二维码" size={56} />
          <i
            style={{
              position: 'absolute',
              inset: 0,
              background: token.color.status.danger.border,
              mixBlendMode: 'screen',
            }}
          />
        </Stack>
      ),
    },
  },
];
