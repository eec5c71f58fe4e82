import type { AssessmentIntro, AssessmentRecord } from '@shuyuan/contract';
import { Button, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { type AssessPlace, assessResultPath } from '../../../../shared/course/assessPaths.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { LastResult } from './LastResult.tsx';

interface LastRoadsProps {
  intro: AssessmentIntro;
  done: AssessmentRecord;
  place: AssessPlace;
}

/** The last result below a closed ticket, with both roads from it: the result again, or the class of its level. */
export const LastRoads = observer(function LastRoads({ intro, done, place }: LastRoadsProps) {
  const { t } = useTranslation('assess');
  const view = useView(Date.parse(intro.serverTime));
  const advised = done.isShown
    ? intro.levelCourses.find(({ levelName }) => levelName === done.levelName)?.course
    : undefined;
  const note = advised && (advised.isOwned ? t('last.owned') : t('last.enough', { title: advised.title }));
  return (
    <LastResult record={done} total={intro.totalScore} view={view} note={note}>
      <Link href={assessResultPath(place, done.id)}>{t('expire.last')}</Link>
      {advised && !advised.isOwned && (
        <Button variant="soft" href={coursePath(advised)}>
          {t('last.enrol')}
        </Button>
      )}
    </LastResult>
  );
});
