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
  // draft-js makes the elements of the blocks, so the mark is set upon them, as for a drop; each rendering may have made new ones.
  useLayoutEffect(() => {
    const [root, shown, block] = [sheet.current, note.current, findBlock()];
    if (!root || !shown) return undefined;
    shown.hidden = !block;
    if (!block) return undefined;
    const place = () => {
      block.dataset['remark'] = '';
      block.style.setProperty('--_remark', `${shown.offsetHeight + GAP_PX}px`);
      shown.style.top = `${block.getBoundingClientRect().bottom - root.getBoundingClientRect().top + GAP_PX}px`;
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(root);
    resized.observe(shown);
    return () => {
      resized.disconnect();
      delete block.dataset['remark'];
      block.style.removeProperty('--_remark');
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
