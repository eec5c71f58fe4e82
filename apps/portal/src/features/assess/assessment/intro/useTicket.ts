import type { AssessmentIntro } from '@shuyuan/contract';
import { type Locale, spentTime } from '@shuyuan/rules';
import { formatStartTime, type TicketField, type TicketStub } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';

/** States of a record that was handed in. */
const HANDED_IN: ReadonlySet<string | undefined> = new Set(['submitted', 'awaiting', 'finished']);

/** The latest record, where it was handed in. */
export function handedInRecord({ latest }: AssessmentIntro) {
  return latest && HANDED_IN.has(latest.state) ? latest : undefined;
}

/** Tries that the reader has left at a live link; undefined where the school does not tell them. */
export function triesLeft({ linkState, tries, triesUsed }: AssessmentIntro): number | undefined {
  if (linkState !== 'live') return 0;
  return tries === undefined || triesUsed === undefined ? undefined : Math.max(0, tries - triesUsed);
}

/** Facts and stub of the admission ticket of an assessment. */
export function useTicket(intro: AssessmentIntro): { fields: TicketField[]; stub: TicketStub } {
  const { t } = useTranslation('assess');
  const { auth } = useRoot();
  const view = useView(Date.parse(intro.serverTime));
  const { grades, subject, course, endsAt } = intro;
  const done = handedInRecord(intro);
  const name = auth.user?.name ?? done?.guestName;
  const fields: TicketField[] = [
    ...(name === undefined ? [] : [{ label: t('field.name'), value: name }]),
    ...(grades.length > 0 ? [{ label: t('field.grade'), value: grades.join(' · ') }] : []),
    ...(subject === undefined ? [] : [{ label: t('field.subject'), value: subject }]),
    ...(course ? [{ label: t('field.course'), value: course.title, wide: true }] : []),
    done?.submittedAt === undefined
      ? {
          label: t('field.until'),
          value: endsAt === undefined ? t('forever') : t('until', { when: formatStartTime(endsAt, view) }),
        }
      : { label: t('field.submitted'), value: formatStartTime(done.submittedAt, view) },
  ];
  return { fields, stub: done ? doneStub(done, view.locale, t) : openStub(intro, t) };
}

type Words = ReturnType<typeof useTranslation<'assess'>>['t'];

function openStub(intro: AssessmentIntro, t: Words): TicketStub {
  const { limitMinutes, questionCount, totalScore, tries, latest } = intro;
  const isTimed = limitMinutes !== undefined;
  const figure = isTimed ? limitMinutes : questionCount;
  return {
    label: isTimed ? t('timeLimit') : t('noLimit'),
    ...(figure === undefined
      ? { figure: t('points', { count: totalScore }), layout: 'text' as const }
      : { figure: String(figure), unit: isTimed ? t('minutes') : t('tasks') }),
    facts: [
      ...(isTimed && questionCount !== undefined ? [t('questions', { count: questionCount })] : []),
      ...(figure === undefined ? [] : [t('points', { count: totalScore })]),
      ...(tries === undefined ? [] : [t('tries', { count: tries })]),
    ],
    ...(isTimed && { note: latest?.state === 'doing' ? t('goesOn') : t('noPause') }),
  };
}

function doneStub(
  { isShown, score, levelName, usedS }: NonNullable<AssessmentIntro['latest']>,
  locale: Locale,
  t: Words,
): TicketStub {
  if (!isShown || score === undefined) {
    return { label: t('done.waiting'), figure: t('done.waitingShort'), layout: 'text' };
  }
  return {
    label: t('done.score'),
    figure: String(score),
    unit: t('done.unit'),
    facts: [
      ...(levelName === undefined ? [] : [levelName]),
      ...(usedS === undefined ? [] : [t('done.used', { time: spentTime(usedS, locale) })]),
    ],
  };
}
