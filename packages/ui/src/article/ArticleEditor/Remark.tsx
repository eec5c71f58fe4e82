import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { observeSize } from '../../foundations/observe.ts';
import { RemarkNote } from './ArticleEditor.styles.ts';

interface RemarkProps {
  id: string;
  sheet: RefObject<HTMLElement | null>;
  /** Key of the block that the words are about. */
  blockKey: string;
  children: ReactNode;
}

/** Pixels between a block and the words about it. */
const GAP_PX = 8;

/** What a reader said about one block: the block is marked, comes into view once, and the words stand below it wherever it goes. */
export function Remark({ id, sheet, blockKey, children }: RemarkProps) {
  const note = useRef<HTMLDivElement>(null);
  // draft-js makes the elements of the blocks, also by itself after a paste, so the mark is set upon them, as for a drop, and again on new
  // ones. The sheet is an ancestor: its reference is there for effects, not yet for layout effects.
  useEffect(() => {
    const [root, shown] = [sheet.current, note.current];
    if (!root || !shown) return undefined;
    let marked: HTMLElement | null = null;
    const unmark = () => {
      delete marked?.dataset['remark'];
      marked?.style.removeProperty('--_remark');
    };
    const place = () => {
      const block = root.querySelector<HTMLElement>(`[data-block][data-offset-key^="${CSS.escape(blockKey)}-"]`);
      if (block !== marked) unmark();
      marked = block;
      shown.hidden = !block;
      if (!block) return null;
      block.dataset['remark'] = '';
      block.style.setProperty('--_remark', `${shown.offsetHeight + GAP_PX}px`);
      shown.style.top = `${block.getBoundingClientRect().bottom - root.getBoundingClientRect().top + GAP_PX}px`;
      return block;
    };
    place()?.scrollIntoView?.({ block: 'center' });
    const stop = observeSize([root, shown], place);
    const made = new MutationObserver(place);
    made.observe(root, { childList: true, subtree: true });
    return () => {
      stop();
      made.disconnect();
      unmark();
    };
  }, [sheet, blockKey]);
  return (
    <RemarkNote ref={note} id={id} role="note">
      {children}
    </RemarkNote>
  );
}
