import type { Instant } from '@shuyuan/rules';
import { normaliseAccount } from '@shuyuan/rules';
import { Button } from '../../controls/Button/Button.tsx';
import type { FormState } from '../../controls/Form/useForm.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { AccountField, CodeField, PasswordField } from '../accountFields.tsx';
import { type SentCode, waitOf } from '../sentCode.ts';
import type { ResetPasswordFormLabels } from './ResetPasswordForm.labels.ts';

/** Values of the reset. */
export interface ResetValues {
  account: string;
  code: string;
  password: string;
  repeated: string;
}

interface StepProps {
  words: ResetPasswordFormLabels;
  form: FormState<ResetValues>;
}

/** The account step. */
export function AccountStep({ words, form }: StepProps) {
  return (
    <>
      <AccountField label={words.account} field={form.field('account')} error={form.errorOf('account')} />
      <Button type="submit" size="lg" block loading={form.isSubmitting}>
        {words.sendCode}
      </Button>
    </>
  );
}

interface CodeStepProps extends StepProps {
  resendAt: Instant | undefined;
  onResend: (account: string) => Promise<SentCode>;
  onBack: (() => void) | undefined;
}

/** The code step. */
export function CodeStep({ words, form, resendAt, onResend, onBack }: CodeStepProps) {
  const { account } = form.values;
  return (
    <>
      <Text as="p" size={13} tone="secondary">
        {words.sentTo(account)}
      </Text>
      <CodeField
        label={words.code}
        field={form.field('code')}
        error={form.errorOf('code')}
        onSend={() => waitOf(onResend(normaliseAccount(account)), form)}
        resendAt={resendAt}
      />
      <Button type="submit" size="lg" block loading={form.isSubmitting}>
        {words.next}
      </Button>
      {onBack && (
        <Button variant="ghost" tone="neutral" block onClick={onBack}>
          {words.back}
        </Button>
      )}
    </>
  );
}

/** The new password, entered twice. */
export function PasswordStep({ words, form }: StepProps) {
  return (
    <>
      <PasswordField
        purpose="new"
        label={words.newPassword}
        help={words.passwordHelp}
        field={form.field('password')}
        error={form.errorOf('password')}
      />
      <PasswordField
        purpose="new"
        label={words.repeated}
        field={form.field('repeated')}
        error={form.errorOf('repeated')}
      />
      <Button type="submit" size="lg" block loading={form.isSubmitting}>
        {words.submit}
      </Button>
    </>
  );
}
