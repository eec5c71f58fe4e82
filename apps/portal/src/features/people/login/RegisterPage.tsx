import { Button, Input, Link, PasswordInput, Select } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { AccountField, CodeField } from './AccountFields.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Form } from './account.styles.ts';
import { Consent } from './Consent.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormField } from './FormField.tsx';
import { RegisterStore } from './RegisterStore.ts';
import { useConsentSubmit } from './useConsentSubmit.ts';

/** `/register` (§2): an account with a code from its phone or mail, and consent (§5). */
export const RegisterPage = observer(function RegisterPage() {
  const { t } = useTranslation('login');
  const { auth, locale } = useRoot();
  const store = useOwned((root) => new RegisterStore(root));
  const { form } = store;
  const { refusals, submit } = useConsentSubmit(form, store.submit);
  const grades = (store.grades.value ?? []).map(({ id, name, nameEn }) => ({
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
      <Form noValidate onSubmit={submit} aria-label={t('registerTitle')}>
        <FormFailure error={form.failure} />
        <AccountField form={form} />
        <CodeField form={form} onResend={store.sendCode} />
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
