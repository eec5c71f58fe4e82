import type { Pair } from '../../fixtures/pair.ts';
import meta from './ScoreRadar.stories.tsx';
import { ScoreRadar } from './ScoreRadar.tsx';

const { label, points } = meta.args;
const two = points.slice(0, 2);

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Three subjects and more, with a table.',
      render: () => <ScoreRadar label={label} points={points} />,
    },
    doNot: {
      caption: 'Two subjects stretched to a radar.',
      render: () => <ScoreRadar label={label} points={[...two, { name: '', rate: 0 }]} />,
    },
    width: 420,
  },
];
