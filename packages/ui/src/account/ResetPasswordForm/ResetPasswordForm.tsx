import styled from '@emotion/styled';
import type { Instant } from '@shuyuan/rules';
import { normaliseAccount } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { useEffect, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { FormBody } from '../../controls/Form/FormBody.tsx';
import { FormFailure } from '../../controls/Form/FormFailure.tsx';
import { focusControl } from '../../controls/Form/focusControl.ts';
import type { FormErrors } from '../../controls/Form/formProblems.ts';
import { type SubmitForm, useForm } from '../../controls/Form/useForm.ts';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Steps } from '../../feedback/Steps/Steps.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { accountWrong, codeWrong } from '../accountProblems.ts';
import { passwordWrong } from '../passwordProblems.ts';
import type { SentCode } from '../sentCode.ts';
import { type ResetPasswordFormLabels, resetPasswordFormLabels } from './ResetPasswordForm.labels.ts';
import { AccountStep, CodeStep, PasswordStep, type ResetValues } from './ResetSteps.tsx';

/** Step of the password reset (product.md 5.1). */
export type ResetStep = 'account' | 'code' | 'password' | 'done';

export interface ResetPasswordFormProps extends BaseProps<HTMLDivElement> {
  /** Current step; the caller advances it after the server's response. Input is kept when going back. */
  step: ResetStep;
  /** Initial account. */
  account?: string | undefined;
  /** Initial errors. */
  errors?: FormErrors<ResetValues> | undefined;
  /** When another code may be sent. */
  resendAt?: Instant | undefined;
  /** Sends the first code; the response is the same for unknown accounts (A5). */
  onAccount: SubmitForm<ResetValues>;
  /** Sends another code. */
  onResend: (account: string) => Promise<SentCode>;
  /** Called when the code is complete; it is verified together with the password. */
  onCode: SubmitForm<ResetValues>;
  /** Sets the password (§5); a code that is rejected here shows its error in the code step. */
  onPassword: SubmitForm<ResetValues>;
  /** Goes back to the account step. */
  onBack?: (() => void) | undefined;
  /** URL of the login. */
  loginHref: string;
  labels?: Partial<ResetPasswordFormLabels> | undefined;
}

const ORDER: readonly ResetStep[] = ['account', 'code', 'password', 'done'];
const FIELDS = {
  account: ['account'],
  code: ['code'],
  password: ['password', 'repeated'],
  done: [],
} as const satisfies Record<ResetStep, readonly (keyof ResetValues)[]>;

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[20],
  minWidth: 0,
  '& > .end': { display: 'flex', flexDirection: 'column', gap: token.space[16] },
});

/** Password reset: account, code, new password (§2). One form in three steps, so that going back loses nothing. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { step, account = '', errors, resendAt, onAccount, onResend, onCode, onPassword, onBack, ...others } = props;
  const { loginHref, labels, ...rest } = others;
  const words = useLabels(resetPasswordFormLabels, labels);
  const send = { account: onAccount, code: onCode, password: onPassword, done: () => undefined }[step];
  const form = useForm<ResetValues>({
    initial: { account, code: '', password: '', repeated: '' },
    check: (typed) => ({
      account: step === 'account' ? accountWrong(typed.account, words) : undefined,
      code: step === 'code' ? codeWrong(typed.code, words) : undefined,
      password: step === 'password' ? passwordWrong(typed.password, words) : undefined,
      repeated: step === 'password' && typed.repeated !== typed.password ? words.repeatedProblem : undefined,
    }),
    errors,
    onSubmit: (typed) => send({ ...typed, account: normaliseAccount(typed.account) }),
  });

  const { ref } = form;
  const stepBefore = useRef(step);
  useEffect(() => {
    const [first] = FIELDS[step];
    if (step !== stepBefore.current && first && ref.current) focusControl(ref.current, first);
    stepBefore.current = step;
  }, [step, ref]);

  const items = [
    { key: 'account', title: words.stepAccount },
    { key: 'code', title: words.stepCode },
    { key: 'password', title: words.stepPassword },
  ];
  const isWrong = FIELDS[step].some((name) => form.errorOf(name) !== undefined);
  const names = { account: words.stepAccount, code: words.stepCode, password: words.stepPassword };
  return (
    <Root {...rest} data-step={step}>
      <Steps
        items={items}
        current={ORDER.indexOf(step)}
        status={isWrong ? 'error' : 'now'}
        layout="below"
        size="sm"
        label={words.way}
      />
      {step === 'done' ? (
        <div className="end" role="status">
          <Alert tone="success" title={words.done}>
            {words.doneHint}
          </Alert>
          <Button size="lg" block href={loginHref}>
            {words.login}
          </Button>
        </div>
      ) : (
        <FormBody key={step} form={form} aria-label={names[step]}>
          <FormFailure form={form} title={words.failed} />
          {step === 'account' && <AccountStep words={words} form={form} />}
          {step === 'code' && (
            <CodeStep words={words} form={form} resendAt={resendAt} onResend={onResend} onBack={onBack} />
          )}
          {step === 'password' && <PasswordStep words={words} form={form} />}
        </FormBody>
      )}
    </Root>
  );
}
