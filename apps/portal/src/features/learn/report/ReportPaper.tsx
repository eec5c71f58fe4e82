import type { StudyReport } from '@shuyuan/contract';
import { reportVerdict } from '@shuyuan/rules';
import { BrandLogo, formatDay, formatTimeOfDay, ReportSheet, ReportVerdict } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../core/known.ts';
import { useRoot } from '../../../page/context.tsx';
import { useView } from '../../../page/useView.ts';
import { useFigures } from './figures.ts';
import { Parents, SideFacts } from './report.styles.ts';
import { useSections } from './sections.tsx';

// The code's library is fetched for a report that is shared only.
const ReportCode = lazy(async () => ({ default: (await import('./ReportCode.tsx')).ReportCode }));

interface ReportPaperProps {
  report: StudyReport;
  /** Address of the read-only link, while there is one. */
  link: string | undefined;
  /** Read by whom it was shared with: nothing to click leads into the student's own pages. */
  isShared: boolean;
}

/** The report on paper; a figure that the server leaves out is a dash (decision 0020). */
export const ReportPaper = observer(function ReportPaper({ report, link, isShared }: ReportPaperProps) {
  const { t } = useTranslation('report');
  const { tenant } = useRoot();
  const sections = useSections(report, { isShared });
  const { figures, lead } = useFigures(report);
  const view = useView(Date.parse(report.serverTime));
  const { startDate, endDate, status } = report;
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
  const isFinal = status === 'published';
  const verdict = isFinal ? reportVerdict(report.average) : undefined;
  return (
    <ReportSheet
      logo={<BrandLogo alt={textHere(tenant.company.value?.shortName)} width={140} height={26} />}
      title={report.courseTitle}
      kind={status === undefined ? '' : t(`kind.${status}`)}
      facts={facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))}
      lead={lead}
      figures={figures}
      side={
        <>
          <SideFacts>
            {link !== undefined && (
              <Suspense fallback={null}>
                <ReportCode link={link} label={t('code')} />
              </Suspense>
            )}
            {isFinal ? (
              <p>
                {t('number')}
                <b>{report.id}</b>
                {link !== undefined && t('codeHint')}
              </p>
            ) : (
              <p>
                {t('asOf')}
                <b>
                  {formatDay(report.serverTime, view)} {formatTimeOfDay(report.serverTime, view.timeZone)}
                </b>
                {t('laterMessage')}
              </p>
            )}
          </SideFacts>
          {(verdict !== undefined || !isFinal) && (
            <ReportVerdict
              label={t('verdict')}
              mark={verdict && t(`verdicts.${verdict}`)}
              note={isFinal ? t('verdictNote', { average: report.average }) : t('verdictLater')}
            />
          )}
        </>
      }
      sections={sections}
      foot={
        isFinal && (
          <Parents>
            <b>{t('parents')}</b>
            {LINES.map((line) => (
              <i key={line} />
            ))}
            <p>
              {t('signStudent')}
              <span />
              {t('signParent')}
              <span />
              {t('signDate')}
              <span />
            </p>
          </Parents>
        )
      }
    />
  );
});

/** Ruled lines for the parents. */
const LINES = [1, 2, 3, 4] as const;
