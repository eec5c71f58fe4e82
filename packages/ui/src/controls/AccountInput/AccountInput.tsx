import { isAccount, isEmail, isPhone, normaliseAccount } from '@shuyuan/rules';
import { Mail, Smartphone } from 'lucide-react';
import { Input, type InputProps } from '../Input/Input.tsx';

/** Accepted kinds of account (§5). */
export type AccountMode = 'phone' | 'email' | 'either';

export interface AccountInputProps
  extends Omit<InputProps, 'type' | 'inputMode' | 'prefix' | 'autoComplete' | 'spellCheck'> {
  /** Phone, email address, or either of them. */
  mode?: AccountMode | undefined;
  /** Country code shown before a phone, e.g. `+86`. */
  dialCode?: string | undefined;
  /** Shows the icon before the input. */
  icon?: boolean | undefined;
  /** Called after each change with whether the value has a valid format (§5). */
  onValid?: ((isValid: boolean) => void) | undefined;
}

const VALID = { phone: isPhone, email: isEmail, either: isAccount };
const KEYBOARD = { phone: 'tel', email: 'email', either: 'text' } as const;

/** The account name for login: phone or email. */
export function AccountInput({
  mode = 'either',
  dialCode,
  icon = true,
  onValid,
  onChange,
  ...rest
}: AccountInputProps) {
  const Icon = mode === 'email' ? Mail : Smartphone;
  const hasCode = mode === 'phone' && dialCode !== undefined;
  return (
    <Input
      autoCapitalize="off"
      {...rest}
      type="text"
      inputMode={KEYBOARD[mode]}
      autoComplete="username"
      spellCheck={false}
      prefix={
        (icon || hasCode) && (
          <>
            {icon && <Icon />}
            {hasCode && dialCode}
          </>
        )
      }
      onChange={(next, details) => {
        onChange?.(next, details);
        onValid?.(VALID[mode](normaliseAccount(next)));
      }}
    />
  );
}
