import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { ScoreScale, type ScoreScaleProps } from './ScoreScale.tsx';

const Scale = localised(ScoreScale);
const show = (args: ScoreScaleProps) => (
  <div style={{ width: 480, padding: '8px 32px' }}>
    <Scale {...args} />
  </div>
);
const levels = [
  { name: '先修', from: 0, to: 59 },
  { name: '进阶', from: 60, to: 84 },
  { name: '冲刺', from: 85, to: 100 },
];

const meta = {
  component: ScoreScale,
  render: show,
  args: { levels, total: 100, score: 81, average: 66 },
  parameters: {
    docs: {
      description: {
        component:
          'A score on the scale of the levels. **Do** keep the levels in proportion. **Do not** show an average of few persons.',
      },
    },
  },
} satisfies Meta<typeof ScoreScale>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Score and average. */
export const Scored: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /我的分数81|my score 81/ })).toBeVisible();
  },
};
/** Two marks that are close stand on two lines. */
export const Near: Story = { args: { score: 68 } };
/** Too few persons for an average. */
export const Alone: Story = { args: { average: undefined } };
/** Full marks and none. */
export const Ends: Story = { args: { score: 100, average: 0 } };
/** Two levels; the marks lie on one of them. */
export const Two: Story = {
  args: { levels: levels.slice(0, 2).map((level, at) => ({ ...level, to: at === 0 ? 59 : 100 })) },
};
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
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        { state: 'scored', show: show(args) },
        { state: 'near', show: show({ ...args, score: 68 }) },
        { state: 'ends', show: show({ ...args, score: 100, average: 0 }) },
      ]}
    />
  ),
};
