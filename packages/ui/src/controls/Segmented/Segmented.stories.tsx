import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Segmented } from './Segmented.tsx';

const items = [
  { value: 'live', label: '直播课' },
  { value: 'recorded', label: '录播课' },
];

const meta = {
  component: Segmented,
  args: { label: '类型', items, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** use it for two to five short choices that exclude each other. **Do not** use it to go to another page.',
      },
    },
  },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondChosen: Story = { args: { defaultValue: 'recorded' } };
export const FiveItems: Story = {
  args: { items: ['全部', '未开始', '进行中', '已结束', '已满员'].map((label) => ({ value: label, label })) },
};
export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      <Segmented {...args} size="sm" />
      <Segmented {...args} size="md" />
      <Segmented {...args} size="lg" />
    </Stack>
  ),
};
export const DisabledItem: Story = { args: { items: [...items, { value: 'vip', label: '会员课', disabled: true }] } };
export const Controlled: Story = {
  args: { value: 'live' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '录播课' }));
    await expect(args.onChange).toHaveBeenCalledWith('recorded', expect.anything());
    await expect(canvas.getByRole('radio', { name: '直播课' })).toBeChecked();
  },
};
export const LongText: Story = {
  args: {
    items: [
      { value: 'a', label: '只看本周可以报名的直播课' },
      { value: 'b', label: 'All recorded courses of this school' },
    ],
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'Default', show: <Segmented label="类型" items={items} /> },
        {
          state: 'Hover',
          show: (
            <Segmented
              label="类型"
              items={[items[0] ?? { value: '', label: '' }, { value: 'b', label: '录播课', 'data-force': 'hover' }]}
            />
          ),
        },
        {
          state: 'Focus',
          show: (
            <Segmented
              label="类型"
              items={[
                { value: 'a', label: '直播课', 'data-force': 'focus' },
                { value: 'b', label: '录播课' },
              ]}
            />
          ),
        },
        {
          state: 'Disabled',
          show: (
            <Segmented
              label="类型"
              items={[
                { value: 'a', label: '直播课' },
                { value: 'b', label: '会员课', disabled: true },
              ]}
            />
          ),
        },
        { state: 'Small', show: <Segmented label="类型" size="sm" items={items} /> },
        { state: 'Large', show: <Segmented label="类型" size="lg" items={items} /> },
      ]}
    />
  ),
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '直播课' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('recorded', expect.anything());
    await expect(canvas.getByRole('radio', { name: '录播课' })).toBeChecked();
  },
};
