import type { Practice } from '@shuyuan/contract';
import type { PaperPictureProps, PracticeRowProps } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../page/useView.ts';
import { usePermission } from '../../../shared/permissions/usePermission.ts';
import { formatWhen } from '../../../shared/practice/formatWhen.ts';
import { practiceAddress } from './practiceAddress.ts';

/** Within so long before its deadline a practice is urgent. */
const URGENT_MS = 24 * 3_600_000;

type Row = Omit<PracticeRowProps, 'labels'>;
type Words = Pick<Row, 'state' | 'stateNote' | 'tone' | 'action'>;

/** Says a practice as a row of the list does: its page, its state in words, the one thing that can be done (product.md 4.4); its caller observes. */
export function usePracticeRow(): (practice: Practice) => Row {
  const { t } = useTranslation('practice');
  const view = useView();
  const again = usePermission('practice.redo');
  const when = (instant: string) => formatWhen(instant, view);

  const openWords = (practice: Practice): Words => {
    const { id, closedBy, dueAt, startedAt, answeredCount: answered, isSentBack } = practice;
    const state = dueAt === undefined ? t('tab.unfinished') : t('row.due', { when: when(dueAt) });
    if (closedBy !== undefined) return { state: t(`closed.${closedBy}`), stateNote: state, tone: 'off' };
    const isUrgent = dueAt !== undefined && Date.parse(dueAt) - view.now < URGENT_MS;
    const isStarted = startedAt !== undefined && answered !== undefined && answered > 0;
    return {
      state,
      stateNote: isStarted ? t('row.answered', { count: answered }) : t('row.notStarted'),
      tone: isUrgent ? 'warning' : 'plain',
      action: {
        href: practiceAddress.href({ paper: id }),
        label: t(isSentBack ? 'row.resubmit' : isStarted ? 'row.resume' : 'row.start'),
        urgent: isUrgent || isSentBack,
      },
    };
  };

  const markedWords = (practice: Practice): Words => {
    const { score, totalScore: total, level = 'none', passScore, gradedAt, mayRedo, redoAt } = practice;
    const hasFailed = level === 'failed';
    return {
      state:
        score === undefined
          ? t('tab.finished')
          : hasFailed && passScore !== undefined
            ? t('row.failed', { score, total, pass: passScore })
            : level === 'none'
              ? t('row.score', { score, total })
              : t('row.scoreLevel', { score, total, level: t(`result.level.${level}`) }),
      stateNote:
        redoAt !== undefined && again.isAllowed
          ? t('row.redoAt', { when: when(redoAt) })
          : mayRedo && again.isAllowed
            ? t('row.mayRedo')
            : gradedAt && t('row.graded', { when: when(gradedAt) }),
      tone: hasFailed ? 'danger' : 'success',
      action: { href: practiceAddress.href({ result: practice.id }), label: t('row.result') },
    };
  };

  const wordsOf = (practice: Practice): Words => {
    const { state, submittedAt, mayMakeUp, closedBy } = practice;
    const href = practiceAddress.href({ result: practice.id });
    switch (state) {
      case undefined:
      case 'unfinished':
        return openWords(practice);
      case 'submitted':
      case 'awaiting':
        return {
          state: t(`tab.${state}`),
          stateNote: submittedAt && t('row.submitted', { when: when(submittedAt) }),
          tone: 'info',
          action: { href, label: t('row.answers') },
        };
      case 'finished':
        return markedWords(practice);
      case 'expired':
        return {
          state: t('tab.expired'),
          stateNote: mayMakeUp
            ? t('row.mayMakeUp')
            : closedBy === undefined
              ? t('row.noMakeUp')
              : t(`closed.${closedBy}`),
          tone: 'off',
          action: { href, label: t(mayMakeUp ? 'makeUp' : 'row.answers') },
        };
    }
  };

  return (practice) => {
    const { title, courseTitle, questionCount, limitMinutes, isSentBack, sendBackReason, isMakeUp } = practice;
    const facts = [
      courseTitle,
      questionCount === undefined ? '' : t('row.questions', { count: questionCount }),
      limitMinutes === undefined ? '' : t('row.limit', { count: limitMinutes }),
    ].filter((fact) => fact !== '');
    return {
      picture: pictureOf(practice),
      title,
      tag: isSentBack ? t('row.sentBack') : isMakeUp ? t('makeUp') : undefined,
      facts,
      sentBack: isSentBack,
      note: isSentBack && sendBackReason ? t('sentBack', { words: sendBackReason }) : undefined,
      ...wordsOf(practice),
    };
  };
}

/** The page of a practice as the kit draws it. */
export function pictureOf({ state, isSentBack, score, answeredCount, questionCount }: Practice): PaperPictureProps {
  const isOpen = state === undefined || state === 'unfinished';
  return {
    kind: isOpen ? (isSentBack ? 'sentBack' : 'todo') : state,
    score,
    done: answeredCount === undefined || !questionCount ? undefined : answeredCount / questionCount,
  };
}
