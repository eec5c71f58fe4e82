import type { StudyReport } from '@shuyuan/contract';
import { formatDay, formatTimeOfDay, ReportSheet } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../page/context.tsx';
import { AsOf } from './report.styles.ts';
import { useSections } from './sections.tsx';

/** What stands for a figure that is not known. */
const DASH = '—';

/** The report on paper; a figure that the server leaves out is a dash (decision 0020). */
export const ReportPaper = observer(function ReportPaper({ report }: { report: StudyReport }) {
  const { t } = useTranslation('report');
  const { locale } = useRoot().locale;
  const sections = useSections(report);
  const view = { locale, now: Date.parse(report.serverTime) };
  const { startDate, endDate, status = 'notMade' } = report;
  const period =
    startDate === undefined || endDate === undefined
      ? undefined
      : t('period', { start: formatDay(startDate, view), end: formatDay(endDate, view) });
  const facts = [
    { label: t('facts.name'), value: report.studentName },
    { label: t('facts.grade'), value: report.gradeName },
    { label: t('facts.className'), value: report.className },
    { label: t('facts.lecturer'), value: report.lecturerName },
    { label: t('facts.period'), value: period },
  ];
  const figure = (label: string, value: number | undefined, unit: string | undefined) => ({
    label,
    value: value === undefined ? DASH : String(value),
    unit: value === undefined ? undefined : unit,
  });
  const of = (key: 'ofLessons' | 'ofPractices' | 'ofStudents', total: number | undefined) =>
    total === undefined ? undefined : t(key, { total });
  return (
    <ReportSheet
      title={report.courseTitle}
      kind={t(`kind.${status}`)}
      facts={facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))}
      figures={[
        figure(t('attended'), report.attended, of('ofLessons', report.held)),
        figure(t('practices'), report.practiceDone, of('ofPractices', report.practiceTotal)),
        figure(t('average'), report.average, t('points')),
        figure(t('rank'), report.rank, of('ofStudents', report.rankTotal)),
      ]}
      side={
        status !== 'published' && (
          <AsOf>
            {t('asOf')}
            <b>
              {formatDay(report.serverTime, view)} {formatTimeOfDay(report.serverTime)}
            </b>
          </AsOf>
        )
      }
      sections={sections}
    />
  );
});
