import type { RootStore } from '../../../stores/RootStore.ts';

/** Who views the page, for its stores: a student or nobody, in a window that is seen or not. */
export function viewerOf({ auth }: Pick<RootStore, 'auth'>) {
  return {
    userId: () => (auth.isLoggedIn ? (auth.user?.id ?? 0) : undefined),
    isVisible: () => document.visibilityState === 'visible',
  };
}
