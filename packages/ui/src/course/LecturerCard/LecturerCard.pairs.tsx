import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './LecturerCard.stories.tsx';
import { LecturerCard } from './LecturerCard.tsx';

const box = { position: 'relative', width: 212 } as const;

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'A portrait of 4:5, shoulders up.',
      render: () => (
        <div style={box}>
          <LecturerCard {...meta.args} />
        </div>
      ),
    },
    doNot: {
      caption: 'A button on a card.',
      render: () => (
        <div style={box}>
          <LecturerCard {...meta.args} />
          <Button block size="sm" style={{ marginTop: -8, position: 'relative' }}>
            问老师
          </Button>
        </div>
      ),
    },
  },
];
