import { Link, ResetPasswordForm } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned } from '../../../page/context.tsx';
import { useSubmit } from '../../../page/useSubmit.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { RESET_FIELDS, ResetStore } from './ResetStore.ts';
import { useSendCode } from './useSendCode.ts';

/** `/rest` (§2): account, code, new password, done. */
export const ResetPage = observer(function ResetPage() {
  const { t } = useTranslation('login');
  const store = useOwned((root) => new ResetStore(root));
  const handleAccount = useSubmit(store.submitAccount, RESET_FIELDS);
  const handleCode = useSubmit(store.submitCode);
  const handlePassword = useSubmit(store.submitPassword, RESET_FIELDS);
  const handleResend = useSendCode(store.sendCode);
  return (
    <AccountFrame
      title={t('resetTitle')}
      heading={t('resetTitle')}
      footer={<Link href="/login">{t('backToLogin')}</Link>}
    >
      <ResetPasswordForm
        step={store.step}
        resendAt={store.resendAt}
        loginHref="/login"
        onAccount={handleAccount}
        onResend={handleResend}
        onCode={handleCode}
        onPassword={handlePassword}
        onBack={() => store.show('account')}
      />
    </AccountFrame>
  );
});
