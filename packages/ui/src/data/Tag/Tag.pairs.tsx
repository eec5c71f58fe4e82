import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Tag } from './Tag.tsx';

const title = <Text weight={600}>圆锥曲线专题</Text>;

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'A word that means; a button that acts.',
      render: () => (
        <Stack align="start" gap={12}>
          <Stack direction="row" align="center" gap={8}>
            {title}
            <Tag tone="brand">直播课</Tag>
          </Stack>
          <Button size="sm">立即报名</Button>
        </Stack>
      ),
    },
    doNot: {
      caption: 'Tags as buttons.',
      render: () => (
        <Stack align="start" gap={12}>
          {title}
          <Stack direction="row" gap={8}>
            <Tag tone="brand" variant="solid" size="md">
              立即报名
            </Tag>
            <Tag variant="outline" size="md">
              收藏
            </Tag>
          </Stack>
        </Stack>
      ),
    },
  },
];
