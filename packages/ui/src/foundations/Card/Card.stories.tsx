import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: '圆锥曲线专题', style: { width: 200 } },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** put one item with one link into a card. **Do not** put buttons into a card that is a link, nor cards into cards.',
      },
    },
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Flat: Story = { args: { elevation: 'flat' } };
export const Paddings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 240 }}>
      <Card padding="none">none</Card>
      <Card padding="sm">sm</Card>
      <Card padding="md">md</Card>
      <Card padding="lg">lg</Card>
    </div>
  ),
};
export const InteractiveHover: Story = {
  args: { onClick: fn(), 'data-force': 'hover' },
};
export const Selected: Story = { args: { selected: true } };
export const AsLink: Story = { args: { href: '#course' } };
export const LongText: Story = {
  args: {
    children:
      '题目很长的时候卡片跟着变高，不会把旁边的卡片挤走，也不会盖住下面的内容；Long words such as incomprehensibilities break too.',
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const box = { width: 140 };
    return (
      <BrandMatrix
        rows={[
          { state: 'Raised', show: <Card style={box}>卡片</Card> },
          {
            state: 'Flat',
            show: (
              <Card style={box} elevation="flat">
                卡片
              </Card>
            ),
          },
          {
            state: 'Hover',
            show: (
              <Card style={box} onClick={() => undefined} data-force="hover">
                卡片
              </Card>
            ),
          },
          {
            state: 'Pressed',
            show: (
              <Card style={box} onClick={() => undefined} data-force="active">
                卡片
              </Card>
            ),
          },
          {
            state: 'Focus',
            show: (
              <Card style={box} href="#a" data-force="focus">
                卡片
              </Card>
            ),
          },
          {
            state: 'Selected',
            show: (
              <Card style={box} selected>
                卡片
              </Card>
            ),
          },
        ]}
      />
    );
  },
};
export const Keyboard: Story = {
  args: { href: '#course' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '圆锥曲线专题' })).toHaveFocus();
  },
};
