import { codePointLength, tidyLines } from '@shuyuan/rules';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNumber } from '../../foundations/useNumber.ts';
import type { CommentThreadLabels } from './CommentThread.labels.ts';
import { FOLD_PX } from './CommentThread.styles.ts';

/** A comment's text; a long one is folded to 120 px with its length named. */
export function FoldedText({ text, words }: { text: string; words: CommentThreadLabels }) {
  const number = useNumber();
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setLong(element.scrollHeight > FOLD_PX);
    measure();
    // The width decides how many lines there are.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={box} className="text" data-folded={(isLong && !isOpen) || undefined}>
        {tidyLines(text)}
      </div>
      {isLong && (
        <button type="button" className="unfold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fold : words.unfold}
          <ChevronDown aria-hidden />
          {!isOpen && <small>{words.length(number(codePointLength(text)))}</small>}
        </button>
      )}
    </>
  );
}
