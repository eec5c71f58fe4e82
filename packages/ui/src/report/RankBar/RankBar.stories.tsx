import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { RankBar } from './RankBar.tsx';

const Shown = localised(RankBar);
const Wide = styled.div({ width: '420px' });

const meta = {
  component: RankBar,
  render: (args) => (
    <Wide>
      <Shown {...args} />
    </Wide>
  ),
  args: { label: '定义与性质', value: 95, reference: 84 },
  parameters: {
    docs: {
      description: {
        component:
          'A share with the class beside it. **Do** leave the class out under five students. **Do not** draw a share that is not known: leave it out, a bar of nothing reads as zero.',
      },
    },
  },
} satisfies Meta<typeof RankBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the average of the class. */
export const WithClass: Story = {};
/** Under five students the class is not shown. */
export const SmallClass: Story = { args: { reference: undefined } };
/** Below what is expected: hatched. */
export const Low: Story = { args: { label: '切线', value: 52, reference: 56, low: true } };
/** A share that is not known is a dash. */
export const Unknown: Story = { args: { value: undefined, reference: undefined } };
/** Nothing in it is focused; the average is read out with the figure. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('95')).toHaveTextContent('班级平均84%');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The main states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'with the class',
          show: (
            <Wide>
              <Shown {...args} />
            </Wide>
          ),
        },
        {
          state: 'low',
          show: (
            <Wide>
              <Shown {...args} low value={52} />
            </Wide>
          ),
        },
        {
          state: 'unknown',
          show: (
            <Wide>
              <Shown {...args} value={undefined} reference={undefined} />
            </Wide>
          ),
        },
      ]}
    />
  ),
};
