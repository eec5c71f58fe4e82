import { Alert, Button, Link, PasswordInput } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { AccountField } from './AccountFields.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Form } from './account.styles.ts';
import { Consent } from './Consent.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormField } from './FormField.tsx';
import { LecturerLoginStore } from './LecturerLoginStore.ts';
import { useConsentSubmit } from './useConsentSubmit.ts';

/** `/talk/login` (§2): lecturers come in here, to talks and to their desk; a lecturer who is in goes on (product.md 4.18). */
export const LecturerLoginPage = observer(function LecturerLoginPage() {
  const { auth } = useRoot();
  const store = useOwned((root) => new LecturerLoginStore(root));
  const [wasIn] = useState(auth.lecturer !== null);
  return wasIn ? <Navigate to={store.chatPath} replace /> : <LecturerLogin store={store} />;
});

const LecturerLogin = observer(function LecturerLogin({ store }: { store: LecturerLoginStore }) {
  const { t } = useTranslation(['lecturerLogin', 'login']);
  const { tenant } = useRoot();
  const { form } = store;
  const { refusals, submit } = useConsentSubmit(form, store.submit);
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
      <Form noValidate onSubmit={submit} aria-label={t('title')}>
        {store.wasLoggedOut && <Alert tone="warning" title={t('login:endedNotice')} />}
        {!tenant.showIm && <Alert tone="info">{t('chatOff')}</Alert>}
        <FormFailure error={form.failure} />
        <AccountField form={form} />
        <FormField form={form} name="password" label={t('login:password')}>
          <PasswordInput
            size="lg"
            name="password"
            placeholder={t('login:password')}
            value={form.values.password}
            onChange={(value) => form.set('password', value)}
          />
        </FormField>
        <Button type="submit" size="lg" block loading={form.isSubmitting}>
          {t('login:loginTitle')}
        </Button>
        <Consent form={form} agreements={store.agreements} refusals={refusals} />
      </Form>
    </AccountFrame>
  );
});
