import { Alert, Button, Link, PasswordInput, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwned } from '../../../page/context.tsx';
import { AccountField, CodeField } from './AccountFields.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Form } from './account.styles.ts';
import { FormFailure } from './FormFailure.tsx';
import { FormField } from './FormField.tsx';
import { focusProblem } from './focusProblem.ts';
import { RESET_STEPS, ResetStore } from './ResetStore.ts';

/** `/rest` (§2): account, code, new password, done. */
export const ResetPage = observer(function ResetPage() {
  const { t } = useTranslation('login');
  const store = useOwned((root) => new ResetStore(root));
  const { step } = store;
  const names = { account: t('stepAccount'), code: t('stepCode'), password: t('stepPassword'), done: t('stepDone') };
  const position = RESET_STEPS.indexOf(step) + 1;
  return (
    <AccountFrame
      title={t('resetTitle')}
      heading={t('resetTitle')}
      footer={<Link href="/login">{t('backToLogin')}</Link>}
    >
      <Form as="div">
        <Text as="p" size={13} tone="tertiary" role="status">
          {`${t('stepOf', { step: position, total: RESET_STEPS.length })} · ${names[step]}`}
        </Text>
        {step === 'account' && <AccountStep store={store} />}
        {step === 'code' && <CodeStep store={store} />}
        {step === 'password' && <PasswordStep store={store} />}
        {step === 'done' && (
          <Form as="div">
            <Alert tone="success" title={t('resetDone')}>
              {t('resetDoneHint')}
            </Alert>
            <Button size="lg" block href="/login">
              {t('loginNow')}
            </Button>
          </Form>
        )}
      </Form>
    </AccountFrame>
  );
});

/** Runs a step's submit and leads to what is wrong. */
const submitWith = (submit: () => Promise<void>) => async (event: SyntheticEvent<HTMLFormElement>) => {
  event.preventDefault();
  const element = event.currentTarget;
  await submit();
  if (element.isConnected) focusProblem(element);
};

const AccountStep = observer(function AccountStep({ store }: { store: ResetStore }) {
  const { t } = useTranslation('login');
  const { account: form } = store;
  return (
    <Form noValidate onSubmit={submitWith(store.submitAccount)} aria-label={t('stepAccount')}>
      <FormFailure error={form.failure} />
      <AccountField form={form} />
      <Button type="submit" size="lg" block loading={form.isSubmitting}>
        {t('sendCode')}
      </Button>
    </Form>
  );
});

const CodeStep = observer(function CodeStep({ store }: { store: ResetStore }) {
  const { t } = useTranslation('login');
  const { verification: form } = store;
  return (
    <Form noValidate onSubmit={submitWith(store.submitCode)} aria-label={t('stepCode')}>
      <Text as="p" size={13} tone="secondary">
        {t('codeSentTo', { account: store.account.values.account })}
      </Text>
      <CodeField form={form} onResend={store.resend} resendAt={store.resendAt} />
      <Button type="submit" size="lg" block loading={form.isSubmitting}>
        {t('next')}
      </Button>
      <Button variant="ghost" size="lg" block onClick={() => store.show('account')}>
        {t('previous')}
      </Button>
    </Form>
  );
});

const PasswordStep = observer(function PasswordStep({ store }: { store: ResetStore }) {
  const { t } = useTranslation('login');
  const { password: form } = store;
  return (
    <Form noValidate onSubmit={submitWith(store.submitPassword)} aria-label={t('stepPassword')}>
      <FormFailure error={form.failure} />
      <FormField form={form} name="newPassword" label={t('newPassword')} help={t('passwordHelp')}>
        <PasswordInput
          size="lg"
          name="newPassword"
          purpose="new"
          meter
          placeholder={t('newPassword')}
          value={form.values.newPassword}
          onChange={(value) => form.set('newPassword', value)}
          onBlur={() => form.leave('newPassword')}
        />
      </FormField>
      <FormField form={form} name="repeated" label={t('repeatPassword')}>
        <PasswordInput
          size="lg"
          name="repeated"
          purpose="new"
          placeholder={t('repeatPassword')}
          value={form.values.repeated}
          onChange={(value) => form.set('repeated', value)}
          onBlur={() => form.leave('repeated')}
        />
      </FormField>
      <Button type="submit" size="lg" block loading={form.isSubmitting}>
        {t('submitReset')}
      </Button>
    </Form>
  );
});
