import type { AssessmentIntro } from '@shuyuan/contract';
import { Avatar, CourseCard } from '@shuyuan/ui';
import { Clock, Mic, PencilLine } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Query } from '../../../../api/query.ts';
import { useOwned } from '../../../../page/context.tsx';
import { ownedQueries } from '../../../../page/ownedQueries.ts';
import type { AssessPlace } from '../../../../shared/course/assessPaths.ts';
import { toCourseCard } from '../../../../shared/course/courseProps.ts';
import { Marker, SideBox } from './tasks.styles.ts';

const DAY_HOURS = 24;

/** Who marks the tasks and until when, and the course that they are for; nothing while that is not known. */
export const TasksSide = observer(function TasksSide({ place }: { place: AssessPlace }) {
  const { t } = useTranslation('assess');
  const { linkId, saleId } = place;
  const { intro } = useOwned((root) =>
    ownedQueries({
      atStart: { intro: new Query<AssessmentIntro>(() => root.api.assessments.intro({ linkId, saleId })) },
    }),
  );
  if (intro.value === undefined) return null;
  const { lecturerName, course } = intro.value;
  return (
    <>
      {lecturerName !== undefined && <MarkerCard intro={intro.value} name={lecturerName} />}
      {course && (
        <SideBox>
          <h2>{t('task.forCourse')}</h2>
          <CourseCard course={toCourseCard(course)} />
        </SideBox>
      )}
    </>
  );
});

function MarkerCard({ intro, name }: { intro: AssessmentIntro; name: string }) {
  const { t } = useTranslation('assess');
  const { lecturerPortrait, lecturerMotto, subject, promiseHours } = intro;
  const promise =
    promiseHours === undefined
      ? undefined
      : promiseHours % DAY_HOURS === 0
        ? t('task.promiseDays', { count: promiseHours / DAY_HOURS })
        : t('task.promiseHours', { count: promiseHours });
  return (
    <SideBox aria-label={t('field.by')}>
      <Marker>
        <Avatar name={name} src={lecturerPortrait} size={56} decorative />
        <p>
          <b>{name}</b>
          {subject !== undefined && <small>{subject}</small>}
        </p>
      </Marker>
      {lecturerMotto !== undefined && <blockquote>{lecturerMotto}</blockquote>}
      <ul>
        <li>
          <PencilLine aria-hidden />
          {t('task.inRed')}
        </li>
        <li>
          <Mic aria-hidden />
          {t('task.byVoice')}
        </li>
        {promise !== undefined && (
          <li>
            <Clock aria-hidden />
            {promise}
          </li>
        )}
      </ul>
    </SideBox>
  );
}
