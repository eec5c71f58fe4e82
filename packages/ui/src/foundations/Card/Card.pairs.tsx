import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const facts = (
  <Text size={13} tone="secondary">
    周砚秋·24讲
  </Text>
);

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'One item, one link.',
      render: () => (
        <Card href="#course" style={{ width: 220 }}>
          <Stack gap={4}>
            <Text weight={600}>圆锥曲线专题</Text>
            {facts}
          </Stack>
        </Card>
      ),
    },
    doNot: {
      caption: 'Buttons in a link, a card in a card.',
      render: () => (
        <Card href="#course" style={{ width: 260 }}>
          <Stack gap={8}>
            <Text weight={600}>圆锥曲线专题</Text>
            <Card padding="sm">{facts}</Card>
            <Stack direction="row" gap={8}>
              <Button size="sm">报名</Button>
              <Button size="sm" variant="outline">
                收藏
              </Button>
            </Stack>
          </Stack>
        </Card>
      ),
    },
  },
];
