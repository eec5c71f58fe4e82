import type { AssessmentIntro } from '@shuyuan/contract';
import { formatStartTime, LevelSeal, Link, PriceTag, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { Box, Levels, OwnPrice } from '../assess.styles.ts';
import { levelRange } from '../levelRange.ts';

type LevelCourse = AssessmentIntro['levelCourses'][number]['course'];

/** How many points lead to which class: the levels, the highest first, each with the course that it advises. */
export function LevelScale({ intro }: { intro: AssessmentIntro }) {
  const { t } = useTranslation('assess');
  const { levels, levelCourses, totalScore, course } = intro;
  if (levels.length === 0) return null;
  const courseOf = (name: string) => levelCourses.find(({ levelName }) => levelName === name)?.course;
  // The level of the course that the student came from; one course may be that of several levels.
  const own = levels.find(({ name }) => course !== undefined && courseOf(name)?.saleId === course.saleId);
  const hasCourses = levelCourses.length > 0;
  return (
    <Box>
      <header>
        <h2>{t(hasCourses ? 'levels.classes' : 'levels.title')}</h2>
      </header>
      <Levels>
        {levels.toReversed().map((level) => {
          const advised = courseOf(level.name);
          const isOwn = level === own;
          return (
            <li key={level.name} data-own={isOwn || undefined}>
              <LevelSeal name={level.name} status={isOwn ? 'reached' : 'other'} />
              <span data-range>{levelRange(level, totalScore, t)}</span>
              {advised ? (
                <Advised course={advised} isOwn={isOwn} now={Date.parse(intro.serverTime)} />
              ) : (
                <b>{level.name}</b>
              )}
            </li>
          );
        })}
      </Levels>
    </Box>
  );
}

/** The class of a level with its price for everybody, or that the student is in it. */
const Advised = observer(function Advised({
  course,
  isOwn,
  now,
}: {
  course: LevelCourse;
  isOwn: boolean;
  now: number;
}) {
  const { t } = useTranslation('assess');
  const view = useView(now);
  const { title, startsAt, lessonCount, priceFen, campaignFen, isOwned } = course;
  const isAhead = startsAt !== undefined && Date.parse(startsAt) > now;
  const facts = [
    isOwn && t('levels.own'),
    lessonCount !== undefined && t('lectures', { count: lessonCount }),
    isAhead && t('starts', { when: formatStartTime(startsAt, view) }),
  ].filter((fact) => fact !== false);
  const payFen = campaignFen ?? priceFen;
  const Price = isOwn ? OwnPrice : PriceTag;
  return (
    <>
      <p>
        <Link href={coursePath(course)} tone="inherit">
          <b>{title}</b>
        </Link>
        <small>{facts.join(' · ')}</small>
      </p>
      {isOwned ? (
        <Tag tone="success">{t('levels.owned')}</Tag>
      ) : (
        payFen !== undefined && <Price priceFen={payFen} size="sm" />
      )}
    </>
  );
});
