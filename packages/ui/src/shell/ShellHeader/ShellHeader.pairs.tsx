import { token } from '@shuyuan/tokens';
import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './ShellHeader.stories.tsx';
import { ShellHeader } from './ShellHeader.tsx';

const nav = meta.args.nav.slice(0, 3);
const planned = ['社区', '商城'].map((label) => ({ key: label, label, href: '#soon' }));

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Pages that exist, one solid button.',
      render: () => <ShellHeader {...meta.args} nav={nav} onSearch={undefined} />,
    },
    doNot: {
      caption: 'Pages to come, two solid buttons.',
      render: () => (
        <div style={{ position: 'relative' }}>
          <ShellHeader {...meta.args} nav={[...nav.slice(0, 2), ...planned]} onSearch={undefined} />
          <Button style={{ position: 'absolute', insetInlineEnd: 190, top: 18, zIndex: `calc(${token.z.header} + 1)` }}>
            免费试听
          </Button>
        </div>
      ),
    },
    width: 680,
  },
];
