import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { formLayout } from '../../foundations/formLayout.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type FormErrors, useFormValues } from '../../foundations/useFormValues.ts';
import { PasswordField } from '../accountFields.tsx';
import { passwordWrong } from '../accountProblems.ts';
import { type SetPasswordFormLabels, setPasswordFormLabels } from './SetPasswordForm.labels.ts';

/** What is asked for. */
export interface SetPasswordValues {
  /** The present password; empty where there is none yet. */
  old: string;
  /** 6 to 20 characters of two kinds, not the present one (§5). */
  password: string;
  repeated: string;
}

export interface SetPasswordFormProps extends Omit<BaseProps<HTMLFormElement>, 'ref'> {
  /** Whether the account has a password already, which is then asked for. */
  hasPassword: boolean;
  /** What the server has against the values, e.g. that the present password is another one. */
  errors?: FormErrors<SetPasswordValues> | undefined;
  /** Saves it; a rejection keeps what was typed and says that it failed (§8). */
  onSubmit: (values: SetPasswordValues) => unknown;
  /** Words for a failure; a general sentence by default. */
  failedText?: ReactNode;
  labels?: Partial<SetPasswordFormLabels> | undefined;
}

const NOTHING: SetPasswordValues = { old: '', password: '', repeated: '' };

const Root = styled.form(formLayout, { maxWidth: '370px' });

/** Changes the password of whoever is logged in, or gives the account its first (§5). */
export function SetPasswordForm({ hasPassword, errors, onSubmit, failedText, labels, ...rest }: SetPasswordFormProps) {
  const words = useLabels(setPasswordFormLabels, labels);
  const { values, status, form, errorOf, set, leave, submit } = useFormValues<SetPasswordValues>({
    initial: NOTHING,
    check: ({ old, password, repeated }) => ({
      old: hasPassword && old === '' ? words.oldRequired : undefined,
      password: passwordWrong(password, words, hasPassword ? old : undefined),
      repeated: repeated === password ? undefined : words.repeatedProblem,
    }),
    refused: errors,
    onSubmit,
  });
  const field = (name: keyof SetPasswordValues) => ({
    words,
    name,
    labelShown: true,
    value: values[name],
    error: errorOf(name),
    onChange: (next: string) => set(name, next),
    onLeave: () => leave(name),
  });
  return (
    <Root
      aria-label={hasPassword ? words.change : words.first}
      {...rest}
      ref={form}
      noValidate
      onSubmit={submit}
      data-status={status}
    >
      {status === 'failed' && <Alert tone="danger" role="alert" title={failedText ?? words.failed} />}
      {status === 'done' && <Alert tone="success" role="status" title={words.done} />}
      {hasPassword && <PasswordField kind="current" label={words.old} {...field('old')} />}
      <PasswordField kind="new" label={words.newPassword} {...field('password')} />
      <PasswordField kind="repeated" label={words.repeated} {...field('repeated')} />
      <div className="buttons">
        <Button type="submit" size="lg" loading={status === 'pending'}>
          {words.submit}
        </Button>
      </div>
    </Root>
  );
}
