import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { Badge, type BadgeProps } from './Badge.tsx';

const Ground = styled.div({ display: 'inline-block', padding: token.space[16], background: token.color.surface.card });
const bell = <Bell aria-hidden size={20} />;

const meta = {
  component: Badge,
  render: (args: BadgeProps) => (
    <Ground>
      <Badge {...args} />
    </Ground>
  ),
  args: { count: 3, children: bell },
  parameters: {
    docs: {
      description: {
        component:
          'The number of unread items. **Do** include the number in the accessible name of the link. **Do not** show a zero.',
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On an icon. */
export const OnIcon: Story = {};
/** Zero: nothing is rendered. */
export const Zero: Story = { args: { count: 0 } };
/** The highest number shown. */
export const NinetyNine: Story = { args: { count: 99 } };
/** One more. */
export const MoreThanNinetyNine: Story = { args: { count: 100 } };
/** A dot without a number. */
export const Dot: Story = { args: { dot: true, count: 0 } };
/** Beside a word. */
export const Alone: Story = { args: { children: undefined, count: 12 } };

/** Screen readers get the exact number; it is not a tab stop. */
export const Keyboard: Story = {
  args: { count: 128 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: '128条未读' })).toHaveTextContent('99+');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** In five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        {
          state: 'count',
          show: (
            <Ground>
              <Badge count={3}>{bell}</Badge>
            </Ground>
          ),
        },
        {
          state: '99+',
          show: (
            <Ground>
              <Badge count={100}>{bell}</Badge>
            </Ground>
          ),
        },
        {
          state: 'dot',
          show: (
            <Ground>
              <Badge dot>{bell}</Badge>
            </Ground>
          ),
        },
        {
          state: 'alone',
          show: (
            <Ground>
              <Badge count={12} />
            </Ground>
          ),
        },
      ]}
    />
  ),
};
