import type { Instant } from '@shuyuan/rules';
import { CODE_LENGTH, RESEND_S } from '@shuyuan/rules';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { ChangeDetails } from '../../foundations/changeDetails.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
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
  /** Number of digits; six by default (A5). */
  length?: number | undefined;
  /** Called with the code once it is complete. */
  onComplete?: ((code: string) => void) | undefined;
  /**
   * Sends a code. A promise that resolves to a number starts a cooldown of that many seconds, `false` starts none (nothing was sent),
   * and anything else starts `cooldownS`; a rejection starts none and is passed on.
   */
  onResend?: (() => Promise<unknown>) | undefined;
  /** Seconds until another code may be sent (A5). */
  cooldownS?: number | undefined;
  /** When another code may be sent, if one was sent before this page was opened. */
  resendAt?: Instant | undefined;
  /** Shows the shield icon before the input. */
  icon?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** The digits of a pasted or typed text, without separators. */
function digitsOf(text: string, length: number) {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}

/** A verification code with a link that sends it; a single input, so that paste and autofill work (WCAG 3.3.8). */
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
  const [waitUntil, setWaitUntil] = useState<Instant | null>(resendAt ?? null);
  const [wasSent, setSent] = useState(resendAt !== undefined);
  const secondsLeft = useSecondsLeft(waitUntil);
  const { isPending, run } = usePending();
  const [text, change] = useChange(value, defaultValue, onChange);

  const handleChange = (typed: string, details: ChangeDetails) => {
    const next = digitsOf(typed, length);
    if (next === text) return;
    change(next, details);
    if (!details.isCanceled && next.length === length) onComplete?.(next);
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
