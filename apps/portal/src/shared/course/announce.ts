import type { OwnLesson } from '@shuyuan/contract';
import type { TFunction } from 'i18next';

const DAY_HOURS = 24;

type Planned = Pick<
  OwnLesson,
  'practiceOpens' | 'practicePercent' | 'practiceHours' | 'practiceTotal' | 'practiceLimitMinutes'
>;

/** A practice before it opens: when it does, how many questions, until when, and its time limit; undefined where none is told of (product.md 4.4). */
export function announceOf(lesson: Planned, t: TFunction<'lessons'>): string | undefined {
  const { practiceOpens, practicePercent, practiceHours, practiceTotal, practiceLimitMinutes } = lesson;
  if (practiceOpens === undefined) return undefined;
  const opens =
    practiceOpens === 'afterClass'
      ? t('announce.afterClass')
      : practicePercent === undefined
        ? t('announce.afterLearnt')
        : t('announce.afterPercent', { percent: practicePercent });
  const facts = [
    practiceTotal === undefined ? undefined : t('announce.questions', { count: practiceTotal }),
    practiceHours === undefined
      ? undefined
      : practiceHours % DAY_HOURS === 0
        ? t('announce.days', { count: practiceHours / DAY_HOURS })
        : t('announce.hours', { count: practiceHours }),
    practiceLimitMinutes === undefined ? undefined : t('announce.limit', { count: practiceLimitMinutes }),
  ].filter((fact) => fact !== undefined);
  return facts.length === 0 ? opens : t('announce.line', { opens, facts: facts.join(t('announce.comma')) });
}
