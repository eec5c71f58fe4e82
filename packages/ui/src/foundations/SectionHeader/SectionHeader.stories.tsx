import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from '../../controls/Tabs/Tabs.tsx';
import { Matrix as BrandMatrix } from '../Matrix/Matrix.tsx';
import { SectionHeader } from './SectionHeader.tsx';

const more = { href: '#all', label: '查看全部' };

const meta = {
  component: SectionHeader,
  args: { title: '热门课程' },
  parameters: {
    docs: {
      description: { component: '**Do** say where the link leads. **Do not** put two links on the right.' },
    },
  },
} satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMore: Story = { args: { more } };
export const WithCount: Story = { args: { sub: '共128门', more } };
export const WithTabs: Story = {
  args: {
    more,
    children: (
      <Tabs
        label="排序"
        variant="pill"
        items={[
          { value: 'a', label: '推荐' },
          { value: 'b', label: '最新' },
        ]}
      />
    ),
  },
};
export const LevelThree: Story = { args: { level: 3, more } };
export const MoreHover: Story = {
  args: { more },
  play: async ({ canvas, userEvent }) => userEvent.hover(canvas.getByRole('link')),
};
export const LongText: Story = {
  args: {
    title: '名师一对一答疑与期末冲刺系列课程，含作业批改、错题整理与考前模拟',
    sub: 'One-to-one help and the final sprint',
    more,
    style: { width: 640 },
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        { state: 'Default', show: <SectionHeader title="热门课程" style={{ width: 480 }} /> },
        {
          state: 'More, hover',
          force: { hover: '.more' },
          show: <SectionHeader title="热门课程" sub="共128门" more={more} style={{ width: 480 }} />,
        },
        { state: 'Level 3', show: <SectionHeader title="讲师" level={3} more={more} style={{ width: 480 }} /> },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  args: { more },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '查看全部' })).toHaveFocus();
  },
};
