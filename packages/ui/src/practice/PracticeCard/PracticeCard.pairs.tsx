import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './PracticeCard.stories.tsx';
import { PracticeCard } from './PracticeCard.tsx';

const later = { ...meta.args.practice, dueAt: '2026-11-23T15:59:00Z' };
const danger = { style: { color: token.color.status.danger.fg, fontWeight: token.weight.semibold } };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'A word; a later deadline in plain ink.',
      render: () => <PracticeCard practice={later} />,
    },
    doNot: {
      caption: 'No word, a later deadline in red.',
      render: () => (
        <PracticeCard practice={later} slotProps={{ facts: danger, status: { style: { display: 'none' } } }} />
      ),
    },
    width: 640,
  },
];
