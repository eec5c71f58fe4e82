import { AccountInput, CodeInput } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FormField } from './FormField.tsx';

/** What a text field needs of the form that holds it. */
interface TextForm<N extends string> {
  readonly values: Readonly<Record<N, string>>;
  problem(field: N): string | null;
  set(field: N, value: string): void;
  leave(field: N): void;
}

interface AccountFieldProps {
  form: TextForm<'account'>;
  /** The student left the field. */
  onLeave?: () => void;
}

/** Phone or email, the same in login, registration and reset (§5). */
export const AccountField = observer(function AccountField({ form, onLeave }: AccountFieldProps) {
  const { t } = useTranslation('login');
  return (
    <FormField form={form} name="account" label={t('account')}>
      <AccountInput
        size="lg"
        mode="either"
        name="account"
        placeholder={t('account')}
        value={form.values.account}
        onChange={(value) => form.set('account', value)}
        onBlur={onLeave ?? (() => form.leave('account'))}
      />
    </FormField>
  );
});

interface CodeFieldProps {
  form: TextForm<'code'>;
  /** Sends a code; answers the seconds to wait, or false when none was sent. */
  onResend: () => Promise<number | false>;
  /** Clock milliseconds from which another code may be sent, when one was sent before this field. */
  resendAt?: number;
}

/** Verification code and the button that sends it (A5). */
export const CodeField = observer(function CodeField({ form, onResend, resendAt }: CodeFieldProps) {
  const { t } = useTranslation('login');
  return (
    <FormField form={form} name="code" label={t('code')}>
      <CodeInput
        size="lg"
        name="code"
        placeholder={t('code')}
        value={form.values.code}
        onChange={(value) => form.set('code', value)}
        onResend={onResend}
        resendAt={resendAt}
      />
    </FormField>
  );
});
