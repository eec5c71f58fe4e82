import styled from '@emotion/styled';
import { normaliseAccount } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { FormBody } from '../../controls/Form/FormBody.tsx';
import { FormFailure } from '../../controls/Form/FormFailure.tsx';
import type { FormErrors } from '../../controls/Form/formProblems.ts';
import { type SubmitForm, useForm } from '../../controls/Form/useForm.ts';
import { Link } from '../../controls/Link/Link.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { ConsentAgreement } from '../AgreementConsent/AgreementConsent.tsx';
import { AccountField, CodeField, PasswordField } from '../accountFields.tsx';
import { accountWrong, codeWrong } from '../accountProblems.ts';
import { FormConsent, useConsentWords } from '../FormConsent.tsx';
import { type SentCode, waitOf } from '../sentCode.ts';
import { type LoginFormLabels, loginFormLabels } from './LoginForm.labels.ts';

/** Credentials of a login. */
export interface LoginValues {
  /** Phone or email, normalised on submit (§5). */
  account: string;
  /** Empty for a login with a verification code. */
  password: string;
  /** Six digits (A5); empty for a login with a password. */
  code: string;
  /** Whether the login outlives the browser session. */
  remember: boolean;
  agreed: boolean;
}

export interface LoginFormProps extends BaseProps<HTMLFormElement> {
  /** With a password or a verification code. */
  mode: 'password' | 'code';
  /** Agreements that must be accepted; absent while they load. */
  agreements: readonly ConsentAgreement[];
  /** Opens an agreement in place. */
  onRead?: ((id: string) => void) | undefined;
  /** Initial account, e.g. the one typed on the other tab. */
  account?: string | undefined;
  /** Called with the account when its field loses focus. */
  onLeaveAccount?: ((account: string) => void) | undefined;
  /** Initial errors. */
  errors?: FormErrors<LoginValues> | undefined;
  /** Above the fields, e.g. a notice that the previous login has expired. */
  notice?: ReactNode;
  /** URL of the password reset. */
  forgotHref?: string | undefined;
  /** Offers "stay logged in"; true by default. */
  offersKeep?: boolean | undefined;
  /** Sends a verification code to the account; for a login with a code. */
  onSendCode?: ((account: string) => Promise<SentCode>) | undefined;
  /** Logs in and returns field errors, if any; a rejected promise shows a failure message (§8). */
  onSubmit: SubmitForm<LoginValues>;
  labels?: Partial<LoginFormLabels> | undefined;
}

/** Between the fields and the button. */
const Row = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginTop: `calc(-1 * ${token.space[4]})`,
  ...type[13],
  '& > label': { ...type[13] },
});

/** Login with a password or a verification code, inside the `LoginBox` (§2, §5). */
export function LoginForm(props: LoginFormProps) {
  const { mode, agreements, onRead, account = '', onLeaveAccount, errors, notice, forgotHref, ...others } = props;
  const { offersKeep = true, onSendCode, onSubmit, labels, ...rest } = others;
  const words = useLabels(loginFormLabels, labels);
  const { required: consentRequired } = useConsentWords();
  const form = useForm<LoginValues>({
    initial: { account, password: '', code: '', remember: true, agreed: false },
    check: (typed) => ({
      account: accountWrong(typed.account, words),
      password: mode === 'password' && typed.password === '' ? words.passwordRequired : undefined,
      code: mode === 'code' ? codeWrong(typed.code, words) : undefined,
      agreed: typed.agreed ? undefined : consentRequired,
    }),
    errors,
    onSubmit: (typed) => onSubmit({ ...typed, account: normaliseAccount(typed.account) }),
  });
  const { values, field, errorOf } = form;
  const accountField = field('account');
  const handleSend = async () => {
    form.judge('account');
    if (!onSendCode || accountWrong(values.account, words) !== undefined) return false;
    return waitOf(onSendCode(normaliseAccount(values.account)), form);
  };
  return (
    <FormBody aria-label={words.title} {...rest} form={form}>
      {notice}
      <FormFailure form={form} title={words.failed} />
      <AccountField
        label={words.account}
        field={{
          ...accountField,
          onBlur: () => {
            accountField.onBlur();
            onLeaveAccount?.(values.account);
          },
        }}
        error={errorOf('account')}
      />
      {mode === 'password' ? (
        <PasswordField purpose="current" label={words.password} field={field('password')} error={errorOf('password')} />
      ) : (
        <CodeField label={words.code} field={field('code')} error={errorOf('code')} onSend={handleSend} />
      )}
      {(offersKeep || forgotHref !== undefined) && (
        <Row>
          {offersKeep && (
            <Checkbox name="remember" checked={values.remember} onChange={(next) => form.set('remember', next)}>
              {words.keep}
            </Checkbox>
          )}
          {forgotHref !== undefined && <Link href={forgotHref}>{words.forgot}</Link>}
        </Row>
      )}
      <Button type="submit" size="lg" block loading={form.isSubmitting}>
        {words.submit}
      </Button>
      <FormConsent form={form} agreements={agreements} onRead={onRead} />
    </FormBody>
  );
}
