import type { StudyReport } from '@shuyuan/contract';
import { formatStartTime } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../core/known.ts';
import { useView } from '../../../page/useView.ts';
import { classPath, datedPath, practicePath } from '../../../shared/course/learnPaths.ts';

/** Address of the wrong-question book (product.md 5.4). */
export const WRONG_BOOK = '/learn/practice?view=wrong';
/** Address of the consultation hall (product.md 5.2). */
const CONSULTATION = '/expert';

/** A line of "what comes next". */
export interface ReportStep {
  key: string;
  title: string;
  note?: string | undefined;
  action?: { label: string; href: string } | undefined;
}

type Sent = StudyReport['steps'][number];

/** What comes next: the lecturer's lines, then what the student's own rows suggest, each with its button; who reads a shared report sees the lines alone. */
export function useSteps(report: StudyReport, isShared: boolean): ReportStep[] {
  const { t } = useTranslation('report');
  const view = useView(Date.parse(report.serverTime));
  const lines = textHere(report.suggestion)
    .split(/\n+/u)
    .filter((line) => line.trim() !== '');
  const written = lines.map((title, at): ReportStep => ({ key: `${at} ${title}`, title }));
  if (isShared) return written;
  const toStep = ({ kind, id, title, dueAt, count, total, courseId, saleId }: Sent): ReportStep[] => {
    if (kind === 'practice' && id !== undefined) {
      const left = total === undefined || count === undefined ? undefined : Math.max(0, total - count);
      return [
        {
          key: kind,
          title: t('steps.practice', { title }),
          note: [
            dueAt !== undefined && t('steps.due', { when: formatStartTime(dueAt, view) }),
            left !== undefined && left > 0 && t('steps.questionsLeft', { count: left }),
          ]
            .filter((fact) => fact !== false)
            .join(t('lead.comma')),
          action: {
            label: t(count !== undefined && count > 0 ? 'steps.goOn' : 'steps.begin'),
            href: practicePath({ id }),
          },
        },
      ];
    }
    if (kind === 'replay' && id !== undefined && count !== undefined) {
      const action = { label: t('steps.watch'), href: datedPath(id) };
      return [{ key: kind, title: t('steps.replay', { index: count }), note: title, action }];
    }
    if (kind === 'wrong' && count !== undefined) {
      const action = { label: t('steps.again'), href: WRONG_BOOK };
      return [{ key: kind, title: t('steps.wrong', { count }), note: t('steps.wrongNote'), action }];
    }
    if (kind === 'course' && courseId !== undefined && saleId !== undefined) {
      const action = { label: t('steps.enter'), href: classPath({ id: courseId, saleId }) };
      return [{ key: kind, title: t('steps.course', { title }), action }];
    }
    return [];
  };
  const consult: ReportStep[] =
    report.status === 'published'
      ? [
          {
            key: 'consult',
            title: t('steps.consult'),
            action: { label: t('steps.look'), href: CONSULTATION },
          },
        ]
      : [];
  return [...written, ...report.steps.flatMap(toStep), ...consult];
}
