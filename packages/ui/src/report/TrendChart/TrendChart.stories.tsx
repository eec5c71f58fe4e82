import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartMatrix, ChartPlace, openTable } from '../../fixtures/charts.tsx';
import { localised } from '../../fixtures/localise.tsx';
import * as report from '../../fixtures/report.ts';
import { TrendChart } from './TrendChart.tsx';

const Shown = localised(TrendChart);

const meta = {
  component: TrendChart,
  render: (args) => (
    <ChartPlace>
      <Shown {...args} />
    </ChartPlace>
  ),
  args: { label: '得分走势', points: report.trend },
  parameters: {
    docs: {
      description: {
        component:
          'A drawing on the chart library, loaded on demand. **Do** keep its table. **Do not** mix marks of different maximums: give shares in percent.',
      },
    },
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
/** A class that goes on: what is to come is hatched. */
export const ToCome: Story = {
  args: { points: report.trend.slice(0, 5), rest: { count: 9, text: '还有9讲，慢慢来' } },
};
/** No figures yet. */
export const Empty: Story = { args: { points: [] } };
/** The figures open as a table, and are read out without it. */
export const Keyboard: Story = { play: (played) => openTable(played, '得分走势', report.trend.length) };

/** The main states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => <ChartMatrix chart={<Shown {...args} height={132} />} />,
};
