import styled from '@emotion/styled';
import { Button } from '../../controls/Button/Button.tsx';
import { FormBody } from '../../controls/Form/FormBody.tsx';
import { FormFailure } from '../../controls/Form/FormFailure.tsx';
import { Buttons } from '../../controls/Form/formLayout.styles.ts';
import type { FormErrors } from '../../controls/Form/formProblems.ts';
import { type SubmitForm, useForm } from '../../controls/Form/useForm.ts';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { PasswordField } from '../accountFields.tsx';
import { passwordWrong } from '../passwordProblems.ts';
import { type SetPasswordFormLabels, setPasswordFormLabels } from './SetPasswordForm.labels.ts';

/** Values of the form. */
export interface SetPasswordValues {
  /** The current password; empty if there is none yet. */
  old: string;
  /** 6 to 20 characters of two classes, different from the current one (§5). */
  password: string;
  repeated: string;
}

export interface SetPasswordFormProps extends BaseProps<HTMLFormElement> {
  /** Whether the account already has a password, which must then be entered. */
  passwordSet: boolean;
  /** Initial errors. */
  errors?: FormErrors<SetPasswordValues> | undefined;
  /**
   * Saves the password and returns field errors, if any, e.g. a wrong current password; a rejected promise shows a failure message (§8).
   */
  onSubmit: SubmitForm<SetPasswordValues>;
  labels?: Partial<SetPasswordFormLabels> | undefined;
}

const NOTHING: SetPasswordValues = { old: '', password: '', repeated: '' };

const Root = styled(FormBody)({ maxWidth: '370px' });

/** Changes the password of a logged-in account, or sets its first one (§5). */
export function SetPasswordForm({ passwordSet: hasPassword, errors, onSubmit, labels, ...rest }: SetPasswordFormProps) {
  const words = useLabels(setPasswordFormLabels, labels);
  const form = useForm<SetPasswordValues>({
    initial: NOTHING,
    check: ({ old, password, repeated }) => ({
      old: hasPassword && old === '' ? words.oldRequired : undefined,
      password: passwordWrong(password, words, hasPassword ? old : undefined),
      repeated: repeated === password ? undefined : words.repeatedProblem,
    }),
    errors,
    onSubmit,
  });
  const part = (name: keyof SetPasswordValues) => ({
    labelShown: true,
    field: form.field(name),
    error: form.errorOf(name),
  });
  return (
    <Root aria-label={hasPassword ? words.change : words.first} {...rest} form={form}>
      <FormFailure form={form} title={words.failed} />
      {form.status === 'done' && <Alert tone="success" role="status" title={words.done} />}
      {hasPassword && <PasswordField purpose="current" label={words.old} {...part('old')} />}
      <PasswordField purpose="new" label={words.newPassword} help={words.passwordHelp} {...part('password')} />
      <PasswordField purpose="new" label={words.repeated} {...part('repeated')} />
      <Buttons>
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {words.submit}
        </Button>
      </Buttons>
    </Root>
  );
}
