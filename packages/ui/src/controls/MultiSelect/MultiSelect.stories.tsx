import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const Localised = localised(MultiSelect);
const LabelledField = localised(Field);
const subjects = ['数学', '物理', '化学', '生物', '地理', '历史', '英语'].map((label, n) => ({ value: `${n}`, label }));
const box = { width: 320 };

const meta = {
  component: MultiSelect,
  render: (args) => <Localised {...args} />,
  args: { 'aria-label': '科目', items: subjects, style: box, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Several of many options. **Do** say how many are allowed before the limit is reached. **Do not** use it for a few options: use a `CheckboxGroup`.',
      },
    },
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is selected. */
export const Default: Story = {};

/** Two are selected. */
export const Chosen: Story = { args: { defaultValue: ['0', '1'] } };

/** Open: selected options have a check mark. */
export const Open: Story = {
  args: { defaultValue: ['0'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /化学|Chemistry/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['0', '2'], expect.anything());
    await expect(screen.getByRole('option', { name: /化学|Chemistry/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The maximum is reached: other options are disabled, with the reason. */
export const MaxReached: Story = {
  args: { max: 2, defaultValue: ['0', '1'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByText(/最多选2项|2 at most/)).toBeInTheDocument();
    const other = screen.getByRole('option', { name: /化学|Chemistry/ });
    await expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** More than fits: the rest is shown as a count. */
export const ChipsOverflow: Story = {
  args: { defaultValue: ['0', '1', '2', '3', '4'], maxChips: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2')).toBeInTheDocument();
  },
};

/** No results. */
export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '天文');
    await expect(await screen.findByText(/没有找到|Nothing found/)).toBeInTheDocument();
  },
};

/** Options are loading. */
export const Loading: Story = {
  args: { items: [], loading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByText(/加载中|Loading/)).toBeInTheDocument();
  },
};

/** No options. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByText(/没有可选项|Nothing to choose/)).toBeInTheDocument();
  },
};

/** In a field with an error. */
export const Invalid: Story = {
  render: (args) => (
    <LabelledField label="科目" required error="请至少选一科" style={box}>
      <Localised {...args} aria-label={undefined} style={undefined} />
    </LabelledField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /科目|Subjects/ })).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: ['0', '1'] } };

/** A long label is truncated inside its chip. */
export const LongText: Story = {
  args: {
    items: [{ value: 'a', label: '国际课程中心（北京市海淀区）高中部2026–2027学年秋季学期一三五晚班' }, ...subjects],
    defaultValue: ['a', '1'],
    style: { width: 240 },
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const shared = { 'aria-label': '科目', items: subjects, style: { width: 208 } };
    return (
      <BrandMatrix
        rows={[
          { state: 'Empty', show: <MultiSelect {...shared} /> },
          { state: 'Chosen', show: <MultiSelect {...shared} defaultValue={['0', '1']} /> },
          { state: 'Overflow', show: <MultiSelect {...shared} maxChips={1} defaultValue={['0', '1', '2', '3']} /> },
          { state: 'Hover', show: <MultiSelect {...shared} defaultValue={['0']} data-force="hover" /> },
          { state: 'Focus', show: <MultiSelect {...shared} defaultValue={['0']} data-force="focus" /> },
          { state: 'Error', show: <MultiSelect {...shared} invalid /> },
          { state: 'Disabled', show: <MultiSelect {...shared} disabled defaultValue={['0']} /> },
          { state: 'Medium', show: <MultiSelect {...shared} size="md" defaultValue={['0']} /> },
          {
            state: 'Open, loading',
            window: { width: 240, height: 140 },
            show: <MultiSelect {...shared} open loading items={[]} />,
          },
          {
            state: 'Open, nothing to choose',
            window: { width: 240, height: 140 },
            show: <MultiSelect {...shared} open items={[]} />,
          },
          {
            state: 'Open, highlighted',
            window: { width: 240, height: 300 },
            force: { highlight: '[role="option"]:nth-of-type(2)', hover: '[role="option"]' },
            show: <MultiSelect {...shared} open items={subjects.slice(0, 5)} defaultValue={['0', '3']} />,
          },
          {
            state: 'Open, full',
            window: { width: 240, height: 280 },
            show: <MultiSelect {...shared} open max={1} items={subjects.slice(0, 3)} defaultValue={['0']} />,
          },
        ]}
      />
    );
  },
};

/** Type, arrow keys and Enter select; Backspace in the empty input removes the last value. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    const pointed = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(pointed).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Escape}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([], expect.anything()));
  },
};
