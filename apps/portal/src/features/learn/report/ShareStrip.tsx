import { Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { useCopy } from '../../../page/useCopy.ts';
import { usePerform } from '../../../page/usePerform.ts';
import { reportPath } from '../../../shared/course/learnPaths.ts';
import type { ReportStore } from './ReportStore.ts';
import { Strip, StripButtons } from './report.styles.ts';

/** The read-only link of a published report: make it, copy it, end it. Figures so far are not shared (product.md 4.6). */
export const ShareStrip = observer(function ShareStrip({ store }: { store: ReportStore }) {
  const { t } = useTranslation('report');
  const perform = usePerform();
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') });
  const { report, shareToken } = store;
  const { value } = report;
  const path = useHref(value === undefined ? '' : reportPath({ id: value.courseId, saleId: value.saleId }));
  if (value?.status === undefined) return null;
  if (value.status !== 'published') return <Strip data-print="hide">{t('noShare')}</Strip>;
  if (shareToken === null) {
    return (
      <Strip data-print="hide">
        {t('shareLink')}
        <StripButtons>
          <Button size="sm" onClick={() => perform(store.share)}>
            {t('share')}
          </Button>
        </StripButtons>
      </Strip>
    );
  }
  const url = `${window.location.origin}${path}?share=${shareToken}`;
  return (
    <Strip data-print="hide">
      <b>{t('sharing')}</b>
      <code>{url}</code>
      <StripButtons>
        <Button size="sm" variant="ghost" onClick={() => copy(url)}>
          {t('copy')}
        </Button>
        <Button size="sm" variant="ghost" tone="neutral" onClick={() => perform(store.endShare)}>
          {t('endShare')}
        </Button>
      </StripButtons>
    </Strip>
  );
});
