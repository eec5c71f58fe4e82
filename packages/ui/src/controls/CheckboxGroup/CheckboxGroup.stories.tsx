import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const Group = localised(CheckboxGroup);
const LabelledField = localised(Field);
const options = [
  { value: 'math', label: '数学' },
  { value: 'physics', label: '物理' },
  { value: 'english', label: '英语' },
];
const withFull = [...options, { value: 'history', label: '历史', disabled: true }];

const meta = {
  component: CheckboxGroup,
  render: (args) => <Group {...args} />,
  args: { 'aria-label': '想学的科目', items: options, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Any number of several options. **Do** label it by a `Field`, whose error covers the whole group. **Do not** use it for more than a dozen options: use `MultiSelect`.',
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is selected. */
export const Default: Story = {};

/** Two are selected. */
export const Chosen: Story = { args: { defaultValue: ['math', 'english'] } };

/** Some are selected, so the parent is mixed; a click selects all, another one none. */
export const Indeterminate: Story = {
  args: { selectAll: true, defaultValue: ['math'], items: withFull },
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: /全选|All/ });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(['math', 'physics', 'english'], expect.anything());
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([], expect.anything());
  },
};

/** Stacked vertically. */
export const Column: Story = {
  args: { layout: 'column', selectAll: true, defaultValue: ['math', 'physics', 'english'] },
};

/** The error belongs to the group. */
export const Invalid: Story = {
  render: (args) => (
    <LabelledField label="想学的科目" required error="至少选一科">
      <Group {...args} aria-label={undefined} />
    </LabelledField>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /想学的科目|Subjects/ });
    await expect(group).toHaveAccessibleDescription(/至少选一科|at least one/);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: ['math'] } };

/** Long labels wrap. */
export const LongText: Story = {
  args: {
    layout: 'column',
    style: { width: 240 },
    items: [
      { value: 'a', label: '国际课程中心（北京市海淀区）高中部2026–2027学年秋季学期一三五晚班' },
      { value: 'b', label: '数学' },
    ],
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const shared = { 'aria-label': '想学的科目', items: options.slice(0, 2), selectAll: true };
    return (
      <BrandMatrix
        rows={[
          { state: 'None', show: <CheckboxGroup {...shared} /> },
          { state: 'Some', show: <CheckboxGroup {...shared} defaultValue={['math']} /> },
          { state: 'All', show: <CheckboxGroup {...shared} defaultValue={['math', 'physics']} /> },
          { state: 'Error', show: <CheckboxGroup {...shared} invalid /> },
          { state: 'Disabled', show: <CheckboxGroup {...shared} disabled defaultValue={['math']} /> },
          { state: 'Column', show: <CheckboxGroup {...shared} layout="column" defaultValue={['physics']} /> },
        ]}
      />
    );
  },
};

/** Every box is a tab stop; Space toggles it. */
export const Keyboard: Story = {
  args: { selectAll: true },
  play: async ({ args, canvas, userEvent }) => {
    const [all, first, second] = canvas.getAllByRole('checkbox');
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['math'], expect.anything());
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};
