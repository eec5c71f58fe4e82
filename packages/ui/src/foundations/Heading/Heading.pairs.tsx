import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

const level = (text: string) => (
  <Text size={12} tone="tertiary" numeric>
    {text}
  </Text>
);

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'The next level in a smaller size.',
      render: () => (
        <Stack gap={12}>
          <div>
            {level('h2')}
            <Heading level={2}>热门课程</Heading>
          </div>
          <div>
            {level('h3')}
            <Heading level={3} size={16}>
              圆锥曲线专题
            </Heading>
          </div>
        </Stack>
      ),
    },
    doNot: {
      caption: 'A level skipped for a smaller size.',
      render: () => (
        <Stack gap={12}>
          <div>
            {level('h2')}
            <Heading level={2}>热门课程</Heading>
          </div>
          <div>
            {level('h4')}
            <Heading level={4}>圆锥曲线专题</Heading>
          </div>
        </Stack>
      ),
    },
  },
];
