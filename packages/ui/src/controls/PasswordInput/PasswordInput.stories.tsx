import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const box = { width: 304 };
const inField = (error: string) => (
  <Field label="密码" error={error} style={box}>
    <PasswordInput purpose="new" defaultValue="123456" />
  </Field>
);

const meta = {
  component: PasswordInput,
  args: { 'aria-label': '密码', style: box, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** allow paste and password managers. **Do not** ask for the password twice where it can be shown.',
      },
    },
  },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: '请输入密码' } };
export const Filled: Story = { args: { defaultValue: 'shuyuan20' } };
export const Revealed: Story = {
  args: { defaultValue: 'shuyuan20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /显示密码|Show/ }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: /隐藏密码|Hide/ })).not.toHaveAttribute('aria-pressed');
  },
};
export const MeterWeak: Story = { args: { meter: true, purpose: 'new', defaultValue: 'abc123' } };
export const MeterMedium: Story = { args: { meter: true, purpose: 'new', defaultValue: 'abcd1234x' } };
export const MeterStrong: Story = { args: { meter: true, purpose: 'new', defaultValue: 'Shuyuan-2026!' } };
export const MeterTooLong: Story = { args: { meter: true, purpose: 'new', defaultValue: 'abcde12345abcde12345x' } };
export const TooSimple: Story = { render: () => inField('6–20位，至少包含数字、字母、符号中的两种') };
export const SameAsOld: Story = { render: () => inField('新密码不能与旧密码相同') };
export const Mismatch: Story = { render: () => inField('两次输入的密码不一致') };
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent(/大写锁定|Caps lock/);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'shuyuan20' } };
export const LongText: Story = { args: { defaultValue: 'abcdefghij1234567890' } };
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 168 };
    return (
      <BrandMatrix
        rows={[
          { state: 'Default', show: <PasswordInput aria-label="密码" placeholder="密码" style={narrow} /> },
          { state: 'Filled', show: <PasswordInput aria-label="密码" defaultValue="shuyuan" style={narrow} /> },
          {
            state: 'Focus',
            show: <PasswordInput aria-label="密码" defaultValue="shuyuan" data-force="focus" style={narrow} />,
          },
          { state: 'Error', show: <PasswordInput aria-label="密码" defaultValue="shuyuan" invalid style={narrow} /> },
          {
            state: 'Disabled',
            show: <PasswordInput aria-label="密码" defaultValue="shuyuan" disabled style={narrow} />,
          },
          { state: 'Weak', show: <PasswordInput aria-label="密码" defaultValue="abc123" meter style={narrow} /> },
          {
            state: 'Strong',
            show: <PasswordInput aria-label="密码" defaultValue="Shuyuan-2026!" meter style={narrow} />,
          },
        ]}
      />
    );
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('密码')).toHaveFocus();
    await userEvent.keyboard('abc123');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('密码')).toHaveValue('abc123');
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
  },
};
