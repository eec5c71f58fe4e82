import { codePointLength, PASSWORD_MAX, passwordProblem, passwordStrength } from '@shuyuan/rules';
import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { Input, type InputProps } from '../Input/Input.tsx';
import { labels } from './PasswordInput.labels.ts';
import { Root } from './PasswordInput.styles.ts';

export interface PasswordInputProps
  extends Omit<
    InputProps,
    'type' | 'prefix' | 'suffix' | 'clearable' | 'noEmoji' | 'autoComplete' | 'onKeyDown' | 'onKeyUp'
  > {
  /** Current or new password; password managers use it to decide what to offer. */
  purpose?: 'current' | 'new' | undefined;
  /** Shows the strength: a hint, never a requirement (§5). */
  meter?: boolean | undefined;
  /** Shows the lock icon before the input. */
  icon?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** A password input that allows pasting and can be revealed (WCAG 3.3.8). */
export function PasswordInput(props: PasswordInputProps) {
  const {
    purpose = 'current',
    meter,
    icon = true,
    labels: own,
    value,
    defaultValue = '',
    onChange,
    className,
    style,
    ref,
    ...rest
  } = props;
  const words = useLabels(labels, own);
  const control = useRef<HTMLInputElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [text, change] = useChange(value, defaultValue, onChange, control);
  const [isShown, setShown] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const strength = passwordStrength(text);
  const watchCaps = (event: KeyboardEvent<HTMLInputElement>) => setCaps(event.getModifierState('CapsLock'));

  return (
    <Root className={className} style={style}>
      <Input
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        ref={setRef}
        type={isShown ? 'text' : 'password'}
        autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
        value={text}
        onChange={change}
        {...chainHandlers(rest, { onKeyDown: watchCaps, onKeyUp: watchCaps })}
        prefix={icon && <LockKeyhole />}
        suffix={
          <>
            <span className="caps" role="status">
              {hasCaps ? words.caps : ''}
            </span>
            <button
              type="button"
              className="tool"
              aria-label={isShown ? words.hide : words.show}
              disabled={rest.disabled}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff /> : <Eye />}
            </button>
          </>
        }
      />
      {meter && text !== '' && (
        <div className="meter" data-strength={strength}>
          <i />
          <i />
          <i />
          <span role="status">{`${words.strength} ${words[strength === 'none' ? weaknessOf(text) : strength]}`}</span>
        </div>
      )}
    </Root>
  );
}

/** Which rule of §5 a password without a strength breaks. */
function weaknessOf(text: string): 'short' | 'long' | 'simple' | 'characters' {
  const problem = passwordProblem(text);
  if (problem === 'classes') return 'simple';
  if (problem === 'characters') return 'characters';
  return codePointLength(text, PASSWORD_MAX) > PASSWORD_MAX ? 'long' : 'short';
}
