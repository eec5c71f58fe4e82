import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  const findBlock = () =>
    sheet.current?.querySelector<HTMLElement>(`[data-block][data-offset-key^="${CSS.escape(blockKey)}-"]`);
  // draft-js makes the elements of the blocks, also by itself after a paste, so the mark is set upon them, as for a drop, and again on new ones.
  useLayoutEffect(() => {
    const [root, shown] = [sheet.current, note.current];
    if (!root || !shown) return undefined;
    let marked: HTMLElement | null = null;
    const unmark = () => {
      delete marked?.dataset['remark'];
      marked?.style.removeProperty('--_remark');
    };
    const place = () => {
      const block = findBlock() ?? null;
      if (block !== marked) unmark();
      marked = block;
      shown.hidden = !block;
      if (!block) return;
      block.dataset['remark'] = '';
      block.style.setProperty('--_remark', `${shown.offsetHeight + GAP_PX}px`);
      shown.style.top = `${block.getBoundingClientRect().bottom - root.getBoundingClientRect().top + GAP_PX}px`;
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(root);
    resized.observe(shown);
    const made = new MutationObserver(place);
    made.observe(root, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      made.disconnect();
      unmark();
    };
  });
  useEffect(() => {
    const selector = `[data-block][data-offset-key^="${CSS.escape(blockKey)}-"]`;
    sheet.current?.querySelector(selector)?.scrollIntoView?.({ block: 'center' });
  }, [sheet, blockKey]);
  return (
    <RemarkNote ref={note} id={id} role="note">
      {children}
    </RemarkNote>
  );
}
