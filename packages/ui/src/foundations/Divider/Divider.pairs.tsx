import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const box = { width: 260 };
const line = (label: string, value: string) => (
  <Stack direction="row" justify="between" key={label}>
    <Text tone="secondary">{label}</Text>
    <Text>{value}</Text>
  </Stack>
);
const order = [line('班次', '一三五晚班'), line('开课', '11月23日')];
const price = [line('优惠', '−¥109'), line('应付', '¥790')];

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Space, and a line between subjects.',
      render: () => (
        <div style={box}>
          <Stack gap={12}>{order}</Stack>
          <Divider meaningful space={16} />
          <Stack gap={12}>{price}</Stack>
        </div>
      ),
    },
    doNot: {
      caption: 'Boxes drawn with lines.',
      render: () => (
        <Stack direction="row" gap={0} style={box}>
          <Divider orientation="vertical" />
          <div style={{ flex: 1 }}>
            <Divider />
            {[...order, ...price].map((one) => (
              <div key={one.key}>
                <div style={{ padding: 8 }}>{one}</div>
                <Divider />
              </div>
            ))}
          </div>
          <Divider orientation="vertical" />
        </Stack>
      ),
    },
  },
];
