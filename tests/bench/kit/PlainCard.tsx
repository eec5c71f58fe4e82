import { memo } from 'react';
import type { PlainCourse } from './cards.ts';
import { counter } from './counter.ts';

/** The lower bound: React and CSS classes, with the elements and rules of the kit's card. */
export const PlainCard = memo(function PlainCard({ course, className }: { course: PlainCourse; className: string }) {
  counter.cards += 1;
  return (
    <a className={className} href={course.href} data-layout="tile" data-status="notStarted">
      <span className="cover" data-initial={course.initial}>
        <img src={course.cover} alt="" width={272} height={153} loading="lazy" decoding="async" />
        <span className="chip" data-sign="camera">
          {course.chip}
        </span>
      </span>
      <h3 className="title">{course.title}</h3>
      <p className="meta">
        <img src={course.portrait} alt="" width={20} height={20} loading="lazy" decoding="async" />
        <span className="who">{course.who}</span>
        <span className="right">{course.right}</span>
      </p>
      <p className="price">
        <span className="amount">{course.price}</span>
        <s className="former">{course.former}</s>
        <span className="note">{course.note}</span>
        <span className="count">{course.count}</span>
      </p>
    </a>
  );
});
