import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { RoomEntryPanel, type RoomEntryPanelProps } from './RoomEntryPanel.tsx';

const Panel = localised(RoomEntryPanel);
const Wide = styled.div({ width: '566px' });
const href = '/toroom?id=r1';
const ENTER = /进入教室|Enter the room/;

const meta = {
  component: RoomEntryPanel,
  render: (args: RoomEntryPanelProps) => (
    <Wide>
      <Panel {...args} />
    </Wide>
  ),
  args: { href, status: 'ready', onOpen: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The entry to a study room. **Do** keep the page open below it. **Do not** open the tab without a click: the browser would block it.',
      },
    },
  },
} satisfies Meta<typeof RoomEntryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link to a new tab, announced as such. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: ENTER });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAccessibleName(/新窗口|new window/);
  },
};
/** With the name of the room. */
export const Titled: Story = { args: { title: '周砚秋老师的答疑室' } };
/** It is open and can be opened again. */
export const Opened: Story = { args: { status: 'opened' } };
/** The browser blocked the tab: a plain link. */
export const Blocked: Story = {
  args: { status: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /打开教室|Open the room/ })).toHaveAttribute('href', href);
    await expect(canvas.getByRole('status')).toHaveTextContent(/允许弹出窗口|allow pop-up/);
  },
};
/** Pressed, for a screenshot. */
export const Focus: Story = { args: { title: '周砚秋老师的答疑室', 'data-force': 'focus' } };
/** A long name wraps. */
export const LongText: Story = {
  args: { title: '第7讲练习第15题：已知椭圆的右焦点与过焦点的直线，求弦长的最小值与此时的直线方程' },
};

const still = (props: Partial<RoomEntryPanelProps>) => (
  <Wide>
    <Panel href={href} status="ready" {...props} />
  </Wide>
);

/** All states in all brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'Ready', show: still({}) },
        { state: 'Titled', show: still({ title: '周砚秋老师的答疑室' }) },
        { state: 'Opened', show: still({ status: 'opened' }) },
        { state: 'Blocked', show: still({ status: 'blocked' }) },
      ]}
    />
  ),
};

/** One tab stop in every state. */
export const Keyboard: Story = {
  args: { status: 'blocked' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
