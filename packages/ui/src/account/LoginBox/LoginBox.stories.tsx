import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Smartphone } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { Input } from '../../controls/Input/Input.tsx';
import { localise, localised, Words } from '../../fixtures/localise.tsx';
import { Anchor, useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Matrix as MatrixTable } from '../../foundations/Matrix/Matrix.tsx';
import { LanguageSwitch } from '../../shell/LanguageSwitch/LanguageSwitch.tsx';
import { AgreementConsent } from '../AgreementConsent/AgreementConsent.tsx';
import { LoginBox, type LoginBoxProps } from './LoginBox.tsx';

const Login = localised(LoginBox);
const Consent = localised(AgreementConsent);
const Fields = styled.form({
  display: 'grid',
  gap: token.space[16],
  '& > .row': { display: 'flex', justifyContent: 'space-between', margin: '-4px 0 4px', fontSize: token.fontSize[13] },
  '& > .row > a': { color: token.color.text.link },
});

/** The fields of a password login, as the portal renders them inside the frame. */
function PasswordForm() {
  const { locale } = useKit();
  const words = localise({ account: '手机号或邮箱', password: '密码', user: '用户协议', privacy: '隐私政策' }, locale);
  return (
    <Fields onSubmit={(event) => event.preventDefault()}>
      <Input
        size="lg"
        aria-label={words.account}
        placeholder={words.account}
        prefix={<Smartphone aria-hidden />}
        autoComplete="username"
      />
      <Input
        size="lg"
        type="password"
        aria-label={words.password}
        placeholder={words.password}
        prefix={<Lock aria-hidden />}
        autoComplete="current-password"
      />
      <div className="row">
        <Checkbox defaultChecked>
          <Words>保持登录</Words>
        </Checkbox>
        <Anchor href="/rest">
          <Words>忘记密码</Words>
        </Anchor>
      </div>
      <Button size="lg" block type="submit">
        <Words>登录</Words>
      </Button>
      <Consent
        agreements={[
          { id: 'user', title: words.user, href: '/agreement/1' },
          { id: 'privacy', title: words.privacy, href: '/agreement/2' },
        ]}
        checked
        onChange={fn()}
      />
    </Fields>
  );
}

const footer = (
  <>
    <Words>第一次来这里？</Words>
    <Anchor href="/register">
      <Words>注册账号</Words>
    </Anchor>
  </>
);
const tabs = [
  { value: 'password', label: '密码登录', href: '/login' },
  { value: 'code', label: '验证码登录', href: '/codelogin' },
];

const meta = {
  component: LoginBox,
  render: (args: LoginBoxProps) => <Login {...args} />,
  args: {
    title: '登录',
    tabs,
    activeKey: 'password',
    children: <PasswordForm />,
    footer,
    language: <LanguageSwitch variant="pill" value="cn" onChange={fn()} />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The frame of the login pages. **Do** give each login method its own URL. **Do not** put text on the image.',
      },
    },
  },
} satisfies Meta<typeof LoginBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a password. */
export const Password: Story = {};
/** With a verification code. */
export const Code: Story = { args: { activeKey: 'code' } };
/** No tabs, a heading instead. */
export const Reset: Story = { args: { title: '重置密码', tabs: undefined, heading: '重置密码', footer: undefined } };
/** Without the background picture. */
export const BoxOnly: Story = { args: { layout: 'box' }, parameters: { layout: 'padded' } };
/** Little content: the box keeps its minimum height of 456 px. */
export const LittleInside: Story = { args: { children: <p>—</p>, footer: undefined } };
/** No language switch. */
export const WithoutLanguage: Story = { args: { language: undefined } };

/** Tab order: language, tabs, fields. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '登录' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '中文' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '密码登录' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '密码登录' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '验证码登录' })).toHaveAttribute('href', '/codelogin');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '手机号或邮箱' })).toHaveFocus();
  },
};

/** Narrow: its art has a picture of its own. */
const Scene = styled.div({ width: '640px', '& > div': { minHeight: '560px' } });

/** The whole scene in five brands. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <MatrixTable
      wide
      rows={[
        {
          state: 'password',
          force: { hover: '.foot a' },
          show: (
            <Scene>
              <Login {...args} />
            </Scene>
          ),
        },
      ]}
    />
  ),
};
