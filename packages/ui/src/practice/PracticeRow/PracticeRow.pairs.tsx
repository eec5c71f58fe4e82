import type { Pair } from '../../fixtures/pair.ts';
import meta from './PracticeRow.stories.tsx';
import { PracticeRow } from './PracticeRow.tsx';

export const pairs: readonly Pair[] = [
  {
    do: { caption: 'The state in words as well.', render: () => <PracticeRow {...meta.args} /> },
    doNot: {
      caption: 'The picture alone.',
      render: () => <PracticeRow {...meta.args} state="" stateNote={undefined} tone="off" />,
    },
    width: 760,
  },
];
