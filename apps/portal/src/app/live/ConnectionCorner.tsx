import { ConnectionBanner } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ConnectionNotice } from '../../stores/live/ConnectionNotice.ts';
import { ConnectionPlace } from './live.styles.ts';
import { showsConnection } from './showsConnection.ts';

interface ConnectionCornerProps {
  connection: ConnectionNotice;
  /** The student stands in a queue. */
  isWaiting: boolean;
}

/** A lost connection, where calls and messages are waited for, with the way to reconnect (W5). */
export const ConnectionCorner = observer(function ConnectionCorner({ connection, isWaiting }: ConnectionCornerProps) {
  const { t } = useTranslation('live');
  const { state, attempt, retry } = connection;
  if (!showsConnection(useLocation(), isWaiting)) return null;
  return (
    <ConnectionPlace data-shown={state === 'open' ? undefined : ''}>
      <ConnectionBanner
        state={state}
        attempt={attempt}
        onRetry={retry}
        labels={{
          reconnecting: (number, max) => t('reconnecting', { number, max }),
          closed: (max) => t('closed', { max }),
        }}
      />
    </ConnectionPlace>
  );
});
