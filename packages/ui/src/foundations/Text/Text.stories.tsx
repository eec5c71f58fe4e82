import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../controls/Link/Link.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextSize, type TextTone } from './Text.tsx';

const SIZES: readonly TextSize[] = [12, 13, 14, 16, 18, 20, 24, 28, 32];
const TONES: readonly TextTone[] = ['primary', 'secondary', 'tertiary', 'danger'];
const CN = '把圆锥曲线从定义讲到压轴题，二十四种思路逐一拆开，课后当天批改并给出下一步的练习。';
const EN = 'Conic sections from the definition to the final question, twenty-four ways, one by one.';

const meta = {
  component: Text,
  args: { children: '高二物理第12讲 Physics Lesson 12' },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** choose the tone by the purpose of the text. **Do not** go below 12 px, and do not type spaces between Chinese and Latin characters.',
      },
    },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      {SIZES.map((size) => (
        <Text size={size} key={size}>{`${size} 高二物理第12讲 Physics Lesson 12`}</Text>
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  render: () => (
    <Stack gap={8}>
      <Text weight={400}>正文 400</Text>
      <Text weight={500}>强调 500</Text>
      <Text weight={600}>标题 600</Text>
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {TONES.map((tone) => (
        <Text tone={tone} key={tone}>{`${tone} 高二物理`}</Text>
      ))}
    </Stack>
  ),
};
export const Clamped: Story = { args: { lines: 2, style: { width: 240 }, children: CN.repeat(2) } };
export const Numeric: Story = {
  render: () => (
    <Stack gap={4}>
      <Text numeric>1111.00</Text>
      <Text numeric>8888.88</Text>
    </Stack>
  ),
};
export const LongText: Story = { args: { as: 'p', style: { width: 320 }, children: CN + EN } };
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        ...TONES.map((tone) => ({ state: tone, show: <Text tone={tone}>第12讲 Lesson</Text> })),
        ...SIZES.map((size) => ({ state: `${size}`, show: <Text size={size}>第12讲</Text> })),
        {
          state: 'Clamped',
          show: (
            <Text lines={1} style={{ width: 120 }}>
              {CN}
            </Text>
          ),
        },
        {
          state: 'Numeric',
          show: (
            <Text numeric weight={600}>
              1280.00
            </Text>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  args: {
    as: 'p',
    children: (
      <>
        先看
        <Link href="#plan" underline="always">
          学习计划
        </Link>
        再选课
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '学习计划' })).toHaveFocus();
  },
};
