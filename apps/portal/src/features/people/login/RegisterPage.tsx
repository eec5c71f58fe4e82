import { nicknameProblem } from '@shuyuan/rules';
import { Alert, Link, RegisterForm, type RegisterValues } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readGuestDraft } from '../../../core/guestDraft.ts';
import { rowsHere } from '../../../core/known.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { useSubmit } from '../../../page/useSubmit.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { REGISTER_FIELDS, RegisterStore } from './RegisterStore.ts';
import { useAgreements } from './useAgreements.tsx';
import { useSendCode } from './useSendCode.ts';
import { useStoredLogin } from './useStoredLogin.ts';

/** `/register` (§2): an account with a code from its phone or mail, and consent (§5). */
export const RegisterPage = observer(function RegisterPage() {
  const { t } = useTranslation('login');
  const { auth, locale, services } = useRoot();
  const [said] = useState(() => valuesOf(readGuestDraft(services.sessionStorage)));
  const store = useOwned((root) => new RegisterStore(root));
  const handleSubmit = useSubmit(useStoredLogin(store.submit), REGISTER_FIELDS);
  const handleSendCode = useSendCode(store.sendCode);
  const { dialog, ...consent } = useAgreements(store.agreements);
  const grades = rowsHere(store.grades.value).map(({ id, name, nameEn }) => ({
    value: String(id),
    label: (locale.locale === 'en' && nameEn) || name,
  }));
  return (
    <AccountFrame
      title={t('registerTitle')}
      heading={t('registerTitle')}
      footer={
        <>
          {t('hasAccount')}
          <Link href={`/login${auth.refererSearch}`}>{t('loginNow')}</Link>
        </>
      }
    >
      {!store.keepsLogins && <Alert tone="warning" title={t('noCookies')} />}
      <RegisterForm
        {...consent}
        value={said}
        grades={grades}
        loadingGrades={store.grades.isPending}
        onSendCode={handleSendCode}
        onSubmit={handleSubmit}
      />
      {dialog}
    </AccountFrame>
  );
});

/** What a guest of an assessment has written already; a name that no nickname can be is left out (§5). */
function valuesOf(guest: ReturnType<typeof readGuestDraft>): Partial<RegisterValues> | undefined {
  if (!guest) return undefined;
  return { account: guest.phone, ...(nicknameProblem(guest.name) === null && { nickname: guest.name }) };
}
