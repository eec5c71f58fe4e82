import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { ScopedStyle } from './ScopedStyle.tsx';

const meta = {
  component: ScopedStyle,
  args: {
    children: (
      <>
        <h3>圆锥曲线专题</h3>
        <Button>立即报名</Button>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          "**Do** put a part of somebody else's page into it, in place of `GlobalStyle`. **Do not** render both: a page that consists of the kit has `GlobalStyle` alone.",
      },
    },
  },
} satisfies Meta<typeof ScopedStyle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ marginTop: '0px' });
    const part = canvasElement.querySelector('[data-kit-scope]');
    await expect(part).not.toBeNull();
    if (part) await expect(getComputedStyle(part).minWidth).not.toBe('978px');
  },
};
export const OverlayWithin: Story = {
  args: {
    children: (
      <Popover content="开课前15分钟提醒" title="开课提醒">
        <Button>提醒</Button>
      </Popover>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const note = await canvas.findByRole('dialog');
    await expect(canvasElement.querySelector('[data-kit-scope]')?.contains(note)).toBe(true);
  },
};
export const Lists: Story = {
  args: {
    children: (
      <ul>
        <li>第一讲</li>
        <li>第二讲</li>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveStyle({ listStyleType: 'none' });
  },
};
export const LongText: Story = {
  args: { children: <p>{'这一块放在别人的页面里，样式只管自己这一块。'.repeat(6)}</p> },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        {
          state: 'Part',
          show: (
            <ScopedStyle>
              <h4>圆锥曲线专题</h4>
              <Button size="sm">报名</Button>
            </ScopedStyle>
          ),
        },
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
