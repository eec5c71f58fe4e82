import { useEffect } from 'react';

/** The browser asks before it closes the page while that would lose something. */
export function useUnsavedWarning(isAtRisk: boolean) {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
