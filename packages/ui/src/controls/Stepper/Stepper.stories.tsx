import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Field } from '../Field/Field.tsx';
import { Stepper } from './Stepper.tsx';

const Localised = localised(Stepper);
const LabelledField = localised(Field);

const meta = {
  component: Stepper,
  render: (args) => <Localised {...args} />,
  args: { 'aria-label': '份数', min: 1, max: 20, defaultValue: 2, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A small whole number. **Do** set the limits: the button is disabled at a limit, and the limit is announced. **Do not** use it for amounts of money or for years.',
      },
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two of at most twenty. */
export const Default: Story = {};

/** The three heights. */
export const Sizes: Story = {
  render: () => (
    <Stack>
      <Stepper size="sm" aria-label="28" />
      <Stepper size="md" aria-label="36" />
      <Stepper size="lg" aria-label="44" />
    </Stack>
  ),
};

/** At the minimum, "less" is disabled. */
export const AtTheMinimum: Story = {
  args: { defaultValue: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /减少|Less/ })).toBeDisabled();
  },
};

/** At the maximum, "more" is disabled. */
export const AtTheMaximum: Story = {
  args: { defaultValue: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /增加|More/ })).toBeDisabled();
  },
};

/** A typed value above the maximum is clamped, with a message. */
export const OneOverTheMaximum: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '21');
    await userEvent.tab();
    await expect(input).toHaveValue('20');
    await expect(args.onChange).toHaveBeenLastCalledWith(20, expect.anything());
    await expect(canvas.getByRole('status')).toHaveTextContent(/最多20|At most 20/);
  },
};

/** Text that is not a number is discarded on blur. */
export const NotANumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, 'two');
    await userEvent.tab();
    await expect(input).toHaveValue('2');
  },
};

/** In a field with an error. */
export const Invalid: Story = {
  render: (args) => (
    <LabelledField label="份数" error="库存只剩3份">
      <Stepper {...args} aria-label={undefined} defaultValue={4} />
    </LabelledField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /份数|Packages/ })).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Nothing has been chosen yet, which is no number: a step leads to the least; halves can be typed. */
export const Unset: Story = {
  args: { 'aria-label': '得分', defaultValue: null, min: 0, max: 10, step: 0.5 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await expect(input).toHaveValue('');
    await expect(input).not.toHaveAttribute('aria-valuenow');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(input, '７.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(7.5, expect.anything());
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('7.5');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const shared = { 'aria-label': '份数', min: 1, max: 20 };
    return (
      <BrandMatrix
        rows={[
          { state: 'Default', show: <Stepper {...shared} defaultValue={2} /> },
          {
            state: 'Hover, pressed',
            force: { active: 'button:last-of-type' },
            show: <Stepper {...shared} defaultValue={2} data-force="hover" />,
          },
          { state: 'Focus', show: <Stepper {...shared} defaultValue={2} data-force="focus" /> },
          { state: 'Fewest', show: <Stepper {...shared} defaultValue={1} /> },
          { state: 'Most', show: <Stepper {...shared} defaultValue={20} /> },
          { state: 'Error', show: <Stepper {...shared} defaultValue={4} invalid /> },
          { state: 'Disabled', show: <Stepper {...shared} defaultValue={2} disabled /> },
          { state: 'Small', show: <Stepper {...shared} size="sm" defaultValue={2} /> },
          { state: 'Large', show: <Stepper {...shared} size="lg" defaultValue={2} /> },
        ]}
      />
    );
  },
};

/** One tab stop: arrow keys, Page Up and Page Down, Home and End. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3, expect.anything());
    await userEvent.keyboard('{PageUp}');
    await expect(input).toHaveAttribute('aria-valuenow', '13');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('20');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(input).toHaveValue('1');
  },
};
