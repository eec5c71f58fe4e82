import styled from '@emotion/styled';
import { normaliseAccount } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { formLayout } from '../../foundations/formLayout.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { type FormErrors, useFormValues } from '../../foundations/useFormValues.ts';
import { AccountField, CodeField, PasswordField } from '../accountFields.tsx';
import { accountWrong, codeWrong, passwordWrong } from '../accountProblems.ts';
import type { ResetPasswordFormLabels } from './ResetPasswordForm.labels.ts';

/** What is asked for on the way. */
export interface ResetValues {
  account: string;
  code: string;
  password: string;
  repeated: string;
}

interface StageProps {
  words: ResetPasswordFormLabels;
  failedText: ReactNode;
  errors: FormErrors<ResetValues> | undefined;
  onSend: (value: string) => unknown;
}

const NOTHING: ResetValues = { account: '', code: '', password: '', repeated: '' };

const Root = styled.form(formLayout);

/** Whose password it is. */
export function AccountStep({ words, failedText, errors, onSend, account }: StageProps & { account: string }) {
  const { values, status, form, errorOf, set, leave, submit } = useFormValues<ResetValues>({
    initial: { ...NOTHING, account },
    check: (typed) => ({ account: accountWrong(typed.account, words) }),
    refused: errors,
    onSubmit: (typed) => onSend(normaliseAccount(typed.account)),
  });
  return (
    <Root ref={form} noValidate onSubmit={submit} aria-label={words.stepAccount}>
      {status === 'failed' && <Alert tone="danger" role="alert" title={failedText} />}
      <AccountField
        words={words}
        value={values.account}
        error={errorOf('account')}
        onChange={(next) => set('account', next)}
        onLeave={() => leave('account')}
      />
      <Button type="submit" size="lg" block loading={status === 'pending'}>
        {words.sendCode}
      </Button>
    </Root>
  );
}

interface CodeStepProps extends StageProps {
  account: string;
  resendAt: number | undefined;
  onResend: () => Promise<unknown>;
  onBack: (() => void) | undefined;
}

/** Proves it. */
export function CodeStep(props: CodeStepProps) {
  const { words, failedText, errors, onSend, account, resendAt, onResend, onBack } = props;
  const { values, status, form, errorOf, set, submit } = useFormValues<ResetValues>({
    initial: NOTHING,
    check: (typed) => ({ code: codeWrong(typed.code, words) }),
    refused: errors,
    onSubmit: (typed) => onSend(typed.code),
  });
  return (
    <Root ref={form} noValidate onSubmit={submit} aria-label={words.stepCode}>
      {status === 'failed' && <Alert tone="danger" role="alert" title={failedText} />}
      <Text as="p" size={13} tone="secondary">
        {words.sentTo(account)}
      </Text>
      <CodeField
        words={words}
        value={values.code}
        error={errorOf('code')}
        onChange={(next) => set('code', next)}
        onSend={onResend}
        resendAt={resendAt}
      />
      <Button type="submit" size="lg" block loading={status === 'pending'}>
        {words.next}
      </Button>
      {onBack && (
        <Button variant="ghost" tone="neutral" block onClick={onBack}>
          {words.back}
        </Button>
      )}
    </Root>
  );
}

/** The new one, twice. */
export function PasswordStep({ words, failedText, errors, onSend }: StageProps) {
  const { values, status, form, errorOf, set, leave, submit } = useFormValues<ResetValues>({
    initial: NOTHING,
    check: ({ password, repeated }) => ({
      password: passwordWrong(password, words),
      repeated: repeated === password ? undefined : words.repeatedProblem,
    }),
    refused: errors,
    onSubmit: (typed) => onSend(typed.password),
  });
  return (
    <Root ref={form} noValidate onSubmit={submit} aria-label={words.stepPassword}>
      {status === 'failed' && <Alert tone="danger" role="alert" title={failedText} />}
      <PasswordField
        kind="new"
        words={words}
        name="password"
        label={words.newPassword}
        value={values.password}
        error={errorOf('password')}
        onChange={(next) => set('password', next)}
        onLeave={() => leave('password')}
      />
      <PasswordField
        kind="repeated"
        words={words}
        name="repeated"
        label={words.repeated}
        value={values.repeated}
        error={errorOf('repeated')}
        onChange={(next) => set('repeated', next)}
        onLeave={() => leave('repeated')}
      />
      <Button type="submit" size="lg" block loading={status === 'pending'}>
        {words.submit}
      </Button>
    </Root>
  );
}
