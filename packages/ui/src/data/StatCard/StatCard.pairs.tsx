import type { Pair } from '../../fixtures/pair.ts';
import meta from './StatCard.stories.tsx';
import { StatCard } from './StatCard.tsx';

export const pairs: readonly Pair[] = [
  {
    do: { caption: 'A line on what the figure means.', render: () => <StatCard {...meta.args} /> },
    doNot: {
      caption: 'Only an arrow says what it means.',
      render: () => <StatCard {...meta.args} note="52分钟" />,
    },
  },
];
