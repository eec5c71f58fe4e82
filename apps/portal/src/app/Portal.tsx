import { GlobalStyle, KitProvider } from '@shuyuan/ui';
import type { i18n as I18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RootProvider } from '../page/context.tsx';
import { SharedFailures } from '../page/failures.tsx';
import type { RouteRow } from '../routes/row.ts';
import { HOME, routes } from '../routes.tsx';
import type { RootStore } from '../stores/RootStore.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Frame } from './Frame.tsx';
import { Guard, VisitorGuard } from './Guard.tsx';
import { LiveOutlet } from './live/LiveOutlet.tsx';
import { PageMissing } from './PageMissing.tsx';
import { loadPageOwner, pageOf } from './pages.ts';
import { RouterAnchor } from './RouterAnchor.tsx';
import { Waiting } from './Waiting.tsx';

const SchoolNotice = lazy(async () => ({ default: (await import('./SchoolNotice.tsx')).SchoolNotice }));

interface PortalProps {
  root: RootStore;
  i18n: I18n;
}

/** The portal inside a router: providers, the school, and the route table. The workbench renders the same (decision 0028). */
export function Portal({ root, i18n }: PortalProps) {
  return (
    <RootProvider root={root}>
      <I18nextProvider i18n={i18n}>
        <School root={root} />
      </I18nextProvider>
    </RootProvider>
  );
}

const School = observer(function School({ root }: { root: RootStore }) {
  const { phase } = root.tenant;
  const { clock: own } = root.services;
  const clock = useMemo(() => ({ now: () => own.now }), [own]);
  return (
    <KitProvider locale={root.locale.locale} clock={clock} timeZone={root.zone.id} anchor={RouterAnchor}>
      <GlobalStyle />
      <CrashBoundary>
        {phase === 'open' && (
          <>
            <Pages />
            <LiveOutlet />
          </>
        )}
        {phase === 'loading' && <Waiting />}
        {phase !== 'open' && phase !== 'loading' && (
          <Suspense fallback={<Waiting />}>
            <SchoolNotice phase={phase} retry={root.tenant.company.reload} />
          </Suspense>
        )}
      </CrashBoundary>
    </KitProvider>
  );
});

// Login pages bind nothing, and do not load it.
const PageOwner = lazy(async () => ({ default: (await loadPageOwner()).PageOwner }));

/** The page of a row in its place: behind its guard, and everywhere but at the login bound to who opened it. */
export function placed({ path, access, isHolding }: Pick<RouteRow, 'path' | 'access' | 'isHolding'>, page: ReactNode) {
  if (access === 'visitor') return <VisitorGuard key={path}>{page}</VisitorGuard>;
  return (
    <PageOwner key={path} isHolding={isHolding}>
      {access === 'student' ? <Guard>{page}</Guard> : page}
    </PageOwner>
  );
}

function Pages() {
  return (
    <Frame>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route path="/" element={<Navigate to={HOME} replace />} />
          {routes.map((row) => {
            const Page = pageOf(row);
            const page = <SharedFailures key={row.path}>{placed(row, <Page />)}</SharedFailures>;
            return <Route key={row.path} path={row.path} element={page} />;
          })}
          <Route path="*" element={<PageMissing />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}
