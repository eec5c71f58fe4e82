import { noticePlate } from '../../fixtures/articles.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { covers } from '../../fixtures/pictures.ts';
import { PlateTile } from './PlateTile.tsx';

const tile = { width: 174 };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'In words that only the school writes.',
      render: () => (
        <div style={tile}>
          <PlateTile plate={noticePlate} />
        </div>
      ),
    },
    doNot: {
      caption: 'The cover of a course, no such words.',
      render: () => (
        <div style={tile}>
          <PlateTile plate={{ ...noticePlate, schoolOnly: false, picture: covers.conics }} />
        </div>
      ),
    },
  },
];
