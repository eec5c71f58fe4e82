import { useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ChapterItem } from './ChapterItem.tsx';
import { type ChapterListLabels, chapterListLabels } from './ChapterList.labels.ts';
import { Root } from './ChapterList.styles.ts';

/** One lesson (§3 Course); instants ISO 8601. */
export interface Lesson {
  id: string;
  /** Its number in the course, from 1. */
  index: number;
  title: string;
  kind: 'live' | 'video' | 'audio' | 'document' | 'text';
  /** Playing time in seconds, shown as `mm:ss` (§9). */
  durationS?: number | undefined;
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  /** Its node on the thread; `next` cannot be opened yet, `locked` waits for a practice (§4). */
  state: 'done' | 'now' | 'next' | 'locked' | 'open';
  /** May be watched before buying. */
  isTrial?: boolean | undefined;
  hasPractice?: boolean | undefined;
  /** Why it is locked, or one line about it. */
  reason?: string | undefined;
  /** Share already watched, 0 to 1. */
  progress?: number | undefined;
  /** Makes its button a link. */
  href?: string | undefined;
}

/** One chapter with its lessons. */
export interface Chapter {
  id: string;
  title: string;
  /** Beside the title, e.g. how many lessons. */
  note?: string | undefined;
  lessons: readonly Lesson[];
}

export interface ChapterListProps extends BaseProps<HTMLDivElement> {
  chapters: readonly Chapter[];
  /** Opens a lesson: enters the class, plays, reviews. */
  onOpen?: ((lesson: Lesson) => void) | undefined;
  /** Chapters unfolded at first; the one with the current lesson, else the first, unless told. */
  defaultOpen?: readonly string[] | undefined;
  /** Lessons of a chapter shown before it asks. */
  preview?: number | undefined;
  /** Zone in which times are read; Beijing unless told (§9). */
  timeZone?: string | undefined;
  labels?: Partial<ChapterListLabels> | undefined;
}

/** The chapters of a course as one thread: done, now, next, locked with the reason, live (§4, §9). */
export function ChapterList({
  chapters,
  onOpen,
  defaultOpen,
  preview = 8,
  timeZone,
  labels,
  ...rest
}: ChapterListProps) {
  const words = useLabels(chapterListLabels, labels);
  const [open, setOpen] = useState<readonly string[]>(() => defaultOpen ?? firstOpen(chapters));
  const handleToggle = (id: string) =>
    setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <Root {...rest}>
      {chapters.length === 0 && <p className="none">{words.empty}</p>}
      {chapters.map((chapter) => (
        <ChapterItem
          key={chapter.id}
          chapter={chapter}
          isOpen={open.includes(chapter.id)}
          onToggle={handleToggle}
          onOpen={onOpen}
          preview={preview}
          timeZone={timeZone}
          words={words}
        />
      ))}
    </Root>
  );
}

function firstOpen(chapters: readonly Chapter[]): readonly string[] {
  const current = chapters.find(({ lessons }) => lessons.some(({ state }) => state === 'now')) ?? chapters[0];
  return current ? [current.id] : [];
}
