import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const items = [{ label: '首页', href: '#index' }, { label: '高中数学', href: '#math' }, { label: '圆锥曲线专题' }];
const deep = [
  { label: '首页', href: '#index' },
  { label: '选课', href: '#course' },
  { label: '高中', href: '#senior' },
  { label: '数学', href: '#math' },
  { label: '解析几何', href: '#geometry' },
  { label: '圆锥曲线专题' },
];

const meta = {
  component: Breadcrumb,
  args: { items },
  parameters: {
    docs: {
      description: { component: '**Do** end with the current page. **Do not** use it where there is only one level.' },
    },
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { items: [{ label: '首页', href: '#index' }, { label: '选课' }] } };
export const Four: Story = { args: { items: deep.slice(-4) } };
export const CollapsedMiddle: Story = {
  args: { items: deep },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: '高中' })).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('link', { name: '高中' })).toBeInTheDocument();
  },
};
export const StepWithoutAddress: Story = {
  args: { items: [{ label: '首页', href: '#index' }, { label: '已下架的栏目' }, { label: '课程' }] },
};
export const LongText: Story = {
  args: {
    style: { width: 480 },
    items: [
      { label: '首页', href: '#index' },
      {
        label:
          '圆锥曲线专题：从定义到压轴题的24种思路，含椭圆、双曲线与抛物线 / Conic sections from the definition to the final question',
      },
    ],
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Three, hover',
          force: { hover: 'a' },
          show: (brand) => <Breadcrumb items={items} labels={{ name: `${brand} 3` }} />,
        },
        {
          state: 'Collapsed, hover, focus',
          force: { hover: 'button', focus: 'a' },
          show: (brand) => <Breadcrumb items={deep} labels={{ name: `${brand} 6` }} />,
        },
        {
          state: 'Collapsed, then opened',
          press: 'button',
          shows: 'li:nth-of-type(5)',
          show: (brand) => <Breadcrumb items={deep} labels={{ name: `${brand} 6, opened` }} />,
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('圆锥曲线专题')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('圆锥曲线专题')).not.toHaveFocus();
  },
};
