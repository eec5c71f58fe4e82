import { formatDay, Link, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../core/known.ts';
import { useView } from '../../../page/useView.ts';
import { reportPath } from '../../../shared/course/learnPaths.ts';
import type { ReportStore } from './ReportStore.ts';
import { Others } from './report.styles.ts';

/** Other reports shown below a report. */
const SHOWN = 3;

/** The student's other reports, and the way to all of them; where they cannot be read the report stands alone. */
export const OtherReports = observer(function OtherReports({ store }: { store: ReportStore }) {
  const { t } = useTranslation('report');
  const view = useView();
  const report = store.report.value;
  const others = rowsHere(store.mine.value)
    .filter(({ courseId }) => courseId !== report?.courseId)
    .slice(0, SHOWN);
  if (!report || others.length === 0) return null;
  return (
    <Others data-print="hide" aria-label={t('others')}>
      <SectionHeader title={t('others')} more={{ href: '/archives', label: t('toArchive') }} />
      <ul>
        {others.map(({ courseId, saleId, courseTitle, publishedAt, average }) => (
          <li key={courseId}>
            <MiniReport />
            <span>
              <Link href={reportPath({ id: courseId, saleId })}>{courseTitle}</Link>
              <small>
                {publishedAt === undefined ? t('soFar') : t('published', { date: formatDay(publishedAt, view) })}
                {average !== undefined && (
                  <>
                    {' · '}
                    <b>{average}</b>
                    {t('points')}
                  </>
                )}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Others>
  );
});

/** A sheet of paper with a line that rises. */
function MiniReport() {
  return (
    <svg width="56" height="72" viewBox="0 0 56 72" fill="none" aria-hidden>
      <rect x="0.5" y="0.5" width="55" height="71" rx="2" />
      <path d="M8 12H32M8 19H48M8 24H40M8 60H48M8 65H36" />
      <path d="M8 50L18 42L26 45L36 34L48 29" />
    </svg>
  );
}
