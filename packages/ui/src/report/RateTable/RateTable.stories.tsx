import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartMatrix, ChartPlace } from '../../fixtures/charts.tsx';
import { localised } from '../../fixtures/localise.tsx';
import * as report from '../../fixtures/report.ts';
import { RateTable } from './RateTable.tsx';

const Shown = localised(RateTable);

const meta = {
  component: RateTable,
  render: (args) => (
    <ChartPlace>
      <Shown {...args} />
    </ChartPlace>
  ),
  args: { label: '练习', rows: report.rates },
  parameters: {
    docs: {
      description: {
        component:
          'Work by kind. **Do** leave the class out under five students. **Do not** compare over different work: both columns are of the same papers.',
      },
    },
  },
} satisfies Meta<typeof RateTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the average of the class. */
export const WithClass: Story = {};
/** Under five students the class is not shown, and its column goes. */
export const SmallClass: Story = {
  args: { rows: report.rates.map((row) => ({ ...row, reference: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.queryByText(/班级/)).toBeNull();
  },
};
/** With a line below each name. */
export const WithNotes: Story = {
  args: { rows: report.rates.map((row, place) => ({ ...row, note: `#${place + 1}` })) },
};
/** Nothing is marked yet: shares are dashes. */
export const Unknown: Story = {
  args: { rows: report.rates.map((row) => ({ ...row, done: 0, value: undefined, reference: undefined })) },
};
/** The longest names wrap. */
export const LongestText: Story = {
  args: { rows: report.rates.map((row) => ({ ...row, name: row.name.repeat(6) })) },
};
/** Nothing in it is focused; every figure is read with its row and column. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: '课后练习 13/13 82% 73%' })).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The main states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <ChartMatrix
      chart={
        <Shown
          {...args}
          rows={report.rates.slice(0, 3).map((row, place) => (place === 0 ? { ...row, note: '#1–5' } : row))}
        />
      }
    />
  ),
};
