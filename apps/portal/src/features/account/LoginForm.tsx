import { AccountInput, Alert, Button, Checkbox, CodeInput, Link, PasswordInput } from '@shuyuan/ui';
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
import { type LoginMode, LoginStore } from './LoginStore.ts';

/** Login by password or by code: one box, two addresses, the same account in both (§5; product.md 2.2). */
export const LoginForm = observer(function LoginForm({ mode }: { mode: LoginMode }) {
  const { t } = useTranslation('account');
  const { tenant, auth } = useRoot();
  const store = useOwned((root) => new LoginStore(root, mode));
  const [refusals, setRefusals] = useState(0);
  const { form } = store;
  const search = auth.refererSearch;
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    await store.submit();
    if (form.problem('hasAgreed')) setRefusals((count) => count + 1);
    focusProblem(element);
  };
  return (
    <AccountFrame
      title={t('loginTitle')}
      activeKey={mode}
      tabs={[
        { key: 'password', label: t('byPassword'), href: `/login${search}` },
        { key: 'code', label: t('byCode'), href: `/codelogin${search}` },
      ]}
      footer={
        <>
          {t('firstTime', { school: tenant.company.value?.shortName ?? '' })}
          <Link href={`/register${search}`}>{t('registerNow')}</Link>
        </>
      }
    >
      <Form noValidate onSubmit={submit} aria-label={t('loginTitle')}>
        {store.wasLoggedOut && <Alert tone="warning" title={t('endedNotice')} />}
        <FormFailure error={form.failure} />
        <FormField form={form} name="account" label={t('account')}>
          <AccountInput
            size="lg"
            mode="either"
            name="account"
            placeholder={t('account')}
            value={form.values.account}
            onChange={(value) => form.set('account', value)}
            onBlur={() => store.leaveAccount()}
          />
        </FormField>
        {mode === 'password' ? (
          <FormField form={form} name="password" label={t('password')}>
            <PasswordInput
              size="lg"
              name="password"
              placeholder={t('password')}
              value={form.values.password}
              onChange={(value) => form.set('password', value)}
            />
          </FormField>
        ) : (
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
        )}
        <div className="row">
          <Checkbox checked={form.values.isKept} onChange={(isKept) => form.set('isKept', isKept)}>
            {t('keep')}
          </Checkbox>
          {mode === 'password' && <Link href="/rest">{t('forgot')}</Link>}
        </div>
        <Button type="submit" size="lg" block loading={form.isSubmitting}>
          {t('loginTitle')}
        </Button>
        <Consent form={form} agreements={store.agreements} refusals={refusals} />
      </Form>
    </AccountFrame>
  );
});
