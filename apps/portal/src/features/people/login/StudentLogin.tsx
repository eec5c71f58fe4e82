import { Alert, Link, LoginForm } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../core/known.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { useSubmit } from '../../../page/useSubmit.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { LOGIN_FIELDS, type LoginMode, LoginStore } from './LoginStore.ts';
import { useAgreements } from './useAgreements.tsx';
import { useSendCode } from './useSendCode.ts';
import { useStoredLogin } from './useStoredLogin.ts';

/** Login by password or by code: one box, two addresses, the same account in both (§5; product.md 2.2). */
export const StudentLogin = observer(function StudentLogin({ mode }: { mode: LoginMode }) {
  const { t } = useTranslation('login');
  const { tenant, auth } = useRoot();
  const store = useOwned((root) => new LoginStore(root, mode));
  const handleSubmit = useSubmit(useStoredLogin(store.submit), LOGIN_FIELDS);
  const handleSendCode = useSendCode(store.sendCode);
  const { dialog, ...consent } = useAgreements(store.agreements);
  const search = auth.refererSearch;
  return (
    <AccountFrame
      title={t('loginTitle')}
      activeKey={mode}
      tabs={[
        { value: 'password', label: t('byPassword'), href: `/login${search}` },
        { value: 'code', label: t('byCode'), href: `/codelogin${search}` },
      ]}
      footer={
        <>
          {t('firstTime', { school: textHere(tenant.company.value?.shortName) })}
          <Link href={`/register${search}`}>{t('registerNow')}</Link>
        </>
      }
    >
      <LoginForm
        {...consent}
        mode={mode}
        account={store.typedAccount}
        notice={
          <>
            {store.wasLoggedOut && <Alert tone="warning" title={t('endedNotice')} />}
            {!store.keepsLogins && <Alert tone="warning" title={t('noCookies')} />}
          </>
        }
        forgotHref={mode === 'password' ? '/rest' : undefined}
        onLeaveAccount={store.storeAccount}
        onSendCode={handleSendCode}
        onSubmit={handleSubmit}
      />
      {dialog}
    </AccountFrame>
  );
});
