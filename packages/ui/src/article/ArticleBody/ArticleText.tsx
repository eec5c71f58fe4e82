import type { ArticleFlagMark, ArticleTextBlock } from '@shuyuan/rules';
import { tidyLines } from '@shuyuan/rules';
import { Fragment, type ReactNode } from 'react';
import { type ArticlePiece, runsOf } from './articleRuns.ts';

const FLAG_ELEMENTS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const satisfies Record<
  ArticleFlagMark,
  string
>;

/** The text of a block with its marks, as elements of ours; links open a new tab and hand nothing on. */
export function ArticleText({ block }: { block: ArticleTextBlock }) {
  if (block.text === '') return <br />;
  return runsOf(block).map(({ href, pieces }, at) =>
    href === undefined ? (
      <Fragment key={at}>{pieces.map(toPiece)}</Fragment>
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {pieces.map(toPiece)}
      </a>
    ),
  );
}

// A document never changes piece by piece: its parts are known by their position.
function toPiece({ text, flags, size, colour }: ArticlePiece, at: number): ReactNode {
  let node: ReactNode = tidyLines(text)
    .split('\n')
    .map((line, place) => (
      <Fragment key={place}>
        {place > 0 && <br />}
        {line}
      </Fragment>
    ));
  if (size !== undefined || colour !== undefined)
    node = (
      <span data-size={size} data-colour={colour}>
        {node}
      </span>
    );
  for (const flag of flags) {
    const Mark = FLAG_ELEMENTS[flag];
    node = <Mark>{node}</Mark>;
  }
  return <Fragment key={at}>{node}</Fragment>;
}
