import type { Pair } from '../../fixtures/pair.ts';
import meta from './ReviewThread.stories.tsx';
import { ReviewThread } from './ReviewThread.tsx';

const { stops, ...args } = meta.args;
const all = ['7', '8', '9', '12'].map((number) => ({
  id: number,
  number,
  note: number === '8' || number === '9' ? '答对' : '',
}));

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Wrong ones, with what each is about.',
      render: () => <ReviewThread {...args} stops={stops} />,
    },
    doNot: {
      caption: 'Right ones as well, numbers alone.',
      render: () => <ReviewThread {...args} stops={all} />,
    },
    width: 680,
  },
];
