import { ErrorBoundaryView } from '@shuyuan/ui';
import { HOME } from '../routes.tsx';

/** Instead of a page that broke: say so, reload, or go home. */
export function CrashNotice({ kind }: { kind: 'crash' | 'offline' }) {
  return <ErrorBoundaryView kind={kind} onRetry={() => location.reload()} homeHref={HOME} />;
}
