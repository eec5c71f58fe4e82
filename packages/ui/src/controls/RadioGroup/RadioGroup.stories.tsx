import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { covers } from '../../fixtures/pictures.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const Group = localised(RadioGroup);
const LabelledField = localised(Field);
const genders = [
  { value: '0', label: '保密' },
  { value: '1', label: '男' },
  { value: '2', label: '女' },
];
const shifts = [
  { value: 'a', label: '一三五晚班', aside: '余6席', description: '11月23日开课·19:30–21:00' },
  { value: 'b', label: '周末班', aside: '余31席', description: '11月28日开课·09:30–11:45' },
  { value: 'c', label: '二四晚班', aside: '余18席', description: '12月1日开课·20:00–21:30' },
  { value: 'd', label: '寒假集中班', aside: '已满', description: '1月18日开课·14:00–15:30', disabled: true },
];
const boards = ['学习方法', '学习日记', '作品展示', '读书', '校园'].map((label, at) => ({ value: String(at), label }));
const pictures = [
  { value: 'math', label: '数学', image: covers.conics },
  { value: 'physics', label: '物理', image: covers.physics },
  { value: 'history', label: '历史', image: covers.history },
];

const meta = {
  component: RadioGroup,
  render: (args) => <Group {...args} />,
  args: { 'aria-label': '性别', items: genders, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One of several options, all visible. **Do** use cards when an option needs more than a word. **Do not** use it for seven or more options: use a `Select`.',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is selected yet. */
export const Default: Story = {};

/** One is selected. */
export const Chosen: Story = { args: { defaultValue: '2' } };

/** Stacked vertically. */
export const Column: Story = { args: { layout: 'column', defaultValue: '0' } };

/** Cards with a description, seats left, and one that is full. */
export const Cards: Story = {
  args: { 'aria-label': '选班次', card: true, items: shifts, defaultValue: 'a', style: { width: 714 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /寒假集中班|winter/i })).toBeDisabled();
    await userEvent.click(canvas.getByText(/周末班|Weekend/));
    await expect(args.onChange).toHaveBeenLastCalledWith('b', expect.anything());
  },
};

/** Words as pills: the boards of an article. */
export const Chips: Story = {
  args: { 'aria-label': '板块', chips: true, items: boards, defaultValue: '2', style: { width: 420 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /作品展示|Works/ })).toBeChecked();
    await userEvent.click(canvas.getByText(/校园|Campus/));
    await expect(args.onChange).toHaveBeenLastCalledWith('4', expect.anything());
    await expect(canvas.getByRole('radio', { name: /校园|Campus/ })).toHaveFocus();
  },
};

/** Cards with pictures. */
export const Images: Story = {
  args: {
    'aria-label': '最想学的科目',
    card: true,
    columns: 3,
    items: pictures,
    defaultValue: 'physics',
    style: { width: 640 },
  },
};

/** In a field: the label names the group, the error describes it. */
export const Invalid: Story = {
  render: (args) => (
    <LabelledField label="性别" required error="请选择一项">
      <Group {...args} aria-label={undefined} />
    </LabelledField>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /性别|Gender/ });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(/请选择一项|Choose one/);
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: '1' } };

/** A single radio, for a list with its own layout. */
export const Single: Story = {
  render: () => (
    <Radio name="only" value="1" defaultChecked>
      晚班
    </Radio>
  ),
};

/** Long labels wrap inside their card. */
export const LongText: Story = {
  args: {
    'aria-label': '选班次',
    card: true,
    style: { width: 480 },
    items: [
      {
        value: 'a',
        label: '国际课程中心（北京市海淀区）高中部2026–2027学年秋季学期一三五晚班',
        aside: '只剩最后6个席位',
        description: '开课前可以免费换班一次，开课以后按照已经上过的讲次计算，剩余部分原路退回',
      },
      { value: 'b', label: '周末班', aside: '余31席', description: '11月28日开课·09:30–11:45' },
    ],
    defaultValue: 'a',
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const shared = { 'aria-label': '性别', items: genders.slice(1) };
    const card = { 'aria-label': '选班次', card: true, columns: 1, style: { width: 200 } } as const;
    const one = (more: object) => [{ value: 'a', label: '一三五晚班', description: '11月23日开课', ...more }];
    return (
      <BrandMatrix
        rows={[
          { state: 'Default', show: <RadioGroup {...shared} /> },
          { state: 'Chosen', show: <RadioGroup {...shared} defaultValue="1" /> },
          {
            state: 'Hover, focus',
            show: (
              <RadioGroup
                {...shared}
                items={[
                  { value: '1', label: '男', 'data-force': 'hover' },
                  { value: '2', label: '女', 'data-force': 'focus' },
                ]}
                defaultValue="2"
              />
            ),
          },
          { state: 'Error', show: <RadioGroup {...shared} invalid /> },
          { state: 'Disabled', show: <RadioGroup {...shared} disabled defaultValue="1" /> },
          { state: 'Card', show: <RadioGroup {...card} items={one({ aside: '余6席' })} /> },
          { state: 'Card hover', show: <RadioGroup {...card} items={one({ 'data-force': 'hover' })} /> },
          { state: 'Card chosen', show: <RadioGroup {...card} items={one({ aside: '余6席' })} defaultValue="a" /> },
          {
            state: 'Card focus',
            show: <RadioGroup {...card} items={one({ 'data-force': 'focus' })} defaultValue="a" />,
          },
          { state: 'Card error', show: <RadioGroup {...card} items={one({})} invalid /> },
          { state: 'Card full', show: <RadioGroup {...card} items={one({ aside: '已满', disabled: true })} /> },
          { state: 'Chip', show: <RadioGroup {...shared} chips defaultValue="1" /> },
          {
            state: 'Chip hover, focus',
            show: (
              <RadioGroup
                {...shared}
                chips
                items={[
                  { value: '1', label: '男', 'data-force': 'hover' },
                  { value: '2', label: '女', 'data-force': 'focus' },
                ]}
              />
            ),
          },
          { state: 'Chip error', show: <RadioGroup {...shared} chips invalid /> },
          { state: 'Chip disabled', show: <RadioGroup {...shared} chips disabled defaultValue="1" /> },
          {
            state: 'Picture',
            show: <RadioGroup {...card} items={one({ image: covers.physics })} defaultValue="a" />,
          },
        ]}
      />
    );
  },
};

/** Tab reaches the checked one, arrow keys select the next. */
export const Keyboard: Story = {
  args: { defaultValue: '0' },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('1', expect.anything());
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toBeChecked();
  },
};
