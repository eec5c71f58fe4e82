import { token } from '@shuyuan/tokens';
import { CourseCard } from '../../course/CourseCard/CourseCard.tsx';
import * as courses from '../../fixtures/courses.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const ground = { padding: token.space[16], background: token.color.surface.card };
const arrived = (
  <div style={{ width: 272 }}>
    <CourseCard course={courses.live} eager />
  </div>
);

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'The shape of what comes.',
      render: () => (
        <Stack direction="row" gap={24}>
          <Skeleton delayed={false} variant="card" count={1} style={{ width: 272 }} />
          {arrived}
        </Stack>
      ),
    },
    doNot: {
      caption: 'Lines of text where a card will come.',
      render: () => (
        <Stack direction="row" gap={24}>
          <div style={{ ...ground, width: 272, height: 'fit-content' }}>
            <Skeleton delayed={false} />
          </div>
          {arrived}
        </Stack>
      ),
    },
    width: 568,
  },
];
