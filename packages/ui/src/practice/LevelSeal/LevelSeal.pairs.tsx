import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { LevelSeal } from './LevelSeal.tsx';

const LEVELS = ['基础', '进阶', '冲刺'] as const;

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'In words; not reached ones are grey.',
      render: () => (
        <Stack direction="row" gap={24}>
          {LEVELS.map((name, at) => (
            <Stack key={name} align="center" gap={8}>
              <LevelSeal name={name} status={at < 2 ? 'reached' : 'other'} />
              <Text size={13} tone="secondary">
                {at < 2 ? `${name}，已达到` : `${name}，还没到`}
              </Text>
            </Stack>
          ))}
        </Stack>
      ),
    },
    doNot: {
      caption: 'All coloured, and no words.',
      render: () => (
        <Stack direction="row" gap={24}>
          {LEVELS.map((name) => (
            <LevelSeal key={name} name={name} status="reached" />
          ))}
        </Stack>
      ),
    },
  },
];
