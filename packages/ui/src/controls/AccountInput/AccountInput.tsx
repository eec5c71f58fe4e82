import { isAccount, isEmail, isPhone, normaliseAccount } from '@shuyuan/rules';
import { Mail, Smartphone } from 'lucide-react';
import { Input, type InputProps } from '../Input/Input.tsx';

/** What an account may be (§5). */
export type AccountMode = 'phone' | 'email' | 'either';

export interface AccountInputProps
  extends Omit<InputProps, 'type' | 'inputMode' | 'prefix' | 'autoComplete' | 'spellCheck'> {
  /** Phone, mail address, or either of them. */
  mode?: AccountMode | undefined;
  /** Country code shown before a phone, e.g. `+86`. */
  dialCode?: string | undefined;
  /** Shows the icon before it. */
  icon?: boolean | undefined;
  /** Whether what stands there has the right form, after each change (§5). */
  onValid?: ((isValid: boolean) => void) | undefined;
}

const VALID = { phone: isPhone, email: isEmail, either: isAccount };
const KEYBOARD = { phone: 'tel', email: 'email', either: 'text' } as const;

/** The name a student logs in with. */
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
      onChange={(next) => {
        onChange?.(next);
        onValid?.(VALID[mode](normaliseAccount(next)));
      }}
    />
  );
}
