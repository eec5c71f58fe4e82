import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { Field } from '../Field/Field.tsx';
import { AccountInput } from './AccountInput.tsx';

const box = { width: 304 };

const meta = {
  component: AccountInput,
  args: { 'aria-label': '手机号或邮箱', placeholder: '请输入手机号或邮箱', style: box, onChange: fn(), onValid: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** accept a pasted phone number with spaces. **Do not** show an error before the input has lost focus.',
      },
    },
  },
} satisfies Meta<typeof AccountInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Either: Story = {};
export const Phone: Story = {
  args: { mode: 'phone', dialCode: '+86', 'aria-label': '手机号', placeholder: '请输入手机号' },
};
export const Email: Story = { args: { mode: 'email', 'aria-label': '邮箱', placeholder: '请输入邮箱' } };
export const ValidPhone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('138 1120 2026');
    await expect(args.onValid).toHaveBeenLastCalledWith(true);
  },
};
export const BadPhone: Story = {
  render: () => (
    <Field label="手机号" error="手机号格式不正确" style={box}>
      <AccountInput mode="phone" defaultValue="1381120" />
    </Field>
  ),
};
export const BadEither: Story = {
  args: { defaultValue: 'student@' },
  render: (args) => (
    <Field label="手机号或邮箱" error="手机号或邮箱格式不正确" style={box}>
      <AccountInput {...args} aria-label={undefined} />
    </Field>
  ),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '138 1120 2026' } };
export const LongText: Story = {
  args: {
    mode: 'email',
    'aria-label': '邮箱',
    defaultValue: 'a.very.long.address.of.a.student@students.international.example.edu.cn',
  },
};
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const narrow = { width: 168 };
    return (
      <BrandMatrix
        rows={[
          { state: 'Either', show: <AccountInput aria-label="账号" placeholder="手机号或邮箱" style={narrow} /> },
          {
            state: 'Phone',
            show: <AccountInput aria-label="手机号" mode="phone" dialCode="+86" placeholder="手机号" style={narrow} />,
          },
          { state: 'Email', show: <AccountInput aria-label="邮箱" mode="email" placeholder="邮箱" style={narrow} /> },
          {
            state: 'Focus',
            show: <AccountInput aria-label="账号" defaultValue="138 1120 2026" data-force="focus" style={narrow} />,
          },
          { state: 'Error', show: <AccountInput aria-label="账号" defaultValue="138112" invalid style={narrow} /> },
        ]}
      />
    );
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('autocomplete', 'username');
    await userEvent.keyboard('student@example.com');
    await expect(args.onValid).toHaveBeenLastCalledWith(true);
  },
};
