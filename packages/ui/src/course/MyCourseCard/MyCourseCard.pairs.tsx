import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import meta from './MyCourseCard.stories.tsx';
import { MyCourseCard } from './MyCourseCard.tsx';

const { next, ...course } = meta.args;

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'What is next in words, a soft button.',
      render: () => <MyCourseCard {...course} next={next} />,
    },
    doNot: {
      caption: 'A solid button before it opens.',
      render: () => (
        <div style={{ position: 'relative' }}>
          <MyCourseCard {...course} />
          <Button style={{ position: 'absolute', insetInlineEnd: 20, top: 'calc(50% - 18px)', width: 112 }}>
            进教室
          </Button>
        </div>
      ),
    },
    width: 760,
  },
];
