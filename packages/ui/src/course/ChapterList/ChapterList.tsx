import { useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ChapterItem } from './ChapterItem.tsx';
import { type ChapterListLabels, chapterListLabels } from './ChapterList.labels.ts';
import { Root } from './ChapterList.styles.ts';
import type { Chapter, Lesson } from './chapter.ts';

export interface ChapterListProps extends BaseProps<HTMLDivElement> {
  chapters: readonly Chapter[];
  /** Opens a lesson: enters the class, plays, reviews; without it only lessons with an address have a button. */
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
