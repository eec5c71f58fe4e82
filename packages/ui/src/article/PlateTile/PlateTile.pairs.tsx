import { noticePlate } from '../../fixtures/articles.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { covers } from '../../fixtures/pictures.ts';
import { PlateTile } from './PlateTile.tsx';

const tile = { width: 174 };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'In words that only the school writes there.',
      render: () => (
        <div style={tile}>
          <PlateTile plate={noticePlate} />
        </div>
      ),
    },
    doNot: {
      caption: 'A course’s cover, and no word on who writes.',
      render: () => (
        <div style={tile}>
          <PlateTile plate={{ ...noticePlate, schoolOnly: false, picture: covers.conics }} />
        </div>
      ),
    },
  },
];
