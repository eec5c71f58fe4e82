import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Countdown } from './Countdown.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'What ends stands beside it.',
      render: () => (
        <Stack direction="row" align="baseline" gap={8}>
          <Text tone="secondary">名额保留到付款，还剩</Text>
          <Text size={24} weight={600}>
            <Countdown seconds={754} />
          </Text>
        </Stack>
      ),
    },
    doNot: {
      caption: 'Only a colour says that time runs out.',
      render: () => (
        <Text size={24} weight={600}>
          <Countdown seconds={9} />
        </Text>
      ),
    },
  },
];
