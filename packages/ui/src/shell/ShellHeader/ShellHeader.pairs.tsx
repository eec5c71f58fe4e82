import { token } from '@shuyuan/tokens';
import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './ShellHeader.stories.tsx';
import { ShellHeader } from './ShellHeader.tsx';

const planned = ['社区', '商城', '直播广场'].map((label) => ({ key: label, label, href: '#soon' }));

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Pages that exist, one solid button.',
      render: () => <ShellHeader {...meta.args} />,
    },
    doNot: {
      caption: 'Pages to come, two solid buttons.',
      render: () => (
        <div style={{ position: 'relative' }}>
          <ShellHeader {...meta.args} nav={[...meta.args.nav.slice(0, 3), ...planned]} onSearch={undefined} />
          <Button style={{ position: 'absolute', insetInlineEnd: 210, top: 18, zIndex: `calc(${token.z.header} + 1)` }}>
            免费试听
          </Button>
        </div>
      ),
    },
    width: 960,
  },
];
