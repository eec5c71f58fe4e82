import type { CourseCard } from '@shuyuan/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, Cover } from '../activity.styles.ts';

/** The picture of the course; the subject's first character stands in for a missing one. */
export function ActivityCover({ course }: { course: CourseCard }) {
  const { t } = useTranslation('groupon');
  const { cover, subject, kind } = course;
  const [broken, setBroken] = useState<string>();
  return (
    <Cover>
      {cover === undefined || cover === broken ? (
        <span aria-hidden>{[...subject][0]}</span>
      ) : (
        <img src={cover} alt="" width={566} height={464} fetchPriority="high" onError={() => setBroken(cover)} />
      )}
      {kind !== undefined && <Chip size="md">{t(`kind.${kind}`)}</Chip>}
    </Cover>
  );
}
