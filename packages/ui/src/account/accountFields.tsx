import { AccountInput } from '../controls/AccountInput/AccountInput.tsx';
import { CodeInput } from '../controls/CodeInput/CodeInput.tsx';
import { Field } from '../controls/Field/Field.tsx';
import { PasswordInput } from '../controls/PasswordInput/PasswordInput.tsx';
import type { AccountWords } from './accountWords.labels.ts';

interface PartProps {
  words: AccountWords;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Phone or email; its icon and placeholder name it, as in the login box. */
export function AccountField({ words, value, error, onChange, onLeave }: PartProps & { onLeave: () => void }) {
  return (
    <Field label={words.account} labelHidden error={error}>
      <AccountInput name="account" placeholder={words.account} value={value} onChange={onChange} onBlur={onLeave} />
    </Field>
  );
}

interface CodeFieldProps extends PartProps {
  /** Sends a code, see `CodeInput`. */
  onSend: () => Promise<unknown>;
  /** Epoch milliseconds from which another may be sent. */
  resendAt?: number | undefined;
}

/** The code that was sent. */
export function CodeField({ words, value, error, onChange, onSend, resendAt }: CodeFieldProps) {
  return (
    <Field label={words.code} labelHidden error={error}>
      <CodeInput
        name="code"
        placeholder={words.code}
        value={value}
        onChange={onChange}
        onResend={onSend}
        resendAt={resendAt}
      />
    </Field>
  );
}

interface PasswordFieldProps extends PartProps {
  name: string;
  label: string;
  onLeave: () => void;
  /** A password that is made, with its rule and a meter, made again, or the one that the student has. */
  kind: 'new' | 'repeated' | 'current';
  /** Shows the label above, on a page of its own. */
  labelShown?: boolean | undefined;
}

/** A password of any kind. */
export function PasswordField(props: PasswordFieldProps) {
  const { words, name, label, value, error, onChange, onLeave, kind, labelShown } = props;
  return (
    <Field label={label} labelHidden={!labelShown} error={error} help={kind === 'new' ? words.passwordHelp : undefined}>
      <PasswordInput
        name={name}
        purpose={kind === 'current' ? 'current' : 'new'}
        meter={kind === 'new'}
        icon={!labelShown}
        placeholder={labelShown ? undefined : label}
        value={value}
        onChange={onChange}
        onBlur={onLeave}
      />
    </Field>
  );
}
