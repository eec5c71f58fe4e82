import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartMatrix, ChartPlace, openTable } from '../../fixtures/charts.tsx';
import { localised } from '../../fixtures/localise.tsx';
import * as report from '../../fixtures/report.ts';
import { ScoreRadar } from './ScoreRadar.tsx';

const Shown = localised(ScoreRadar);

const meta = {
  component: ScoreRadar,
  render: (args) => (
    <ChartPlace>
      <Shown {...args} />
    </ChartPlace>
  ),
  args: { label: '知识点', points: report.topics },
  parameters: {
    docs: {
      description: {
        component:
          'A drawing on the chart library, loaded on demand. **Do** keep its table. **Do not** draw fewer than three subjects: their table says it better.',
      },
    },
  },
} satisfies Meta<typeof ScoreRadar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the average of the class. */
export const WithClass: Story = {};
/** Under five students the class is not shown. */
export const SmallClass: Story = {
  args: { points: report.topics.map((point) => ({ ...point, reference: undefined })) },
};
/** Too few for a shape. */
export const Few: Story = { args: { points: report.topics.slice(0, 1) } };
/** No figures yet. */
export const Empty: Story = { args: { points: [] } };
/** The figures open as a table, and are read out without it. */
export const Keyboard: Story = { play: (played) => openTable(played, '知识点', report.topics.length) };

/** The main states in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => <ChartMatrix chart={<Shown {...args} height={180} />} />,
};
