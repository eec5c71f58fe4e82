import { brands } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { BrandScope } from './BrandScope.tsx';

const meta = {
  component: BrandScope,
  args: { brand: 'shengya', children: <Button>立即报名</Button> },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** use it to show part of a page in another brand. **Do not** use it for the page itself: that brand is an attribute of `<html>`.',
      },
    },
  },
} satisfies Meta<typeof BrandScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inherit: Story = { args: { brand: 'inherit' } };
export const SideBySide: Story = {
  render: () => (
    <Stack direction="row" wrap>
      {brands.map(({ id, name }) => (
        <BrandScope brand={id} key={id}>
          <Button>{name.cn}</Button>
        </BrandScope>
      ))}
    </Stack>
  ),
};
export const Nested: Story = {
  render: () => (
    <BrandScope brand="jinyouhui">
      <Stack align="start">
        <Button>外层</Button>
        <BrandScope brand="default" data-testid="inner">
          <Button>里层</Button>
        </BrandScope>
      </Stack>
    </BrandScope>
  ),
  play: async ({ canvas }) => {
    const outer = getComputedStyle(canvas.getByRole('button', { name: '外层' })).backgroundColor;
    const inner = getComputedStyle(canvas.getByRole('button', { name: '里层' })).backgroundColor;
    await expect(inner).not.toBe(outer);
  },
};
export const ServerBrand: Story = {
  args: {
    brand: 'default',
    vars: { '--sy-radius-control': '2px', '--sy-radius-card': '4px' },
    children: (
      <Card>
        <Button>后台配置的品牌</Button>
      </Card>
    ),
  },
};
export const LongText: Story = {
  args: {
    children: <Button wrap>{'把圆锥曲线、导数、数列和立体几何四个专题一次学透，期末之前全部讲完'.repeat(2)}</Button>,
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Action', show: <Button>报名</Button> },
        { state: 'Soft', show: <Button variant="soft">试听</Button> },
        { state: 'Card', show: <Card padding="sm">卡片</Card> },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
