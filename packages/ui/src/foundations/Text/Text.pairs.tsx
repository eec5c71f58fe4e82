import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Tones by purpose, from 12 px on.',
      render: () => (
        <Stack gap={4}>
          <Text size={16} weight={600}>
            高二物理第12讲Physics
          </Text>
          <Text size={13} tone="secondary">
            陆明远·36讲
          </Text>
          <Text size={12} tone="danger">
            作业还有2小时截止
          </Text>
        </Stack>
      ),
    },
    doNot: {
      caption: 'Tones at will, 9 px, typed spaces.',
      render: () => (
        <Stack gap={4}>
          <Text size={16} weight={600} tone="danger">
            高二物理第 12 讲 Physics
          </Text>
          <Text size={13}>陆明远 · 36 讲</Text>
          <Text tone="tertiary" style={{ fontSize: 9, lineHeight: '12px' }}>
            作业还有 2 小时截止
          </Text>
        </Stack>
      ),
    },
  },
];
