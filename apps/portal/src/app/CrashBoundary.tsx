import { Component, lazy, type ReactNode, Suspense } from 'react';
import { PlainNotice } from './PlainNotice.tsx';

interface CrashBoundaryProps {
  /** A change of it shows the children again, e.g. the path. */
  resetKey?: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  error: unknown;
  resetKey: string | undefined;
}

/** Browser messages of a failed chunk load. */
const NO_CODE = /dynamically imported module|importing a module script|module script failed|Failed to fetch/i;

/** The kit's notice is loaded on the first crash; if that fails too, a plain notice is shown. */
const CrashNotice = lazy(() =>
  import('./CrashNotice.tsx').then(
    ({ CrashNotice: notice }) => ({ default: notice }),
    () => ({ default: PlainNotice }),
  ),
);

/** Replaces a crashed page by a notice with a reload; a chunk of an older release may be missing (CONTRIBUTING.md). */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { error: error ?? new Error('Something that is no error was thrown.') };
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: CrashBoundaryState) {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isOffline = error instanceof Error && NO_CODE.test(error.message);
    return (
      <Suspense fallback={null}>
        <CrashNotice kind={isOffline ? 'offline' : 'crash'} />
      </Suspense>
    );
  }
}
