import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { FilterBar } from './FilterBar.tsx';

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const groups = [
  {
    key: 'subject',
    label: '科目',
    items: options('语文', '数学', '英语', '物理', '化学', '生物', '历史', '地理', '编程', '美育'),
  },
  { key: 'grade', label: '年级', items: options('小学高年级', '初一', '初二', '初三', '高一', '高二', '高三') },
  { key: 'type', label: '类型', items: options('直播课', '录播课') },
];

const meta = {
  component: FilterBar,
  args: { groups, onChange: fn(), style: { width: 1154 } },
  parameters: {
    docs: {
      description: {
        component: '**Do** keep the selection in the URL. **Do not** reload before the changed selection is visible.',
      },
    },
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtered: Story = { args: { defaultValue: { subject: '数学', grade: '高二' } } };
export const WithChips: Story = {
  args: { chips: true, defaultValue: { subject: '数学', grade: '高二' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /去掉条件数学|Remove filter 数学/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ subject: undefined, grade: '高二' }, expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: /清除筛选|Clear filters/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({}, expect.anything());
  },
};
export const ResultCount: Story = {
  args: { resultCount: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('128');
  },
};
export const Folded: Story = {
  args: { foldAfter: 6 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: '美育' })).toBeNull();
    const [more] = canvas.getAllByRole('button', { name: /展开|More/ });
    if (more) await userEvent.click(more);
    await expect(canvas.getByRole('radio', { name: '美育' })).toBeInTheDocument();
  },
};
export const FoldedKeepsTheChosen: Story = {
  args: { foldAfter: 6, defaultValue: { subject: '美育' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '美育' })).toBeChecked();
  },
};
export const OneGroup: Story = { args: { groups: groups.slice(2) } };
/** Two short groups on one line. */
export const SharedLine: Story = {
  args: { groups: [...groups, { key: 'status', label: '状态', items: options('即将开课', '进行中'), beside: true }] },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radiogroup').map((group) => group.getBoundingClientRect().top);
    await expect(tops.at(-1)).toBe(tops.at(-2));
    await expect(new Set(tops).size).toBe(tops.length - 1);
  },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        key: 'a',
        label: '适合的学习阶段',
        items: options(
          'Upper primary school and bridging courses',
          '初中一年级到三年级的同步课程',
          '高中学业水平考试与强基计划',
        ),
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
          state: 'Filtered, hover, focus',
          force: { hover: ['.option:not([data-selected])', '.chip'], focus: '[data-selected] > input' },
          show: (
            <FilterBar
              groups={groups}
              chips
              defaultValue={{ subject: '数学', type: '直播课' }}
              style={{ width: 900 }}
            />
          ),
        },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ subject: '语文' }, expect.anything());
    await expect(canvas.getByRole('radio', { name: '语文' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '小学高年级' })).toBeChecked();
  },
};
