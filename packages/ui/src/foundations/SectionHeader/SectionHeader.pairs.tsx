import { Link } from '../../controls/Link/Link.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import { SectionHeader } from './SectionHeader.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'One link, which says where it leads.',
      render: () => <SectionHeader title="热门课程" more={{ href: '#all', label: '全部128门课' }} />,
    },
    doNot: {
      caption: 'Two links, one that says "more".',
      render: () => (
        <SectionHeader title="热门课程" more={{ href: '#all', label: '更多' }}>
          <Link href="#new" tone="secondary" style={{ flex: 1, textAlign: 'end' }}>
            新课
          </Link>
        </SectionHeader>
      ),
    },
    width: 400,
  },
];
