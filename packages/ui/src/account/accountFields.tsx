import type { Instant } from '@shuyuan/rules';
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

/** Phone or email; named by an icon and placeholder, as in the login box. */
export function AccountField({ label, field, error }: PartProps<'account'>) {
  return (
    <Field label={label} labelHidden error={error}>
      <AccountInput {...field} placeholder={label} />
    </Field>
  );
}

interface CodeFieldProps extends PartProps<'code'> {
  /** Sends a code; resolves to the seconds until another may be sent, or `false` if none was sent. */
  onSend: () => Promise<number | false>;
  /** When another code may be sent. */
  resendAt?: Instant | undefined;
}

/** The verification code. */
export function CodeField({ label, field, error, onSend, resendAt }: CodeFieldProps) {
  return (
    <Field label={label} labelHidden error={error}>
      <CodeInput {...field} placeholder={label} onResend={onSend} resendAt={resendAt} />
    </Field>
  );
}

interface PasswordFieldProps extends PartProps<string> {
  /** Requirements for a new password; with them the strength meter is shown. */
  help?: string | undefined;
  /** A new password, or the current one. */
  purpose: 'current' | 'new';
  /** Shows a visible label above, for standalone pages. */
  labelShown?: boolean | undefined;
}

/** A password field, for new and current passwords. */
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
