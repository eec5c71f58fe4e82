import type { ReactNode } from 'react';
import type { ContentBlock, ContentState } from './draft.ts';
import { hrefAt, LINK } from './draftDocument.ts';

/** Finds the links of a block for draft-js. */
export function findLinks(block: ContentBlock, found: (from: number, to: number) => void, content: ContentState) {
  block.findEntityRanges((character) => {
    const entity = character.getEntity();
    return entity !== null && content.getEntity(entity).getType() === LINK;
  }, found);
}

/** A link while it is written: it looks like one and leads nowhere. */
export function EditorLink({
  contentState,
  blockKey,
  start,
  children,
}: {
  contentState: ContentState;
  blockKey: string;
  start: number;
  children: ReactNode;
}) {
  const href = hrefAt(contentState, contentState.getBlockForKey(blockKey), start);
  return (
    <span data-link="" title={href}>
      {children}
    </span>
  );
}
