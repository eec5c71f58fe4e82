import { ErrorBoundaryView } from '@shuyuan/ui';
import { HOME } from '../routes.tsx';

/** Replaces a crashed page: a message, reload, or home. */
export function CrashNotice({ kind }: { kind: 'crash' | 'offline' }) {
  return <ErrorBoundaryView kind={kind} onRetry={() => location.reload()} homeHref={HOME} />;
}
