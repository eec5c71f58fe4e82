import { Global } from '@emotion/react';
import { Button, formatDay, Heading, Link, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { Gate } from '../../../page/Gate.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { classPath } from '../../../shared/course/learnPaths.ts';
import { ReportPaper } from './ReportPaper.tsx';
import { type Asked, ReportStore } from './ReportStore.ts';
import { Head, HeadButtons, Page, PRINT } from './report.styles.ts';
import { ShareStrip } from './ShareStrip.tsx';

const TOKEN = /^[\w.-]{1,64}$/;

/** `/myclass/report` (§2): the student's own report of a class, or with `?share=` one that a student shares, without a login. */
export const ReportPage = observer(function ReportPage() {
  const { t } = useTranslation('report');
  const { auth } = useRoot();
  const { courseScheduleId, sellCourseScheduleId } = useParams();
  const [search] = useSearchParams();
  const [courseId, saleId, share] = [idOf(courseScheduleId), idOf(sellCourseScheduleId), search.get('share')];
  const asked = useMemo<Asked | undefined>(() => {
    if (share !== null) return TOKEN.test(share) ? { token: share } : undefined;
    return courseId === null || saleId === null || !auth.isLoggedIn ? undefined : { courseId, saleId };
  }, [courseId, saleId, share, auth.isLoggedIn]);
  const store = useOwned((root) => new ReportStore(root.api), asked);
  const isShared = share !== null;
  useTitle(t('title'));
  if (!isShared && !auth.isLoggedIn) return <Gate kind="list" title={t('title')} text={t('login')} />;
  if (asked === undefined || store.report.error?.kind === 'missing') {
    return isShared ? (
      <Missing title={t('shareEnded')} text={t('shareEndedHint')} action={{ href: '/index', label: t('toHome') }} />
    ) : (
      <Missing title={t('missing')} text={t('missingHint')} action={{ href: '/myclass', label: t('toClasses') }} />
    );
  }
  return (
    <Page>
      <Global styles={PRINT} />
      <ReportHead store={store} isShared={isShared} />
      {!isShared && <ShareStrip store={store} />}
      <Await query={store.report} skeleton="text" count={6}>
        {(report) => <ReportPaper report={report} />}
      </Await>
    </Page>
  );
});

/** Title, state, print; the way back to the class is the owner's. */
const ReportHead = observer(function ReportHead({ store, isShared }: { store: ReportStore; isShared: boolean }) {
  const { t } = useTranslation('report');
  const { locale } = useRoot().locale;
  const { value: report } = store.report;
  const publishedAt = report?.publishedAt;
  return (
    <Head data-print="hide">
      <Heading level={1} size={28}>
        {t('title')}
      </Heading>
      {report && report.status !== 'published' && (
        <Tag tone="warning">{t(report.status === 'making' ? 'making' : 'soFar')}</Tag>
      )}
      {report && publishedAt !== undefined && (
        <span>{t('published', { date: formatDay(publishedAt, { locale, now: Date.parse(report.serverTime) }) })}</span>
      )}
      {!isShared && report && <Link href={classPath({ id: report.courseId, saleId: report.saleId })}>{t('back')}</Link>}
      <HeadButtons>
        <Button variant="outline" disabled={!report} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </HeadButtons>
    </Head>
  );
});
