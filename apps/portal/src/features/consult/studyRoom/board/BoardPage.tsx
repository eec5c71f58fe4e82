import { useId } from 'react';
import { GridDot, Paper } from './board.styles.ts';
import type { PlacedMark } from './foldBoard.ts';
import { MarkShape } from './MarkShape.tsx';
import { BOARD, type Mark } from './marks.ts';

/** Addresses of what stands on the board: the pictures of the question by their place, the photos of the talk by their file. */
export interface BoardPictures {
  images: readonly string[];
  files: readonly { id: number; url: string }[];
}

/** Address of the picture of a mark; undefined for one without a picture, or whose picture is not known. */
function sourceOf(mark: Mark, { images, files }: BoardPictures): string | undefined {
  if (mark.kind === 'photo') return images[mark.index];
  return mark.kind === 'picture' ? files.find(({ id, url }) => mark.file === id || mark.file === url)?.url : undefined;
}

/** The paper of a page with what stands on it, in units of the board; the room and the record draw the same. */
export function BoardPage({ marks, pictures }: { marks: readonly PlacedMark[]; pictures: BoardPictures }) {
  const id = useId();
  return (
    <>
      <defs>
        <pattern id={`${id}dots`} width={40} height={40} patternUnits="userSpaceOnUse">
          <GridDot cx={20} cy={20} r={1.6} fill="currentColor" />
        </pattern>
      </defs>
      <Paper width={BOARD.width} height={BOARD.height} />
      <rect width={BOARD.width} height={BOARD.height} fill={`url(#${id}dots)`} />
      {marks.map(({ id: mark, mark: shape, from }) => (
        <MarkShape key={`${from}${mark}`} id={mark} mark={shape} from={from} src={sourceOf(shape, pictures)} />
      ))}
    </>
  );
}
