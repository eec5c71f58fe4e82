import type { AssessmentRecord } from '@shuyuan/contract';
import { formatStartTime, LevelSeal, type ScheduleView } from '@shuyuan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, ContactRow } from '../assess.styles.ts';

interface LastResultProps {
  record: AssessmentRecord;
  view: ScheduleView;
  /** Points of the paper. */
  total: number;
  /** A line below the result, e.g. the tries that are left. */
  note?: string | undefined;
  /** What can be done with it. */
  children: ReactNode;
}

/** The last result at a link in a line: seal, points, when. */
export function LastResult({ record, total, view, note, children }: LastResultProps) {
  const { t } = useTranslation('assess');
  const { isShown, score, levelName, submittedAt } = record;
  const isKnown = isShown && score !== undefined;
  const when = submittedAt === undefined ? undefined : t('last.when', { when: formatStartTime(submittedAt, view) });
  return (
    <Box aria-label={t('last.name')}>
      <ContactRow>
        <LevelSeal name={levelName ?? t('last.waitingSeal')} status={isKnown ? 'reached' : 'waiting'} />
        <p>
          <b>
            {!isKnown
              ? t('last.waiting')
              : levelName === undefined
                ? t('last.score', { score, total })
                : t('last.level', { score, total, level: levelName })}
          </b>
          <small>{[when, note].filter((fact) => fact !== undefined).join(' · ')}</small>
        </p>
        {children}
      </ContactRow>
    </Box>
  );
}
