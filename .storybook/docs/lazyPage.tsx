import { lazy, Suspense } from 'react';

const Page = lazy(() => import('./DocsPage.tsx').then(({ DocsPage }) => ({ default: DocsPage })));

/** The docs page, fetched when one is opened, so that stories do not carry it. */
export function lazyPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
