import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised, Words } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const Localised = localised(LoginForm);
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
const account = '13811202026';
const password = /^(密码|Password)$/;
const submit = { name: /^(登录|Log in)$/ };

const meta = {
  component: LoginForm,
  render: (args: LoginFormProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: {
    mode: 'password',
    agreements,
    forgotHref: '/rest',
    onLeaveAccount: fn(),
    onSendCode: fn(() => Promise.resolve({ waitS: 60 })),
    onSubmit: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The login form, inside the `LoginBox`. **Do** return the server’s errors from `onSubmit`. **Do not** distinguish an unknown account from a wrong password.',
      },
    },
  },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a password. */
export const Password: Story = {};
/** With a verification code; the account is carried over from the password tab. */
export const Code: Story = {
  args: { mode: 'code', account, forgotHref: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /获取验证码|Send code|Get code/i }));
    await waitFor(() => expect(args.onSendCode).toHaveBeenCalledWith(account));
    await expect(await canvas.findByRole('button', { name: /60/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Submitted empty: every required field shows an error, and the first one has the focus. */
export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /手机号|Phone/ })).toHaveFocus());
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Submitted without consent: no request is sent. */
export const ConsentMissing: Story = {
  args: { account },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(password, { selector: 'input' }), 'Shuyuan2026');
    await userEvent.click(canvas.getByRole('button', submit));
    const consent = canvas.getByRole('checkbox', { name: /我已阅读|I have read/ });
    await waitFor(() => expect(consent).toHaveFocus());
    await expect(consent).toHaveAccessibleDescription(/请先阅读|Please read/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The server rejects the password: the error stays under the field until the password changes. */
export const WrongPassword: Story = {
  args: { account, onSubmit: fn(() => Promise.resolve({ errors: { password: '账号或密码不正确' } })) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(password, { selector: 'input' });
    await userEvent.type(field, 'Shuyuan2025');
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读|I have read/ }));
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('账号或密码不正确');
    await userEvent.keyboard('6');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  },
};
/** Submitting. */
export const Pending: Story = {
  args: { account, onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(password, { selector: 'input' }), 'Shuyuan2026');
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读|I have read/ }));
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(canvas.getByRole('button', submit)).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** The previous login has expired. */
export const WithNotice: Story = {
  args: {
    notice: <Alert tone="warning" title={<Words>登录已失效，请重新登录</Words>} />,
  },
};
/** For lecturers: without "stay logged in". */
export const WithoutKeeping: Story = { args: { offersKeep: false, forgotHref: undefined } };
/** Long labels. */
export const LongText: Story = {
  args: {
    account: 'a.very.long.address.of.a.student@students.international.example.edu.cn',
    agreements: [...agreements, { id: 'child', title: '儿童隐私保护声明', href: '/agreement/3' }],
  },
};

/** Tab order from the account to the consent; the account is reported on blur; Enter submits. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('138 1120 2026');
    await userEvent.tab();
    await expect(args.onLeaveAccount).toHaveBeenCalledWith('138 1120 2026');
    await userEvent.keyboard('Shuyuan2026');
    await userEvent.keyboard('{Enter}');
    const consent = canvas.getByRole('checkbox', { name: /我已阅读|I have read/ });
    await waitFor(() => expect(consent).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', submit)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        account,
        password: 'Shuyuan2026',
        code: '',
        remember: true,
        agreed: true,
      }),
    );
  },
};

/** With a password, with a code, and rejected, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const form = (props: Partial<LoginFormProps>) => (
      <Ground>
        <Localised {...args} {...props} />
      </Ground>
    );
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Password, code',
            show: (
              <Beside>
                {form({})}
                {form({ mode: 'code', forgotHref: undefined })}
              </Beside>
            ),
          },
          {
            state: 'Refused, for lecturers',
            show: (
              <Beside>
                {form({ account, errors: { password: '账号或密码不正确' } })}
                {form({ offersKeep: false, forgotHref: undefined })}
              </Beside>
            ),
          },
        ]}
      />
    );
  },
};
