import type { StudyReport } from '@shuyuan/contract';
import type { ReportFigure } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';

/** What stands for a figure that is not known. */
const DASH = '—';

/** The four figures of the head with what they mean, and the sentence above them; what is not known is left out or a dash. */
export function useFigures(report: StudyReport): { figures: ReportFigure[]; lead: string | undefined } {
  const { t } = useTranslation('report');
  const {
    attended,
    held,
    practiceDone,
    practiceTotal,
    practiceDue,
    practiceOnTime,
    average,
    classAverage,
    rank,
    rankTotal,
  } = report;
  const figure = (label: string, value: number | undefined, unit: string | undefined): ReportFigure => ({
    label,
    value: value === undefined ? DASH : String(value),
    unit: value === undefined ? undefined : unit,
  });
  const of = (key: 'ofLessons' | 'ofPractices' | 'ofStudents', total: number | undefined) =>
    total === undefined ? undefined : t(key, { total });
  const replays = report.attendance.filter(({ state }) => state === 'replay').length;
  const more = average === undefined || classAverage === undefined ? undefined : tenths(average - classAverage);
  const labels = {
    attended: replays > 0 ? t('attendedReplays', { count: replays }) : t('attended'),
    practices:
      practiceDue === undefined || practiceOnTime === undefined || practiceDue === 0
        ? t('practices')
        : t('practicesOnTime', { count: practiceOnTime, due: practiceDue }),
    average:
      more === undefined || more === 0
        ? t('average')
        : t(more > 0 ? 'averageAbove' : 'averageBelow', { count: Math.abs(more) }),
    rank:
      rank === undefined || rankTotal === undefined
        ? t('rank')
        : t('rankTop', { percent: Math.ceil((rank / rankTotal) * 100) }),
  };
  const first = report.trend[0];
  const last = report.trend.at(-1);
  const parts = [
    attended !== undefined && held !== undefined && held > 0 && t('lead.attended', { attended, count: held }),
    practiceDone !== undefined &&
      practiceTotal !== undefined &&
      practiceTotal > 0 &&
      t(practiceDone === practiceTotal ? 'lead.allDone' : 'lead.done', { done: practiceDone, count: practiceTotal }),
    first && last && first !== last && t('lead.trend', { first: first.score, last: last.score }),
  ].filter((part) => part !== false && part !== undefined);
  return {
    figures: [
      // Of nothing there is no share.
      figure(labels.attended, held === 0 ? undefined : attended, of('ofLessons', held)),
      figure(labels.practices, practiceTotal === 0 ? undefined : practiceDone, of('ofPractices', practiceTotal)),
      figure(labels.average, average, '%'),
      figure(labels.rank, rank, of('ofStudents', rankTotal)),
    ],
    lead: parts.length === 0 ? undefined : t('lead.sentence', { parts: parts.join(t('lead.comma')) }),
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;
