import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Steps } from '../../feedback/Steps/Steps.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { FormErrors } from '../../foundations/useFormValues.ts';
import { type ResetPasswordFormLabels, resetPasswordFormLabels } from './ResetPasswordForm.labels.ts';
import { AccountStep, CodeStep, PasswordStep, type ResetValues } from './ResetSteps.tsx';

/** Where the student is on the way to a new password (product.md 5.1). */
export type ResetStep = 'account' | 'code' | 'password' | 'done';

export interface ResetPasswordFormProps extends BaseProps<HTMLDivElement> {
  /** The stage; the caller moves it on once the server has answered. */
  step: ResetStep;
  /** The account, once it was given. */
  account?: string | undefined;
  /** What the server has against the present stage. */
  errors?: FormErrors<ResetValues> | undefined;
  /** Epoch milliseconds from which another code may be sent. */
  resendAt?: number | undefined;
  /** Sends the first code; the answer is the same for accounts that nobody has (A5). */
  onAccount: (account: string) => unknown;
  /** Sends another code; see `CodeInput` for what it answers. */
  onResend: () => Promise<unknown>;
  /** Proves the account. */
  onCode: (code: string) => unknown;
  /** Sets the password (§5). */
  onPassword: (password: string) => unknown;
  /** Back to another account. */
  onBack?: (() => void) | undefined;
  /** Where to log in afterwards. */
  loginHref: string;
  /** Words for a failure; a general sentence by default. */
  failedText?: ReactNode;
  labels?: Partial<ResetPasswordFormLabels> | undefined;
}

const ORDER: readonly ResetStep[] = ['account', 'code', 'password', 'done'];

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[20],
  minWidth: 0,
  '& > .end': { display: 'flex', flexDirection: 'column', gap: token.space[16] },
});

/** A forgotten password: account, code, new password (§2). */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { step, account = '', errors, resendAt, onAccount, onResend, onCode, onPassword, onBack, ...others } = props;
  const { loginHref, failedText, labels, ...rest } = others;
  const words = useLabels(resetPasswordFormLabels, labels);
  const stage = { words, failedText: failedText ?? words.failed, errors };
  const items = [
    { key: 'account', title: words.stepAccount },
    { key: 'code', title: words.stepCode },
    { key: 'password', title: words.stepPassword },
  ];
  return (
    <Root {...rest} data-step={step}>
      <Steps
        items={items}
        current={ORDER.indexOf(step)}
        status={errors && Object.values(errors).some(Boolean) ? 'error' : 'now'}
        layout="below"
        size="sm"
        label={words.way}
      />
      {step === 'account' && <AccountStep {...stage} account={account} onSend={onAccount} />}
      {step === 'code' && (
        <CodeStep
          {...stage}
          account={account}
          resendAt={resendAt}
          onResend={onResend}
          onSend={onCode}
          onBack={onBack}
        />
      )}
      {step === 'password' && <PasswordStep {...stage} onSend={onPassword} />}
      {step === 'done' && (
        <div className="end" role="status">
          <Alert tone="success" title={words.done}>
            {words.doneHint}
          </Alert>
          <Button size="lg" block href={loginHref}>
            {words.login}
          </Button>
        </div>
      )}
    </Root>
  );
}
