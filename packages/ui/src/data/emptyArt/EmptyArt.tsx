import type { ReactNode } from 'react';
import { Receipt, Tickets } from './buying.tsx';
import { CatAndThread, OpenLetter, StudentCard } from './people.tsx';
import { BookAndPlane, LensOnPage, ScreenAndCap } from './reading.tsx';
import { Stage } from './Stage.tsx';

/** Illustrations by kind of empty state. */
const PICTURES = {
  list: BookAndPlane,
  search: LensOnPage,
  order: Receipt,
  coupon: Tickets,
  message: OpenLetter,
  course: ScreenAndCap,
  login: StudentCard,
  error: CatAndThread,
} as const satisfies Record<string, () => ReactNode>;

/** The eight kinds of empty states. */
export type EmptyArtKind = keyof typeof PICTURES;

/** All kinds, in the order of the inventory. */
export const EMPTY_ART_KINDS = Object.keys(PICTURES) as readonly EmptyArtKind[];

export interface EmptyArtProps {
  kind: EmptyArtKind;
  /** Class that sets a size other than 200 × 160. */
  className?: string | undefined;
}

/** The illustration of an empty state in the brand's colours; decorative, the text beside it carries the meaning. */
export function EmptyArt({ kind, className }: EmptyArtProps) {
  const Picture = PICTURES[kind];
  return (
    <Stage className={className}>
      <Picture />
    </Stage>
  );
}
