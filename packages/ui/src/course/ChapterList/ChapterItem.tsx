import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useReader } from '../../foundations/KitProvider/kitContext.ts';
import { useClockAt } from '../useClockAt.ts';
import type { ChapterListLabels } from './ChapterList.labels.ts';
import type { Chapter, Lesson } from './chapter.ts';
import { LessonRow } from './LessonRow.tsx';
import { nextChange, shownAtFirst } from './lessonView.ts';

interface ChapterItemProps {
  chapter: Chapter;
  isOpen: boolean;
  onToggle: (id: string) => void;
  onOpen: ((lesson: Lesson) => void) | undefined;
  preview: number;
  timeZone: string | undefined;
  layout: 'page' | 'side';
  words: ChapterListLabels;
}

/** One chapter: a collapsible heading with its lessons; a long chapter has a button that reveals the rest. */
export function ChapterItem({ chapter, isOpen, onToggle, onOpen, preview, timeZone, layout, words }: ChapterItemProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { lessons } = chapter;
  const shown = isWhole ? lessons.length : shownAtFirst(lessons, preview);
  const view = useReader(timeZone);
  useClockAt(isOpen ? nextChange(lessons, view.now) : null);
  return (
    <div className="chapter">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={() => onToggle(chapter.id)}>
          <span>{chapter.title}</span>
          {chapter.note !== undefined && <span className="note">{chapter.note}</span>}
          <ChevronDown aria-hidden />
        </button>
      </h3>
      <div id={`${id}-body`} hidden={!isOpen}>
        {isOpen && (
          <ol className="thread">
            {lessons.slice(0, shown).map((lesson, index) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                isLast={index === lessons.length - 1}
                onOpen={onOpen}
                layout={layout}
                words={words}
                view={view}
              />
            ))}
          </ol>
        )}
        {isOpen && shown < lessons.length && (
          <button type="button" className="more" onClick={() => setWhole(true)}>
            {words.showRest(lessons.length - shown)}
          </button>
        )}
      </div>
    </div>
  );
}
