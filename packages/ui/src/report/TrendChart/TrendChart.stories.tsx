import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import * as report from '../../fixtures/report.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { TrendChart } from './TrendChart.tsx';

const Shown = localised(TrendChart);
const Wide = styled.div({ width: '620px' });

const meta = {
  component: TrendChart,
  render: (args) => (
    <Wide>
      <Shown {...args} />
    </Wide>
  ),
  args: { label: '得分走势', points: report.trend },
  parameters: {
    docs: { description: { component: 'A drawing on the chart library, loaded on demand. **Do** keep its table.' } },
  },
} satisfies Meta<typeof TrendChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the average of the class. */
export const WithClass: Story = {};
/** Under five students the class is not shown. */
export const SmallClass: Story = {
  args: { points: report.trend.map((point) => ({ ...point, reference: undefined })) },
};
/** Too few for a shape. */
export const Few: Story = { args: { points: report.trend.slice(0, 1) } };
/** No figures yet. */
export const Empty: Story = { args: { points: [] } };
/** The figures open as a table, and are read out without it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '看表格' });
    await expect(canvas.getByRole('table', { name: '得分走势' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(report.trend.length + 1);
    await waitFor(() => expect(document.querySelector('.recharts-surface')).toBeVisible());
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
              <Shown {...args} height={180} />
            </Wide>
          ),
        },
      ]}
    />
  ),
};
