import { AccountInput } from '../controls/AccountInput/AccountInput.tsx';
import { CodeInput } from '../controls/CodeInput/CodeInput.tsx';
import { Field } from '../controls/Field/Field.tsx';
import type { FormField } from '../controls/Form/useForm.ts';
import { PasswordInput } from '../controls/PasswordInput/PasswordInput.tsx';

interface PartProps<K extends string> {
  label: string;
  field: FormField<K, string>;
  error: string | undefined;
}

/** Phone or email; its icon and placeholder name it, as in the login box. */
export function AccountField({ label, field, error }: PartProps<'account'>) {
  return (
    <Field label={label} labelHidden error={error}>
      <AccountInput {...field} placeholder={label} />
    </Field>
  );
}

interface CodeFieldProps extends PartProps<'code'> {
  /** Sends a code; answers the seconds until another may be sent, or `false` when none was. */
  onSend: () => Promise<number | false>;
  /** Epoch milliseconds from which another may be sent. */
  resendAt?: number | undefined;
}

/** The code that was sent. */
export function CodeField({ label, field, error, onSend, resendAt }: CodeFieldProps) {
  return (
    <Field label={label} labelHidden error={error}>
      <CodeInput {...field} placeholder={label} onResend={onSend} resendAt={resendAt} />
    </Field>
  );
}

interface PasswordFieldProps extends PartProps<string> {
  /** What a new password has to be; with it comes the meter. */
  help?: string | undefined;
  /** A password that is made, or the one that the student has. */
  purpose: 'current' | 'new';
  /** Shows the label above, on a page of its own. */
  labelShown?: boolean | undefined;
}

/** A password of any kind. */
export function PasswordField({ label, field, error, help, purpose, labelShown }: PasswordFieldProps) {
  return (
    <Field label={label} labelHidden={!labelShown} error={error} help={help}>
      <PasswordInput
        {...field}
        purpose={purpose}
        meter={help !== undefined}
        icon={!labelShown}
        placeholder={labelShown ? undefined : label}
      />
    </Field>
  );
}
