import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

const Localised = localised(RegisterForm);
const Ground = styled.div({
  width: token.login.w,
  padding: token.login.pad,
  borderRadius: token.radius.dialog,
  background: token.color.surface.card,
});
const agreements = [
  { id: 'user', title: '用户协议', href: '/agreement/1' },
  { id: 'privacy', title: '隐私政策', href: '/agreement/2' },
];
const grades = ['初三', '高一', '高二', '高三'].map((label) => ({ value: label, label }));
const filled = { account: '13811202026', code: '402618', password: 'Shuyuan2026', nickname: '知夏_07', grade: '高二' };
const submit = { name: /注册并登录|Create and log in/ };

const meta = {
  component: RegisterForm,
  render: (args: RegisterFormProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: { agreements, grades, onSendCode: fn(() => Promise.resolve({ waitS: 60 })), onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The registration form, inside the `LoginBox`. **Do** return the server’s errors from `onSubmit`. **Do not** tick the agreements for the student.',
      },
    },
  },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Default: Story = {};
/** Filled in. */
export const Filled: Story = { args: { value: filled } };
/** No code is sent to an invalid account. */
export const CodeWithoutAccount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /获取验证码|Send code|Get code/i }));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
};
/** Submitted without consent: no request is sent. */
export const ConsentMissing: Story = {
  args: { value: filled },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** A password with only one class of characters. */
export const WeakPassword: Story = {
  args: { value: { ...filled, password: 'aaaaaaaa', agreed: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/至少两种|two kinds/);
  },
};
/** A nickname of 15 characters is accepted. */
export const NicknameAtTheLimit: Story = { args: { value: { ...filled, nickname: '知'.repeat(15) } } };
/** One of 16 is rejected. */
export const NicknameOneOver: Story = {
  args: { value: { ...filled, nickname: '知'.repeat(16), agreed: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('15');
  },
};
/** No code was sent: the reason is shown under the field, with the time of the next attempt. */
export const CodeRefused: Story = {
  args: { value: filled, onSendCode: fn(() => Promise.resolve({ waitS: 30, problem: '请求太频繁，请稍后再试' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /获取验证码|Send code|Get code/i }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请求太频繁，请稍后再试');
    await expect(canvas.getByRole('button', { name: /\d/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The server reports an expired code. */
export const CodeExpired: Story = { args: { value: filled, errors: { code: '验证码已过期，请重新获取' } } };
/** Submission failed. */
export const Failed: Story = {
  args: { value: filled, onSubmit: fn(() => Promise.reject(new Error('unreachable'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/没有提交成功|Not sent/);
  },
};
/** Long labels. */
export const LongText: Story = {
  args: {
    agreements: [...agreements, { id: 'child', title: '儿童隐私保护声明', href: '/agreement/3' }],
    errors: { account: '这个手机号已经在本校注册过，可以直接登录，忘记密码时用验证码登录再修改' },
    value: filled,
  },
};

/** Tab order from the first field to the button; Enter submits. */
export const Keyboard: Story = {
  args: { grades: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('138 1120 2026');
    await userEvent.tab();
    await userEvent.keyboard('402618');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSendCode).toHaveBeenCalledWith('13811202026'));
    await userEvent.tab();
    await userEvent.keyboard('Shuyuan2026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('zhixia_07');
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', submit).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        account: '13811202026',
        code: '402618',
        password: 'Shuyuan2026',
        nickname: 'zhixia_07',
        grade: null,
        agreed: true,
      }),
    );
  },
};

/** Empty, filled in and rejected, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const form = (props: Partial<RegisterFormProps>) => (
      <Ground>
        <Localised {...args} {...props} />
      </Ground>
    );
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Empty, refused',
            show: (
              <Beside>
                {form({})}
                {form({ value: filled, errors: { code: '验证码已过期，请重新获取' } })}
              </Beside>
            ),
          },
        ]}
      />
    );
  },
};
