import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { knownDay, knownStart } from '../schedule.ts';
import { useClockAt } from '../useClockAt.ts';
import { type MyCourseCardLabels, myCourseCardLabels } from './MyCourseCard.labels.ts';
import { Root } from './MyCourseCard.styles.ts';
import { isAllDone, type MyCourse, type NextLesson, nextEntryChange, viewOfMyCourse } from './myCourse.ts';

/** Parts of a student's own course. */
export type MyCourseCardPart =
  | 'cover'
  | 'chip'
  | 'title'
  | 'lecturer'
  | 'next'
  | 'links'
  | 'amount'
  | 'progress'
  | 'action';

export interface MyCourseCardProps extends BaseProps<HTMLElement> {
  course: MyCourse;
  /** Completed lessons and total; what is not known is not said, and without both there is no ring. */
  progress: { done?: number | undefined; total?: number | undefined };
  next?: NextLesson | undefined;
  /** Replaces the action that follows from the status. */
  action?: { label: string; href: string } | undefined;
  /** Links below, e.g. to the report. */
  links?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  /** IANA time zone of displayed times; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<MyCourseCardPart> | undefined;
  labels?: Partial<MyCourseCardLabels> | undefined;
}

/** A course that the student owns: progress, next lesson, one action; a class opens 15 minutes before it starts (§9). */
export function MyCourseCard(props: MyCourseCardProps) {
  const { course, progress, next, action, links, level = 3, timeZone, slotProps, labels, ...rest } = props;
  const words = useLabels(myCourseCardLabels, labels);
  const view = useReader(timeZone);
  const { done, total } = progress;
  const now = viewOfMyCourse(course, progress, next, view.now);
  useClockAt(nextEntryChange(next, view.now)); // the entrance opens and closes by itself (§9)
  const isFull = isAllDone(progress);
  const Title = `h${level}` as const;
  const label = action?.label ?? words.actions[now.action];
  const until = knownDay(course.expiresAt, view);
  const starts = knownStart(next?.startsAt, view);
  const beside =
    course.className ?? (until !== undefined && course.state !== 'expired' ? words.validUntil(until) : undefined);
  return (
    <Root {...rest} data-state={course.state} data-entry={now.entry}>
      <span {...slot('cover', slotProps?.cover)} aria-hidden>
        {course.cover === undefined ? [...course.title][0] : <img src={course.cover} alt="" decoding="async" />}
        {course.kind !== undefined && <span {...slot('chip', slotProps?.chip)}>{words.kinds[course.kind]}</span>}
      </span>
      <div>
        <Title {...slot('title', slotProps?.title)}>
          {course.title}
          {now.entry !== undefined && (
            <Tag tone={now.entry === 'live' ? 'brand' : 'success'} variant={now.entry === 'live' ? 'solid' : 'soft'}>
              {now.entry === 'live' ? words.live : words.open}
            </Tag>
          )}
          {course.state !== 'active' && <Tag>{words[course.state]}</Tag>}
        </Title>
        <p {...slot('who', slotProps?.lecturer)}>
          <Avatar src={course.lecturerPhoto} name={course.lecturerName} size={24} decorative />
          {course.lecturerName}
          {beside !== undefined && <span className="rest">{beside}</span>}
        </p>
        {course.state === 'expired' && until !== undefined && (
          <p {...slot('next', slotProps?.next)}>{words.expiredText(until)}</p>
        )}
        {course.state === 'active' && next && (
          <p {...slot('next', slotProps?.next)}>
            {next.position === undefined ? words.next : words.seen}
            {starts !== undefined && <b>{starts}</b>}
            <b>{next.title}</b>
            {next.position !== undefined && <b>{next.position}</b>}
          </p>
        )}
        {links !== undefined && <p {...slot('next', slotProps?.links)}>{links}</p>}
      </div>
      <div {...slot('amount', slotProps?.amount)}>
        {done === undefined && total !== undefined && (
          <p>
            <b>{words.total(total)}</b>
          </p>
        )}
        {done !== undefined && total !== undefined && (
          <>
            <Progress
              {...slotProps?.progress}
              variant="ring"
              label={words.of(words.progress, course.title)}
              value={done}
              max={Math.max(1, total)}
            />
            <p>
              <b>{words.lessons(done, total)}</b>
              {isFull ? words.allLearned : done === 0 ? words.notStarted : words.learned}
            </p>
          </>
        )}
      </div>
      <Button
        {...slotProps?.action}
        block
        href={action?.href ?? (now.entry === undefined ? course.href : (course.enterHref ?? course.href))}
        variant={now.entry === undefined ? (course.state === 'active' && !isFull ? 'soft' : 'outline') : 'solid'}
        tone={course.state === 'active' && !isFull ? 'brand' : 'neutral'}
        aria-label={words.of(label, course.title)}
      >
        {label}
      </Button>
    </Root>
  );
}
