import type { Pair } from '../../fixtures/pair.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const lessons = ['第6讲 弦长与面积', '第7讲 焦点弦', '第8讲 蝴蝶定理', '第9讲 定点与定值'];
const MARGINS = [0, 6, 22, 12];

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'One gap, set by the stack.',
      render: () => (
        <Stack gap={12} style={{ width: 220 }}>
          {lessons.map((lesson) => (
            <Card key={lesson} padding="sm">
              {lesson}
            </Card>
          ))}
        </Stack>
      ),
    },
    doNot: {
      caption: 'Margins on the children.',
      render: () => (
        <Stack gap={0} style={{ width: 220 }}>
          {lessons.map((lesson, at) => (
            <Card key={lesson} padding="sm" style={{ marginTop: MARGINS[at], marginInlineStart: at === 2 ? 10 : 0 }}>
              {lesson}
            </Card>
          ))}
        </Stack>
      ),
    },
  },
];
