import { Alert, Link, LoginForm } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { useSubmit } from '../../../page/useSubmit.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { LecturerLoginStore } from './LecturerLoginStore.ts';
import { LOGIN_FIELDS } from './LoginStore.ts';
import { useAgreements } from './useAgreements.tsx';

/** `/talk/login` (§2): lecturers log in here, to talks and to their desk; one who is logged in goes on (product.md 4.18). */
export const LecturerLoginPage = observer(function LecturerLoginPage() {
  const { auth } = useRoot();
  const store = useOwned((root) => new LecturerLoginStore(root));
  const [wasLoggedIn] = useState(auth.lecturer !== null);
  return wasLoggedIn ? <Navigate to={store.chatPath} replace /> : <LecturerLogin store={store} />;
});

const LecturerLogin = observer(function LecturerLogin({ store }: { store: LecturerLoginStore }) {
  const { t } = useTranslation(['lecturerLogin', 'login']);
  const { tenant } = useRoot();
  const handleSubmit = useSubmit(store.submit, LOGIN_FIELDS);
  const { dialog, ...consent } = useAgreements(store.agreements);
  return (
    <AccountFrame
      title={t('title')}
      heading={t('title')}
      footer={
        <>
          {t('isStudent')}
          <Link href="/login">{t('studentLogin')}</Link>
        </>
      }
    >
      <LoginForm
        {...consent}
        aria-label={t('title')}
        mode="password"
        offersKeep={false}
        notice={
          <>
            {store.wasLoggedOut && <Alert tone="warning" title={t('login:endedNotice')} />}
            {!tenant.showIm && <Alert tone="info">{t('chatOff')}</Alert>}
          </>
        }
        onSubmit={handleSubmit}
      />
      {dialog}
    </AccountFrame>
  );
});
