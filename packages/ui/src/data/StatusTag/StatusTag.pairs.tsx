import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { StatusTag } from './StatusTag.tsx';

const course = <Text>圆锥曲线专题</Text>;
const line = { width: 240 };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'A status as word, icon and tone.',
      render: () => (
        <Stack gap={12} style={line}>
          <Stack direction="row" justify="between">
            {course}
            <StatusTag domain="order" status="paid" />
          </Stack>
          <Stack direction="row" justify="between">
            {course}
            <StatusTag domain="order" status="unpaid" />
          </Stack>
        </Stack>
      ),
    },
    doNot: {
      caption: 'A status coloured by hand.',
      render: () => (
        <Stack gap={12} style={line}>
          <Stack direction="row" justify="between">
            {course}
            <Text style={{ color: token.color.status.info.fg }}>已支付</Text>
          </Stack>
          <Stack direction="row" justify="between">
            {course}
            <Text style={{ color: token.color.status.danger.fg }}>待支付</Text>
          </Stack>
        </Stack>
      ),
    },
  },
];
