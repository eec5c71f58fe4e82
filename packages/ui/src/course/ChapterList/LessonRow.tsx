import { mmss } from '@shuyuan/rules';
import { type CSSProperties, useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { ScheduleView } from '../schedule.ts';
import type { ChapterListLabels } from './ChapterList.labels.ts';
import type { Lesson } from './chapter.ts';
import { type LessonView, viewOf } from './lessonView.ts';

interface LessonRowProps {
  lesson: Lesson;
  isLast: boolean;
  onOpen: ((lesson: Lesson) => void) | undefined;
  layout: 'page' | 'side';
  words: ChapterListLabels;
  view: ScheduleView;
}

/** One lesson on the thread, 56 px, the current one 72. */
export function LessonRow({ lesson, isLast, onOpen, layout, words, view }: LessonRowProps) {
  const id = useId();
  const now = viewOf(lesson, words, view);
  const { state, progress } = lesson;
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  const spoken = state === 'done' || state === 'now' || state === 'locked' || state === 'cancelled' ? words[state] : '';
  const isSide = layout === 'side';
  return (
    <li
      className="lesson"
      data-state={state}
      data-last={isLast ? '' : undefined}
      aria-current={state === 'now' ? 'step' : undefined}
      title={state === 'locked' ? now.line : undefined}
    >
      <span className="node" aria-hidden />
      <span className="no">{lesson.index !== undefined && String(lesson.index).padStart(2, '0')}</span>
      <div className="main">
        <h4>
          {state === 'locked' ? (
            <button type="button" className="name" aria-disabled="true" aria-describedby={`${id}-line`}>
              {lesson.title}
            </button>
          ) : isSide && lesson.href !== undefined && state !== 'cancelled' ? (
            <Anchor className="name" href={lesson.href} onClick={() => onOpen?.(lesson)}>
              {lesson.title}
            </Anchor>
          ) : (
            <span className="name">{lesson.title}</span>
          )}
          {spoken !== '' && <VisuallyHidden>{spoken}</VisuallyHidden>}
          {now.isLive && (
            <span className="tag" data-live="">
              {words.live}
            </span>
          )}
          {lesson.trial && state === 'open' && <span className="tag">{words.trial}</span>}
        </h4>
        {now.line !== undefined && (
          <p className="line" id={`${id}-line`}>
            {now.line} {lesson.link && <Anchor href={lesson.link.href}>{lesson.link.label}</Anchor>}
          </p>
        )}
        {isSide && now.when !== undefined && <p className="line">{now.when}</p>}
      </div>
      <div className="side">
        {!isSide && state !== 'done' && percent !== undefined && percent > 0 && (
          <>
            <span className="bar" style={{ '--_done': `${percent}%` } as CSSProperties} />
            <span>{words.watched(percent)}</span>
          </>
        )}
        {state === 'cancelled' && <span className="tag">{words.cancelled}</span>}
        {!isSide && now.when !== undefined && <span>{now.when}</span>}
        {now.when === undefined && now.action !== 'enter' && lesson.durationS !== undefined && (
          <span className="length">{mmss(lesson.durationS)}</span>
        )}
        {!isSide && <LessonButton lesson={lesson} now={now} onOpen={onOpen} words={words} lineId={`${id}-line`} />}
      </div>
    </li>
  );
}

interface LessonButtonProps {
  lesson: Lesson;
  now: LessonView;
  onOpen: ((lesson: Lesson) => void) | undefined;
  words: ChapterListLabels;
  lineId: string;
}

/** The action of a lesson: a button for a class and the current lesson, else a quiet link; its accessible name includes the title. */
function LessonButton({ lesson, now, onOpen, words, lineId }: LessonButtonProps) {
  if (lesson.action !== undefined)
    return (
      <Button
        variant={lesson.state === 'now' ? 'solid' : 'soft'}
        href={lesson.action.href}
        aria-label={`${lesson.action.label} ${lesson.title}`}
      >
        {lesson.action.label}
      </Button>
    );
  const leadsNowhere = onOpen === undefined && lesson.href === undefined;
  if (now.action === undefined || leadsNowhere)
    return <span className="act">{lesson.practice && lesson.state !== 'locked' ? words.withPractice : null}</span>;
  const text = words.actions[now.action];
  if (now.opensTime !== undefined)
    return (
      <Button disabled aria-describedby={lineId}>
        {words.enterAt(now.opensTime)}
      </Button>
    );
  const handleOpen = () => onOpen?.(lesson);
  const name = `${text} ${lesson.title}`;
  const link = lesson.href === undefined ? {} : { href: lesson.href };
  if (now.action === 'enter' || lesson.state === 'now')
    return (
      <Button {...link} aria-label={name} onClick={handleOpen}>
        {text}
      </Button>
    );
  return (
    <span className="act">
      {lesson.href === undefined ? (
        <button type="button" aria-label={name} onClick={handleOpen}>
          {text}
        </button>
      ) : (
        <Anchor href={lesson.href} aria-label={name} onClick={handleOpen}>
          {text}
        </Anchor>
      )}
    </span>
  );
}
