import { RECONNECT_TRIES } from '@shuyuan/rules';
import { CircleCheck, WifiOff } from 'lucide-react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type ConnectionBannerLabels, connectionBannerLabels } from './ConnectionBanner.labels.ts';
import { Root } from './ConnectionBanner.styles.ts';

/** How the socket is; `restored` is told for a few seconds after it came back, then `open`. */
export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'closed' | 'restored';

export interface ConnectionBannerProps extends BaseProps<HTMLDivElement> {
  state: ConnectionState;
  /** Which try is running, from 1. */
  attempt?: number | undefined;
  /** How many tries there are (§4: 10). */
  max?: number | undefined;
  /** Messages that came while the connection was away. */
  missed?: number | undefined;
  /** Tries at once, and gives all tries back (W5). */
  onRetry?: (() => void) | undefined;
  labels?: Partial<ConnectionBannerLabels> | undefined;
}

/** How the connection is, while it is not simply good (§4: up to ten tries). */
export function ConnectionBanner({
  state,
  attempt = 1,
  max = RECONNECT_TRIES,
  missed = 0,
  onRetry,
  labels,
  ...rest
}: ConnectionBannerProps) {
  const words = useLabels(connectionBannerLabels, labels);
  const told = {
    connecting: words.connecting,
    open: '',
    reconnecting: words.reconnecting(attempt, max),
    closed: words.closed(max),
    restored: words.restored(missed),
  }[state];
  // The region stands before its words come, or they would not be read aloud.
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
