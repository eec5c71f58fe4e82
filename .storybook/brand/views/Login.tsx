import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { AgreementConsent, Button, Checkbox, Input, LanguageSwitch, LoginBox, useKit } from '@shuyuan/ui';
import { localise, localised, Words } from '../../../packages/ui/src/fixtures/localise.tsx';

const Box = localised(LoginBox);
const Fields = styled.div({ display: 'grid', gap: token.space[16] });
const Scene = styled.div({ '& > div': { minHeight: '860px' } });

const nothing = () => undefined;

/** The login: the picture of the school, with the box of 384 px on it. */
export function Login() {
  const { locale } = useKit();
  const words = localise({ account: '手机号或邮箱', password: '密码', user: '用户协议', privacy: '隐私政策' }, locale);
  return (
    <Scene>
      <Box
        title="登录"
        tabs={[
          { key: 'password', label: '密码登录', href: '/login' },
          { key: 'code', label: '验证码登录', href: '/codelogin' },
        ]}
        activeKey="password"
        language={<LanguageSwitch variant="pill" value={locale} onChange={nothing} />}
      >
        <Fields>
          <Input size="lg" aria-label={words.account} placeholder={words.account} />
          <Input size="lg" type="password" aria-label={words.password} placeholder={words.password} />
          <Checkbox defaultChecked>
            <Words>保持登录</Words>
          </Checkbox>
          <Button size="lg" block>
            <Words>登录</Words>
          </Button>
          <AgreementConsent
            agreements={[
              { id: 'user', title: words.user, href: '/agreement/1' },
              { id: 'privacy', title: words.privacy, href: '/agreement/2' },
            ]}
            checked
            onChange={nothing}
          />
        </Fields>
      </Box>
    </Scene>
  );
}
