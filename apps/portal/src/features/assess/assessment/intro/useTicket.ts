import type { AssessmentIntro } from '@shuyuan/contract';
import { mmss } from '@shuyuan/rules';
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

/** Tries that the reader has left at a live link. */
export function triesLeft({ linkState, tries = 1, triesUsed = 0 }: AssessmentIntro): number {
  return linkState === 'live' ? Math.max(0, tries - triesUsed) : 0;
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
  return { fields, stub: done ? doneStub(done, t) : openStub(intro, t) };
}

type Words = ReturnType<typeof useTranslation<'assess'>>['t'];

function openStub(intro: AssessmentIntro, t: Words): TicketStub {
  const { limitMinutes, questionCount = 0, totalScore, tries = 1, latest } = intro;
  const isTimed = limitMinutes !== undefined;
  return {
    label: isTimed ? t('timeLimit') : t('noLimit'),
    figure: String(isTimed ? limitMinutes : questionCount),
    unit: isTimed ? t('minutes') : t('tasks'),
    facts: [
      ...(isTimed ? [t('questions', { count: questionCount })] : []),
      t('points', { count: totalScore }),
      t('tries', { count: tries }),
    ],
    ...(isTimed && { note: latest?.state === 'doing' ? t('goesOn') : t('noPause') }),
  };
}

function doneStub({ isShown, score, levelName, usedS }: NonNullable<AssessmentIntro['latest']>, t: Words): TicketStub {
  if (!isShown || score === undefined) {
    return { label: t('done.waiting'), figure: t('done.waitingShort'), layout: 'text' };
  }
  return {
    label: t('done.score'),
    figure: String(score),
    unit: t('done.unit'),
    facts: [
      ...(levelName === undefined ? [] : [levelName]),
      ...(usedS === undefined ? [] : [t('done.used', { time: mmss(usedS) })]),
    ],
  };
}
