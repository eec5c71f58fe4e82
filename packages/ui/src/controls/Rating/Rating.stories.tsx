import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Field } from '../Field/Field.tsx';
import { Rating } from './Rating.tsx';

const Localised = localised(Rating);
const LabelledField = localised(Field);

const meta = {
  component: Rating,
  render: (args) => <Localised {...args} />,
  args: { 'aria-label': '讲得怎么样', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Up to five stars. **Do** show averages with `readOnly`, as an image with a text alternative. **Do not** ask for half stars where five steps are enough.',
      },
    },
  },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not rated yet. */
export const Default: Story = {};

/** Four stars. */
export const Four: Story = { args: { defaultValue: 4 } };

/** Half stars can be selected. */
export const Half: Story = {
  args: { half: true, defaultValue: 3.5, showValue: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('radio', { name: /^4.5/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4.5, expect.anything());
  },
};

/** From none to five, read-only. */
export const ReadOnly: Story = {
  render: () => (
    <Stack gap={8}>
      {[0, 1, 2.5, 3.7, 5].map((value) => (
        <Rating key={value} readOnly value={value} showValue />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /2.5分，满分5分|2.5 of 5/ })).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: /还没有评分|Not rated/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** Small stars beside a name. */
export const Small: Story = {
  args: { readOnly: true, size: 'sm', value: 4.5, showValue: true, 'aria-label': undefined },
};

/** In a field with an error. */
export const Invalid: Story = {
  render: (args) => (
    <LabelledField label="讲得怎么样" required error="请先打分">
      <Rating {...args} aria-label={undefined} />
    </LabelledField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /讲得怎么样|How was it/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      rows={[
        { state: 'None', show: <Rating /> },
        { state: 'Three, hover', force: { hover: '.star:nth-of-type(5)' }, show: <Rating defaultValue={3} /> },
        {
          state: 'Half, focus',
          force: { focus: '.star:nth-of-type(4)' },
          show: <Rating half defaultValue={3.5} showValue />,
        },
        { state: 'Five', show: <Rating defaultValue={5} /> },
        { state: 'Error', show: <Rating invalid /> },
        { state: 'Disabled', show: <Rating disabled defaultValue={3} /> },
        { state: 'Read only', show: <Rating readOnly value={4.5} showValue /> },
        { state: 'Small', show: <Rating readOnly size="sm" value={4.5} showValue /> },
      ]}
    />
  ),
};

/** One tab stop; arrow keys select. */
export const Keyboard: Story = {
  args: { defaultValue: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const [, second, third] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(third).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(3, expect.anything());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toBeChecked();
  },
};
