import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const LONG = '圆锥曲线专题：从定义到压轴题的24种思路，含椭圆、双曲线、抛物线与综合题训练';

const meta = {
  component: Heading,
  args: { level: 2, children: '热门课程' },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** choose the level by the page outline and the size by the design. **Do not** skip a level to get a smaller size.',
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Levels: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={1}>一级 Level 1</Heading>
      <Heading level={2}>二级 Level 2</Heading>
      <Heading level={3}>三级 Level 3</Heading>
      <Heading level={4}>四级 Level 4</Heading>
    </Stack>
  ),
};
export const FreeSize: Story = { args: { level: 1, size: 20 } };
export const Secondary: Story = { args: { tone: 'secondary' } };
export const Clamped: Story = { args: { lines: 2, style: { width: 240 }, children: LONG } };
export const LongText: Story = {
  args: {
    style: { width: 320 },
    children: `${LONG} / Conic sections: 24 ways from the definition to the final question`,
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={([1, 2, 3, 4] as const).map((level) => ({
        state: `Level ${level}`,
        show: <Heading level={level}>热门课程</Heading>,
      }))}
    />
  ),
};
export const Keyboard: Story = {
  args: { level: 1, tabIndex: -1 } as Story['args'] & { tabIndex: number },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};
