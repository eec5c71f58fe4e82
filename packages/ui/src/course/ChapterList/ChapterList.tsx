import { useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ChapterItem } from './ChapterItem.tsx';
import { type ChapterListLabels, chapterListLabels } from './ChapterList.labels.ts';
import { Root } from './ChapterList.styles.ts';
import type { Chapter, Lesson } from './chapter.ts';

export interface ChapterListProps extends BaseProps<HTMLDivElement> {
  chapters: readonly Chapter[];
  /** Opens a lesson: enters the class, plays or reviews it; without it only lessons with a URL have a button. */
  onOpen?: ((lesson: Lesson) => void) | undefined;
  /** Initially expanded chapters; by default the one with the current lesson, else the first. */
  defaultOpen?: readonly string[] | undefined;
  /** Number of lessons per chapter shown before "show more". */
  preview?: number | undefined;
  /** `side`: small and dark beside a player; a lesson is one link with its title, without buttons. */
  layout?: 'page' | 'side' | undefined;
  /** IANA time zone of displayed times; the kit's by default (§9). */
  timeZone?: string | undefined;
  labels?: Partial<ChapterListLabels> | undefined;
}

/** The chapters of a course as one thread: done, now, next, locked with the reason, live (§4, §9). */
export function ChapterList({
  chapters,
  onOpen,
  defaultOpen,
  preview = 8,
  layout = 'page',
  timeZone,
  labels,
  ...rest
}: ChapterListProps) {
  const words = useLabels(chapterListLabels, labels);
  const [open, setOpen] = useState<readonly string[]>(() => defaultOpen ?? firstOpen(chapters));
  const handleToggle = (id: string) =>
    setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <Root {...rest} data-layout={layout}>
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
          layout={layout}
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
