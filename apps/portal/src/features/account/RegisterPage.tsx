import { AccountInput, Button, CodeInput, Input, Link, PasswordInput, Select } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwned, useRoot } from '../../stores/context.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Form } from './account.styles.ts';
import { Consent } from './Consent.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormField } from './FormField.tsx';
import { focusProblem } from './focusProblem.ts';
import { RegisterStore } from './RegisterStore.ts';

/** `/register` (§2): an account with a code from its phone or mail, and consent (§5). */
export const RegisterPage = observer(function RegisterPage() {
  const { t } = useTranslation('account');
  const { auth, locale } = useRoot();
  const store = useOwned((root) => new RegisterStore(root));
  const [refusals, setRefusals] = useState(0);
  const { form } = store;
  const grades = (store.grades.value ?? []).map(({ id, name, nameEn }) => ({
    value: String(id),
    label: (locale.locale === 'en' && nameEn) || name,
  }));
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    await store.submit();
    if (form.problem('hasAgreed')) setRefusals((count) => count + 1);
    focusProblem(element);
  };
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
      <Form noValidate onSubmit={submit} aria-label={t('registerTitle')}>
        <FormFailure error={form.failure} />
        <FormField form={form} name="account" label={t('account')}>
          <AccountInput
            size="lg"
            mode="either"
            name="account"
            placeholder={t('account')}
            value={form.values.account}
            onChange={(value) => form.set('account', value)}
            onBlur={() => form.leave('account')}
          />
        </FormField>
        <FormField form={form} name="code" label={t('code')}>
          <CodeInput
            size="lg"
            name="code"
            placeholder={t('code')}
            value={form.values.code}
            onChange={(value) => form.set('code', value)}
            onResend={store.sendCode}
          />
        </FormField>
        <FormField form={form} name="password" label={t('password')} help={t('passwordHelp')}>
          <PasswordInput
            size="lg"
            name="password"
            purpose="new"
            meter
            placeholder={t('password')}
            value={form.values.password}
            onChange={(value) => form.set('password', value)}
            onBlur={() => form.leave('password')}
          />
        </FormField>
        <FormField form={form} name="nickname" label={t('nickname')} help={t('nicknameHelp')}>
          <Input
            size="lg"
            name="nickname"
            autoComplete="nickname"
            placeholder={t('nickname')}
            value={form.values.nickname}
            onChange={(value) => form.set('nickname', value)}
            onBlur={() => form.leave('nickname')}
          />
        </FormField>
        <FormField form={form} name="gradeId" label={t('grade')}>
          <Select
            size="lg"
            name="grade"
            placeholder={`${t('grade')} · ${t('gradeNone')}`}
            options={grades}
            loading={store.grades.isPending}
            value={form.values.gradeId === null ? null : String(form.values.gradeId)}
            onChange={(value) => form.set('gradeId', value === null ? null : Number(value))}
          />
        </FormField>
        <Button type="submit" size="lg" block loading={form.isSubmitting}>
          {t('submitRegister')}
        </Button>
        <Consent form={form} agreements={store.agreements} refusals={refusals} />
      </Form>
    </AccountFrame>
  );
});
