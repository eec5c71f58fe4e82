import type { Pair } from '../../fixtures/pair.ts';
import meta from './PracticeRow.stories.tsx';
import { PracticeRow } from './PracticeRow.tsx';

export const pairs: readonly Pair[] = [
  {
    do: { caption: 'The state in words, beside its picture.', render: () => <PracticeRow {...meta.args} /> },
    doNot: {
      caption: 'The picture alone: nobody reads it out.',
      render: () => <PracticeRow {...meta.args} state="" stateNote={undefined} tone="off" />,
    },
    width: 760,
  },
];
