import { Alert, Button, Checkbox, Link, PasswordInput } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { AccountField, CodeField } from './AccountFields.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Form } from './account.styles.ts';
import { Consent } from './Consent.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormField } from './FormField.tsx';
import { type LoginMode, LoginStore } from './LoginStore.ts';
import { useConsentSubmit } from './useConsentSubmit.ts';

/** Login by password or by code: one box, two addresses, the same account in both (§5; product.md 2.2). */
export const LoginForm = observer(function LoginForm({ mode }: { mode: LoginMode }) {
  const { t } = useTranslation('login');
  const { tenant, auth } = useRoot();
  const store = useOwned((root) => new LoginStore(root, mode));
  const { form } = store;
  const { refusals, submit } = useConsentSubmit(form, store.submit);
  const search = auth.refererSearch;
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
        <AccountField form={form} onLeave={store.leaveAccount} />
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
          <CodeField form={form} onResend={store.sendCode} />
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
