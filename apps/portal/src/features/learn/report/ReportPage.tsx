import { Global } from '@emotion/react';
import { Button, formatDay, Heading, Link, Tag } from '@shuyuan/ui';
import { ChevronLeft, Printer, Send } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { Gate } from '../../../page/Gate.tsx';
import { idOf } from '../../../page/idOf.ts';
import { Missing } from '../../../page/Missing.tsx';
import { usePerform } from '../../../page/usePerform.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { useView } from '../../../page/useView.ts';
import { classPath, practicePath } from '../../../shared/course/learnPaths.ts';
import { HeadButtons, PaperHead, PRINT } from '../../../shared/paper/paper.styles.ts';
import { OtherReports } from './OtherReports.tsx';
import { ReportPaper } from './ReportPaper.tsx';
import { type Asked, ReportStore } from './ReportStore.ts';
import { Page } from './report.styles.ts';
import { ShareStrip } from './ShareStrip.tsx';
import { useShareLink } from './useShareLink.ts';

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
  const link = useShareLink(store, isShared);
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
      {!isShared && <ShareStrip store={store} link={link} />}
      <Await query={store.report} skeleton="text" count={6}>
        {(report) => <ReportPaper report={report} link={link} isShared={isShared} />}
      </Await>
      {!isShared && <OtherReports store={store} />}
    </Page>
  );
});

/** Title, state, print; the way back to the class is the owner's. */
const ReportHead = observer(function ReportHead({ store, isShared }: { store: ReportStore; isShared: boolean }) {
  const { t } = useTranslation('report');
  const view = useView();
  const { value: report } = store.report;
  const publishedAt = report?.publishedAt;
  const practice = report?.status === 'published' ? undefined : report?.steps.find(({ kind }) => kind === 'practice');
  const perform = usePerform();
  return (
    <PaperHead data-print="hide">
      {!isShared && report && (
        <Link href={classPath({ id: report.courseId, saleId: report.saleId })} aria-label={t('back')}>
          <ChevronLeft aria-hidden />
        </Link>
      )}
      <Heading level={1} size={28}>
        {t('title')}
      </Heading>
      {report && report.status !== 'published' && (
        <Tag tone="warning">{t(report.status === 'making' ? 'making' : 'soFar')}</Tag>
      )}
      {report && publishedAt !== undefined && <span>{t('published', { date: formatDay(publishedAt, view) })}</span>}
      <HeadButtons data-essential>
        <Button variant="outline" icon={<Printer aria-hidden />} disabled={!report} onClick={() => window.print()}>
          {t(report?.status === 'published' ? 'print' : 'printSoFar')}
        </Button>
        {practice?.id !== undefined && (
          <Button href={practicePath({ id: practice.id })}>{t('goOn', { title: practice.title })}</Button>
        )}
        {!isShared && report?.status === 'published' && store.shareLink === null && (
          <Button icon={<Send aria-hidden />} onClick={() => perform(store.share)}>
            {t('share')}
          </Button>
        )}
      </HeadButtons>
    </PaperHead>
  );
});
