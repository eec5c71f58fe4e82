import { Button, HeroBand, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { PromiseBand } from './components/PromiseBand.tsx';
import { RecommendedCourses } from './components/RecommendedCourses.tsx';
import { Sections } from './HomePage.styles.ts';
import { HomeStore } from './HomeStore.ts';

/** Below the first screen: these come after the page (performance.md §3). */
const LecturerRow = lazy(async () => ({ default: (await import('./components/LecturerRow.tsx')).LecturerRow }));
const Headlines = lazy(async () => ({ default: (await import('./components/Headlines.tsx')).Headlines }));

/** Only for who is logged in; they come after the page. */
const OwnHome = lazy(async () => ({ default: (await import('./components/OwnHome.tsx')).OwnHome }));
const ClaimCentre = lazy(async () => ({ default: (await import('./components/ClaimCentre.tsx')).ClaimCentre }));

/** What it takes of the page, before that is there. */
const OWN_PX = 316;

/** The home page: what the school is for, where a student goes on, courses to begin with, why here, who teaches, what is written (product.md 5.2). */
export const HomePage = observer(function HomePage() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const { auth } = useRoot();
  const store = useOwned((root) => new HomeStore(root.api));
  useTitle(common('home'));
  return (
    <>
      <HeroBand
        eyebrow={<Tag tone="accent">{t('heroTag')}</Tag>}
        title={[t('heroLine1'), t('heroLine2')]}
        text={t('heroText')}
        actions={
          <>
            <Button size="lg" href="/course">
              {t('browse')}
            </Button>
            <Button size="lg" variant="outline" href="/courseintroduce">
              {t('how')}
            </Button>
          </>
        }
      />
      {auth.isLoggedIn && (
        <Suspense fallback={<div style={{ height: OWN_PX }} />}>
          <OwnHome />
        </Suspense>
      )}
      <Sections>
        <RecommendedCourses store={store} />
        {auth.isLoggedIn && (
          <Suspense fallback={null}>
            <ClaimCentre />
          </Suspense>
        )}
        <PromiseBand />
        <Suspense fallback={null}>
          <LecturerRow store={store} />
        </Suspense>
        <Suspense fallback={null}>
          <Headlines />
        </Suspense>
      </Sections>
    </>
  );
});
