import type { CourseDetail } from '@shuyuan/contract';
import { CourseFacts } from '@shuyuan/ui';
import { useState } from 'react';
import { rowsHere } from '../../../../core/known.ts';
import { Cover } from '../CoursePage.styles.ts';

/** Facts that fit under the cover. */
const FACTS = 4;

/** The picture of the course and the short facts below it. */
export function CourseIntro({ course }: { course: CourseDetail }) {
  const { cover, status, subject } = course;
  const facts = rowsHere(course.facts);
  const [broken, setBroken] = useState<string>();
  const isClosed = status === 'ended' || status === 'discontinued';
  return (
    <div>
      <Cover data-closed={isClosed || undefined}>
        {cover === undefined || cover === broken ? (
          <span aria-hidden>{[...subject][0]}</span>
        ) : (
          <img src={cover} alt="" width={762} height={428} fetchPriority="high" onError={() => setBroken(cover)} />
        )}
      </Cover>
      {facts.length > 0 && <CourseFacts facts={facts.slice(0, FACTS)} />}
    </div>
  );
}
