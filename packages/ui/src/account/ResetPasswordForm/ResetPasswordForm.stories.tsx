import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Beside } from '../../fixtures/Beside.tsx';
import { localised } from '../../fixtures/localise.tsx';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import { ResetPasswordForm, type ResetPasswordFormProps, type ResetStep } from './ResetPasswordForm.tsx';

const Localised = localised(ResetPasswordForm);
const Ground = styled.div({
  width: token.login.w,
  padding: token.login.pad,
  borderRadius: token.radius.dialog,
  background: token.color.surface.card,
});

/** Advances through the steps as a server would. */
function Walk(props: ResetPasswordFormProps) {
  const [step, setStep] = useState<ResetStep>('account');
  const moveTo = (next: ResetStep) => {
    setStep(next);
    return undefined;
  };
  return (
    <Localised
      {...props}
      step={step}
      account=""
      onAccount={() => moveTo('code')}
      onCode={() => moveTo('password')}
      onPassword={(values) => {
        props.onPassword(values);
        return moveTo('done');
      }}
    />
  );
}

/** The server reports an expired code after the new password was submitted: back to the code step. */
function CodeTooOld(props: ResetPasswordFormProps) {
  const [step, setStep] = useState<ResetStep>('password');
  const refuse = () => {
    setStep('code');
    return Promise.resolve({ errors: { code: '验证码已过期，请重新获取' } });
  };
  const handleCode = () => {
    setStep('password');
    return undefined;
  };
  return <Localised {...props} step={step} onCode={handleCode} onPassword={refuse} />;
}

const meta = {
  component: ResetPasswordForm,
  render: (args: ResetPasswordFormProps) => (
    <Ground>
      <Localised {...args} />
    </Ground>
  ),
  args: {
    step: 'account',
    account: '13811202026',
    loginHref: '/login',
    onAccount: fn(),
    onResend: fn(() => Promise.resolve({ waitS: 60 })),
    onCode: fn(),
    onPassword: fn(),
    onBack: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The password reset form, inside the `LoginBox`. **Do** advance `step` once the server has answered. **Do not** say whether an account exists.',
      },
    },
  },
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account step. */
export const Account: Story = {};
/** The code step. */
export const Code: Story = { args: { step: 'code' } };
/** The new password, entered twice. */
export const Password: Story = { args: { step: 'password' } };
/** Done, with the link to the login. */
export const Done: Story = { args: { step: 'done' } };
/** The server reported an expired code: the step is marked as failed by colour and in words. */
export const CodeExpired: Story = { args: { step: 'code', errors: { code: '验证码已过期，请重新获取' } } };
/** The server rejects the old password as the new one. */
export const SamePassword: Story = { args: { step: 'password', errors: { password: '新密码不能和原密码相同' } } };
/** The two passwords differ. */
export const Mismatch: Story = {
  args: { step: 'password' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^(新密码|New password)$/, { selector: 'input' }));
    await userEvent.paste('Shuyuan2026');
    await userEvent.click(canvas.getByLabelText(/再输一次|again/, { selector: 'input' }));
    await userEvent.paste('Shuyuan2027');
    await userEvent.click(canvas.getByRole('button', { name: /设置新密码|Set the password/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/不一致|differ/);
    await expect(args.onPassword).not.toHaveBeenCalled();
  },
};
/** A code that is rejected together with the password shows its error in the code step; the password is kept. */
export const CodeRefusedWithPassword: Story = {
  render: (args) => (
    <Ground>
      <CodeTooOld {...args} />
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    const fresh = () => canvas.getByLabelText(/^(新密码|New password)$/, { selector: 'input' });
    await userEvent.type(fresh(), 'Shuyuan2026');
    await userEvent.type(canvas.getByLabelText(/再输一次|again/, { selector: 'input' }), 'Shuyuan2026');
    await userEvent.click(canvas.getByRole('button', { name: /设置新密码|Set the password/ }));
    const code = await canvas.findByRole('textbox', { name: /验证码|Code/ });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription('验证码已过期，请重新获取');
    await userEvent.type(code, '402618');
    await userEvent.click(canvas.getByRole('button', { name: /下一步|Next/ }));
    await waitFor(() => expect(fresh()).toHaveValue('Shuyuan2026'));
  },
};
/** A long email address wraps instead of widening the box. */
export const LongText: Story = {
  args: { step: 'code', account: 'a.very.long.address.of.a.student@students.international.example.edu.cn' },
};

/** The whole flow by keyboard. */
export const Keyboard: Story = {
  render: (args) => (
    <Ground>
      <Walk {...args} />
    </Ground>
  ),
  play: async ({ args, canvas, userEvent }) => {
    // Enter on the button: removing an input that has the focus would disturb the play function.
    await userEvent.tab();
    await userEvent.keyboard('13811202026');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/13811202026/)).toBeInTheDocument());
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('402618');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const fresh = await canvas.findByLabelText(/^(新密码|New password)$/, { selector: 'input' });
    fresh.focus();
    await userEvent.keyboard('Shuyuan2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText(/再输一次|again/, { selector: 'input' })).toHaveFocus();
    await userEvent.keyboard('Shuyuan2026');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onPassword).toHaveBeenCalledWith({
        account: '13811202026',
        code: '402618',
        password: 'Shuyuan2026',
        repeated: 'Shuyuan2026',
      }),
    );
    await expect(canvas.getByRole('link', { name: /去登录|Log in/ })).toHaveAttribute('href', '/login');
  },
};

/** Every step, in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => {
    const form = (props: Partial<ResetPasswordFormProps>) => (
      <Ground>
        <Localised {...args} {...props} />
      </Ground>
    );
    return (
      <BrandMatrix
        wide
        rows={[
          {
            state: 'Account, code too old',
            show: (
              <Beside>
                {form({})}
                {form({ step: 'code', errors: { code: '验证码已过期，请重新获取' } })}
              </Beside>
            ),
          },
          {
            state: 'Password, done',
            show: (
              <Beside>
                {form({ step: 'password' })}
                {form({ step: 'done' })}
              </Beside>
            ),
          },
        ]}
      />
    );
  },
};
