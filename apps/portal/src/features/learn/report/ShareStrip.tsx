import { Button, formatDay, formatStartTime } from '@shuyuan/ui';
import { Link2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../page/useCopy.ts';
import { usePerform } from '../../../page/usePerform.ts';
import { useView } from '../../../page/useView.ts';
import type { ReportStore } from './ReportStore.ts';
import { Strip, StripButtons } from './report.styles.ts';

/** The read-only link of a report while it is shared: copy it, end it. Figures so far are not shared (product.md 4.6). */
export const ShareStrip = observer(function ShareStrip({
  store,
  link,
}: {
  store: ReportStore;
  link: string | undefined;
}) {
  const { t } = useTranslation('report');
  const view = useView();
  const perform = usePerform();
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const status = store.report.value?.status;
  if (status === undefined) return null;
  if (status !== 'published') return <Strip data-print="hide">{t('noShare')}</Strip>;
  if (link === undefined || store.shareLink === null) return null;
  const { until, openCount, openedAt } = store.shareLink;
  const opened =
    openCount === undefined
      ? false
      : openCount === 0 || openedAt === undefined
        ? t('notOpened')
        : t('opened', { count: openCount, when: formatStartTime(openedAt, view) });
  return (
    <Strip data-print="hide">
      <Link2 aria-hidden />
      <b>{t('sharing')}</b>
      <code>{link}</code>
      <span>
        {[until !== undefined && t('shareUntil', { date: formatDay(until, view) }), opened]
          .filter((fact) => fact !== false)
          .join(' · ')}
      </span>
      <StripButtons>
        <Button size="sm" variant="ghost" onClick={() => copy(link)}>
          {t('copy')}
        </Button>
        <Button size="sm" variant="ghost" tone="neutral" onClick={() => perform(store.endShare)}>
          {t('endShare')}
        </Button>
      </StripButtons>
    </Strip>
  );
});
