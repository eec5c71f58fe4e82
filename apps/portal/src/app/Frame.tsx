import { PageFade, SkipLink } from '@shuyuan/ui';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRoot } from '../page/context.tsx';
import { connectRouter } from './addressBar.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Body, HeaderPlace } from './Frame.styles.ts';
import { layoutAt, loadHeader, skipsLookUp } from './layouts.ts';
import { useScrollMemory } from './useScrollMemory.ts';

const Header = lazy(async () => ({ default: (await loadHeader()).Header }));
const Side = lazy(async () => ({ default: (await import('./Side.tsx')).Side }));
const Footer = lazy(async () => ({ default: (await import('./Footer.tsx')).Footer }));

const MAIN = 'main';

/** The frame of a page, by the layout of its route: nothing, header and footer, or the side menu too (§2). */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const place = useLocation();
  const { pathname } = place;
  const navigate = useNavigate();
  useLayoutEffect(() => connectRouter(navigate), [navigate]);
  useScrollMemory();
  const { tenant } = useRoot();
  useEffect(() => {
    if (!skipsLookUp(pathname)) tenant.lookUp();
  }, [tenant, pathname]);
  const layout = layoutAt(place);
  return (
    <>
      <SkipLink href={`#${MAIN}`} label={t('skip')} />
      {layout !== 'bare' && (
        <Suspense fallback={<HeaderPlace />}>
          <Header />
        </Suspense>
      )}
      <Body data-layout={layout}>
        {layout === 'learn' && (
          <Suspense fallback={null}>
            <Side />
          </Suspense>
        )}
        <main id={MAIN} tabIndex={-1}>
          <PageFade routeKey={pathname}>
            <CrashBoundary resetKey={pathname}>{children}</CrashBoundary>
          </PageFade>
        </main>
      </Body>
      {layout !== 'bare' && (
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      )}
    </>
  );
}
