import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';

const grades = ['小学高年级', '初一', '初二', '初三', '高一', '高二', '高三'].map((label) => ({ value: label, label }));
const stages = [
  {
    label: '小学',
    items: [
      { value: 'p5', label: '五年级' },
      { value: 'p6', label: '六年级' },
    ],
  },
  {
    label: '高中',
    items: [
      { value: 's1', label: '高一' },
      { value: 's2', label: '高二' },
    ],
  },
];
const classes = [
  { value: 'a', label: '上午班', hint: '09:00' },
  { value: 'b', label: '下午班', hint: '14:00' },
  { value: 'c', label: '周末班' },
  { value: 'd', label: '晚班（已满）', hint: '19:00', disabled: true },
];
const box = { width: 240 };

const meta = {
  component: Select,
  args: { items: grades, 'aria-label': '年级', style: box, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One option of a list that opens. **Do** use it for six or more options; below that, use a `Segmented`; from thirty on add a search. **Do not** put actions into it.',
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: '高二' } };
export const Open: Story = {
  args: { defaultValue: '高二' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: '高二' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Grouped: Story = {
  args: {
    items: stages,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('group', { name: '高中' })).toBeInTheDocument();
  },
};
export const TwoHundredOptions: Story = {
  args: { items: Array.from({ length: 200 }, (_, n) => ({ value: `${n}`, label: `第${n + 1}期` })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findAllByRole('option')).toHaveLength(200);
  },
};
/** A search input above the list; words match in any order. */
export const Searchable: Story = {
  args: {
    searchable: true,
    items: Array.from({ length: 200 }, (_, n) => ({ value: `${n}`, label: `第${n + 1}期`, hint: `2026-${n + 1}` })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const search = await screen.findByRole('combobox', { name: /搜索|Search/ });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(200);
    await userEvent.keyboard('199');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('198', expect.anything()));
    await expect(canvas.getByRole('combobox')).toHaveTextContent('第199期');
  },
};

/** No results. */
export const SearchableNoMatch: Story = {
  args: { searchable: true, defaultValue: '高二' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('combobox', { name: /搜索|Search/ });
    await userEvent.keyboard('大学');
    await expect(await screen.findByText(/没有找到|Nothing found/)).toBeInTheDocument();
  },
};

/** Searched in groups: a heading without matches is hidden. */
export const SearchableGroups: Story = {
  args: {
    searchable: true,
    items: [
      { label: '小学', items: [{ value: 'p5', label: '五年级' }] },
      { label: '高中', items: [{ value: 's1', label: '高一' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('group', { name: '高中' })).toBeInTheDocument();
    await userEvent.keyboard('五年');
    await waitFor(() => expect(screen.queryByRole('group', { name: '高中' })).toBeNull());
    await expect(screen.getByRole('option', { name: '五年级' })).toBeInTheDocument();
  },
};
export const DisabledOption: Story = {
  args: {
    items: [
      { value: 'a', label: '上午班' },
      { value: 'b', label: '晚班（已满）', disabled: true },
    ],
  },
};
export const Loading: Story = {
  args: { items: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByText(/加载中|Loading/)).toBeInTheDocument();
  },
};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByText(/没有可选项|Nothing/)).toBeInTheDocument();
  },
};
export const InField: Story = {
  render: () => (
    <Field label="年级" error="请选择年级" style={box}>
      <Select items={grades} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: '年级' });
    await expect(select).toHaveAttribute('aria-invalid', 'true');
    await expect(select).toHaveAccessibleDescription('请选择年级');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '高二' } };
export const LongText: Story = {
  args: {
    items: [{ value: 'a', label: '国际课程中心（北京市海淀区）高中部2026–2027学年秋季学期' }],
    defaultValue: 'a',
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 168 };
    return (
      <BrandMatrix
        rows={[
          { state: 'Empty', show: <Select aria-label="年级" items={grades} style={narrow} /> },
          { state: 'Chosen', show: <Select aria-label="年级" items={grades} defaultValue="高二" style={narrow} /> },
          {
            state: 'Hover',
            show: <Select aria-label="年级" items={grades} defaultValue="高二" data-force="hover" style={narrow} />,
          },
          {
            state: 'Focus',
            show: <Select aria-label="年级" items={grades} defaultValue="高二" data-force="focus" style={narrow} />,
          },
          { state: 'Error', show: <Select aria-label="年级" items={grades} invalid style={narrow} /> },
          {
            state: 'Disabled',
            show: <Select aria-label="年级" items={grades} defaultValue="高二" disabled style={narrow} />,
          },
          { state: 'Searchable', show: <Select aria-label="年级" searchable items={grades} style={narrow} /> },
          { state: 'Medium', show: <Select aria-label="年级" size="md" items={grades} style={narrow} /> },
          {
            state: 'Open, loading',
            window: { width: 240, height: 140 },
            show: <Select aria-label="年级" open loading items={[]} style={narrow} />,
          },
          {
            state: 'Open, hover, highlighted, disabled, hints',
            window: { width: 240, height: 260 },
            force: { highlight: '[role="option"]:nth-of-type(3)', hover: '[role="option"]' },
            show: <Select aria-label="年级" open items={classes} defaultValue="b" style={narrow} />,
          },
          {
            state: 'Open, in groups',
            window: { width: 240, height: 320 },
            force: { focus: '[role="option"]' },
            show: <Select aria-label="年级" open items={stages} style={narrow} />,
          },
          {
            state: 'Open, with a search',
            window: { width: 240, height: 320 },
            force: { highlight: '[role="option"]:nth-of-type(2)' },
            show: <Select aria-label="年级" open searchable items={classes} defaultValue="b" style={narrow} />,
          },
          {
            state: 'Open, with a search, empty',
            window: { width: 240, height: 180 },
            show: <Select aria-label="年级" open searchable items={[]} style={narrow} />,
          },
        ]}
      />
    );
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'option'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: '高三' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('高三', expect.anything()));
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveTextContent('高三');
  },
};
