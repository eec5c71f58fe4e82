import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import {
  AccountInput,
  AgreementConsent,
  Anchor,
  Button,
  Checkbox,
  LanguageSwitch,
  LoginBox,
  PasswordInput,
  useKit,
} from '@shuyuan/ui';
import { localised } from '../../packages/ui/src/fixtures/localise.tsx';
import { useSay } from './useSay.ts';

const Box = localised(LoginBox);
const Consent = localised(AgreementConsent);

const Fields = styled.form({
  display: 'grid',
  gap: token.space[16],
  '& > .row': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: token.space[16],
    margin: '-4px 0 4px',
    fontSize: token.fontSize[13],
  },
  '& > .row > a': { color: token.color.text.link },
});

const nothing = () => undefined;

/** The login by password; the same with and without chat. */
export function LoginPage() {
  const { locale } = useKit();
  const say = useSay();
  return (
    <main>
      <Box
        title="登录"
        tabs={[
          { key: 'password', label: '密码登录', href: '/login' },
          { key: 'code', label: '验证码登录', href: '/codelogin' },
        ]}
        activeKey="password"
        language={<LanguageSwitch variant="pill" value={locale} onChange={nothing} />}
        footer={
          <>
            {say('第一次来这里？')}
            <Anchor href="/register">{say('注册账号')}</Anchor>
          </>
        }
      >
        <Fields onSubmit={(event) => event.preventDefault()}>
          <AccountInput
            size="lg"
            mode="either"
            icon
            aria-label={say('手机号或邮箱')}
            placeholder={say('手机号或邮箱')}
            defaultValue="138 1120 2026"
          />
          <PasswordInput size="lg" icon aria-label={say('密码')} placeholder={say('密码')} defaultValue="shuyuan20" />
          <div className="row">
            <Checkbox defaultChecked>{say('保持登录')}</Checkbox>
            <Anchor href="/rest">{say('忘记密码')}</Anchor>
          </div>
          <Button size="lg" block type="submit">
            {say('登录')}
          </Button>
          <Consent
            agreements={[
              { id: 'user', title: '用户协议', href: '/agreement/1' },
              { id: 'privacy', title: '隐私政策', href: '/agreement/2' },
            ]}
            checked
            onChange={nothing}
          />
        </Fields>
      </Box>
    </main>
  );
}
