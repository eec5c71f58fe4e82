import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { LevelSeal, type LevelSealProps } from './LevelSeal.tsx';

const Seal = localised(LevelSeal);
const show = (args: LevelSealProps) => (
  <div style={{ padding: 16 }}>
    <Seal {...args} />
  </div>
);

const meta = {
  component: LevelSeal,
  render: show,
  args: { status: 'reached', name: '进阶', size: 'lg' },
  parameters: {
    docs: {
      description: {
        component:
          'A level as a seal. **Do** say the level in words beside it. **Do not** colour a level that was not reached.',
      },
    },
  },
} satisfies Meta<typeof LevelSeal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The level that was reached. */
export const Reached: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /进阶|Intermediate/ })).toBeVisible();
  },
};
/** Not known yet. */
export const Waiting: Story = { args: { name: '待定', status: 'waiting' } };
/** In a list, 44 px. */
export const Small: Story = { args: { size: 'sm' } };
/** Another level of the scale. */
export const Other: Story = { args: { size: 'sm', status: 'other' } };
/** A name of five characters. */
export const Longest: Story = { args: { name: '竞赛冲刺班' } };
/** Nothing in it takes the focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
/** All states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <MatrixTable
      rows={[
        { state: 'reached', show: show({ name: '进阶', size: 'lg', status: 'reached' }) },
        { state: 'longest', show: show({ name: '竞赛冲刺班', size: 'lg', status: 'reached' }) },
        { state: 'waiting', show: show({ name: '待定', size: 'lg', status: 'waiting' }) },
        { state: 'small', show: show({ name: '进阶', status: 'reached' }) },
        { state: 'other', show: show({ name: '先修', status: 'other' }) },
      ]}
    />
  ),
};
