import { ARTICLE_WIDTHS, type ArticleWidth } from '@shuyuan/rules';
import type { PointerEvent } from 'react';

interface PictureGripsProps {
  /** Width of the picture's file through its height. */
  ratio: number;
  width: ArticleWidth;
  onWidth: (width: ArticleWidth) => void;
}

/** The corners of the selected picture, dragged to the nearest of its widths; keys and tools do the same (WCAG 2.5.7). */
export function PictureGrips({ ratio, width, onWidth }: PictureGripsProps) {
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const column = event.currentTarget.closest('figure')?.getBoundingClientRect();
    if (!column) return;
    // The picture stands in the middle, so half of it is between there and the pointer.
    const share = (Math.abs(event.clientX - (column.left + column.width / 2)) / column.width) * 200;
    const nearest = ARTICLE_WIDTHS.toSorted((one, other) => Math.abs(one - share) - Math.abs(other - share))[0];
    if (nearest !== undefined && nearest !== width) onWidth(nearest);
  };
  return (
    <span className="grips" aria-hidden="true" style={{ aspectRatio: ratio }}>
      {['start top', 'end top', 'start bottom', 'end bottom'].map((corner) => (
        <i
          key={corner}
          className={corner}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={handleMove}
        />
      ))}
    </span>
  );
}
