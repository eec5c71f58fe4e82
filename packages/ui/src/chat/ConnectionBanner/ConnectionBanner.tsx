import { RECONNECT_TRIES } from '@shuyuan/rules';
import { CircleCheck, WifiOff } from 'lucide-react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type ConnectionBannerLabels, connectionBannerLabels } from './ConnectionBanner.labels.ts';
import { Root } from './ConnectionBanner.styles.ts';

/** State of the socket; after a reconnect `restored` is shown for a few seconds, then `open`. */
export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'closed' | 'restored';

export interface ConnectionBannerProps extends BaseProps<HTMLDivElement> {
  state: ConnectionState;
  /** Number of the current attempt, from 1. */
  attempt?: number | undefined;
  /** Maximum number of attempts (§4: 10). */
  max?: number | undefined;
  /** Messages received while disconnected. */
  missed?: number | undefined;
  /** Retries at once and resets the number of attempts (W5). */
  onRetry?: (() => void) | undefined;
  labels?: Partial<ConnectionBannerLabels> | undefined;
}

/** State of the connection, shown unless it is simply open (§4: up to ten attempts). */
export function ConnectionBanner({
  state,
  attempt,
  max = RECONNECT_TRIES,
  missed,
  onRetry,
  labels,
  ...rest
}: ConnectionBannerProps) {
  const words = useLabels(connectionBannerLabels, labels);
  const told = {
    connecting: words.connecting,
    open: '',
    reconnecting: attempt === undefined ? words.connecting : words.reconnecting(attempt, max),
    closed: words.closed(max),
    restored: words.restored(missed),
  }[state];
  // The live region exists before its text, or the text would not be announced.
  return (
    <Root {...rest} role="status" data-state={state}>
      {told !== '' && (
        <div className="strip">
          {state === 'closed' && <WifiOff aria-hidden />}
          {state === 'restored' && <CircleCheck aria-hidden />}
          {(state === 'connecting' || state === 'reconnecting') && <span className="spinner" aria-hidden="true" />}
          <span className="words">{told}</span>
          {onRetry && (state === 'reconnecting' || state === 'closed') && (
            <button type="button" onClick={onRetry}>
              {state === 'closed' ? words.retry : words.retryNow}
            </button>
          )}
        </div>
      )}
    </Root>
  );
}
