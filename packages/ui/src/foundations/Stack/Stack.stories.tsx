import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Stack } from './Stack.tsx';

const three = [
  <Card key="a" padding="sm">
    一
  </Card>,
  <Card key="b" padding="sm">
    二
  </Card>,
  <Card key="c" padding="sm">
    三
  </Card>,
];

const meta = {
  component: Stack,
  args: { children: three },
  parameters: {
    docs: {
      description: { component: '**Do** let the stack set the spacing. **Do not** give its children margins.' },
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Horizontal: Story = { args: { direction: 'row' } };
export const Gaps: Story = {
  render: () => (
    <Stack gap={32}>
      <Stack direction="row" gap={4}>
        {three}
      </Stack>
      <Stack direction="row" gap={16}>
        {three}
      </Stack>
      <Stack direction="row" gap={40}>
        {three}
      </Stack>
    </Stack>
  ),
};
export const Divided: Story = { args: { divided: true, style: { width: 240 } } };
export const Between: Story = { args: { direction: 'row', justify: 'between', style: { width: 360 } } };
export const Wrapping: Story = {
  args: {
    direction: 'row',
    wrap: true,
    style: { width: 240 },
    children: ['语文', '数学', '英语', '物理', '化学'].map((name) => (
      <Button key={name} variant="soft">
        {name}
      </Button>
    )),
  },
};
export const LongText: Story = {
  args: {
    direction: 'row',
    align: 'center',
    style: { width: 320 },
    children: [
      <span key="a">说明文字很长的时候会自己折行，按钮留在原处不动，也不会被压扁</span>,
      <Button key="b">报名</Button>,
    ],
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Column', show: <Stack gap={8}>{three}</Stack> },
        {
          state: 'Row',
          show: (
            <Stack direction="row" gap={8}>
              {three}
            </Stack>
          ),
        },
        {
          state: 'Divided',
          show: (
            <Stack divided gap={8}>
              {three}
            </Stack>
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  args: { direction: 'row', children: [<Button key="a">先</Button>, <Button key="b">后</Button>] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '先' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '后' })).toHaveFocus();
  },
};
