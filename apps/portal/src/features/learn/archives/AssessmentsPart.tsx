import type { AssessmentRecord } from '@shuyuan/contract';
import { formatStartTime, Link, type ScheduleView, SectionHeader, Tag, type TagTone } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../page/Await.tsx';
import { assessResultPath, evaluationPath, expirePath, questionsPath } from '../../../shared/course/assessPaths.ts';
import type { ArchivesStore } from './ArchivesStore.ts';
import { Quiet, Rows } from './archives.styles.ts';

const RECORD_TONES: Readonly<Record<NonNullable<AssessmentRecord['state']>, TagTone>> = {
  notStarted: 'neutral',
  doing: 'brand',
  submitted: 'info',
  awaiting: 'info',
  finished: 'success',
  expired: 'neutral',
};

/** Where a record goes on, or what came of it. */
function recordPath({ id, linkId, saleId, type, state }: AssessmentRecord): string {
  const place = { linkId, saleId, isSubjective: type === 'subjective' };
  if (state === 'expired') return expirePath(place);
  if (state === 'doing') return questionsPath(place, id);
  return state === 'notStarted' ? evaluationPath(place) : assessResultPath(place, id);
}

/** The assessments of the student, the latest first, each with its state and the way to it (product.md 4.6). */
export const AssessmentsPart = observer(function AssessmentsPart({
  store,
  view,
}: {
  store: ArchivesStore;
  view: ScheduleView;
}) {
  const { t } = useTranslation('archives');
  const { t: common } = useTranslation('common');
  return (
    <section>
      <SectionHeader title={t('assessments')} />
      <Await
        query={store.assessments}
        skeleton="row"
        count={2}
        isEmpty={({ items }) => items.length === 0}
        empty={<Quiet>{t('noAssessments')}</Quiet>}
        missing={<Quiet>{common('notServed')}</Quiet>}
      >
        {({ items }) => (
          <Rows>
            {items.map((record) => {
              const { id, title, guestName, state, score, totalScore, levelName, submittedAt, startedAt } = record;
              const at = submittedAt ?? startedAt;
              const facts = [
                guestName !== undefined && guestName,
                score !== undefined && t('points', { score, total: totalScore }),
                levelName !== undefined && levelName,
                at !== undefined && formatStartTime(at, view),
              ].filter((fact) => fact !== false);
              return (
                <li key={id}>
                  <span>
                    <strong>{title}</strong>
                    <small>{facts.join(' · ')}</small>
                  </span>
                  {state !== undefined && (
                    <span>
                      <Tag tone={RECORD_TONES[state]}>{t(`recordState.${state}`)}</Tag>
                    </span>
                  )}
                  <Link href={recordPath(record)}>{t(state === 'doing' ? 'goOn' : 'view')}</Link>
                </li>
              );
            })}
          </Rows>
        )}
      </Await>
    </section>
  );
});
