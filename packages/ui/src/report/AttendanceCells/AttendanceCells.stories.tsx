import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import * as report from '../../fixtures/report.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { AttendanceCells } from './AttendanceCells.tsx';

const Shown = localised(AttendanceCells);
const Wide = styled.div({ width: '760px' });

const meta = {
  component: AttendanceCells,
  render: (args) => (
    <Wide>
      <Shown {...args} />
    </Wide>
  ),
  args: { lessons: report.register(16) },
  parameters: {
    docs: {
      description: {
        component:
          'A register. **Do** let the shape carry the meaning. **Do not** tell late from absent by colour alone.',
      },
    },
  },
} satisfies Meta<typeof AttendanceCells>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sixteen lessons, all held. */
export const WholeClass: Story = {};
/** Seven of 24 lessons were held. */
export const SoFar: Story = { args: { lessons: report.register(24, 7) } };
/** A long class goes on in a second line. */
export const LongClass: Story = { args: { lessons: report.register(40) } };
/** No lesson was held. */
export const NotHeldYet: Story = { args: { lessons: report.register(6, 0) } };
/** Nothing in it is focused; every cell has its word. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('cell')[2]).toHaveTextContent('迟到');
    await userEvent.tab();
    await expect(canvas.queryByRole('button')).toBeNull();
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
          state: 'held',
          show: (
            <Wide>
              <Shown {...args} lessons={report.register(16)} />
            </Wide>
          ),
        },
        {
          state: 'so far',
          show: (
            <Wide>
              <Shown {...args} lessons={report.register(24, 7)} />
            </Wide>
          ),
        },
      ]}
    />
  ),
};
