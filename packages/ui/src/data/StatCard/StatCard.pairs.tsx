import type { Pair } from '../../fixtures/pair.ts';
import meta from './StatCard.stories.tsx';
import { StatCard } from './StatCard.tsx';

export const pairs: readonly Pair[] = [
  {
    do: { caption: 'A line that says what the figure means today.', render: () => <StatCard {...meta.args} /> },
    doNot: {
      caption: 'An arrow and its colour as the only meaning.',
      render: () => <StatCard {...meta.args} note="52分钟" />,
    },
  },
];
