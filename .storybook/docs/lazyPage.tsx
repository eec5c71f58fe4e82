import { lazy, Suspense } from 'react';

const Page = lazy(() => import('./DocsPage.tsx').then(({ DocsPage }) => ({ default: DocsPage })));

/** The docs page, loaded when one is opened, so that stories do not include it. */
export function lazyPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
