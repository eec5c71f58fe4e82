import { CODE_LENGTH, RESEND_S } from '@shuyuan/rules';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useSecondsLeft } from '../../foundations/useSecondsLeft.ts';
import { usePending } from '../Button/usePending.ts';
import type { InputProps } from '../Input/Input.tsx';
import { labels } from './CodeInput.labels.ts';
import { Root } from './CodeInput.styles.ts';

export interface CodeInputProps
  extends Omit<
    InputProps,
    'type' | 'inputMode' | 'prefix' | 'suffix' | 'autoComplete' | 'maxLength' | 'noEmoji' | 'clearable'
  > {
  /** Digits of the code; six by default (A5). */
  length?: number | undefined;
  /** The code, once its last digit stands. */
  onComplete?: ((code: string) => void) | undefined;
  /**
   * Sends a code. Resolving with a number waits so many seconds, with `false` not at all (nothing was sent), with
   * anything else `cooldownS`; a rejection does not wait and stays a rejection.
   */
  onResend?: (() => Promise<unknown>) | undefined;
  /** Seconds until a code may be sent again (A5). */
  cooldownS?: number | undefined;
  /** Epoch milliseconds from which a code may be sent again, when one was sent before this page. */
  resendAt?: number | undefined;
  /** Shows the shield before it. */
  icon?: boolean | undefined;
  /** Replaces built-in words. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** The digits that were pasted or typed, whatever stands between them. */
function digitsOf(text: string, length: number) {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}

/** A verification code and the link that sends it; one input, so that paste and autofill work (WCAG 3.3.8). */
export function CodeInput(props: CodeInputProps) {
  const {
    length = CODE_LENGTH,
    onComplete,
    onResend,
    cooldownS = RESEND_S,
    resendAt,
    icon = true,
    labels: own,
    ...input
  } = props;
  const { value, defaultValue = '', onChange, ...rest } = input;
  const words = useLabels(labels, own);
  const { clock } = useKit();
  const [entered, setEntered] = useState(defaultValue);
  const [waitUntil, setWaitUntil] = useState(resendAt ?? null);
  const [wasSent, setSent] = useState(resendAt !== undefined);
  const secondsLeft = useSecondsLeft(waitUntil);
  const { isPending, run } = usePending();
  const text = value ?? entered;

  const handleChange = (typed: string) => {
    const next = digitsOf(typed, length);
    setEntered(next);
    if (next === text) return;
    onChange?.(next);
    if (next.length === length) onComplete?.(next);
  };
  const handleResend = async () => {
    const answer = await onResend?.();
    if (answer === false) return;
    setSent(true);
    setWaitUntil(clock.now() + (typeof answer === 'number' ? answer : cooldownS) * 1000);
  };
  const isWaiting = secondsLeft > 0;

  return (
    <Root
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      prefix={icon && <ShieldCheck />}
      value={text}
      onChange={handleChange}
      suffix={
        onResend && (
          <>
            <button
              type="button"
              className="send"
              aria-disabled={isWaiting || isPending || rest.disabled || undefined}
              onClick={() => {
                if (!isWaiting && !rest.disabled) run(handleResend);
              }}
            >
              {isPending ? words.sending : isWaiting ? words.wait(secondsLeft) : wasSent ? words.again : words.send}
            </button>
            <span className="said" role="status">
              {wasSent && isWaiting ? words.sent : ''}
            </span>
          </>
        )
      }
    />
  );
}
