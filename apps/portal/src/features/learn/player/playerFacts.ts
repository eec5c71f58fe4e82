import type { Playback } from '@shuyuan/contract';
import { orFirst, rowsHere } from '../../../core/known.ts';
import type { ShownLesson } from './ShownLesson.ts';
import type { Watching } from './Watching.ts';

/** The furthest second that was watched, where the class allows no skipping. */
export function seekLimitOf(playback: Playback | undefined, watching: Watching | null): number | undefined {
  if (!playback?.hasAntiSkip || playback.isFinished || watching?.hasFinished) return undefined;
  return Math.max(orFirst(playback.positionS), ...rowsHere(playback.watched).map(([, until]) => until));
}

/** Whether the server has what was watched: all, not yet, refused for good, or it keeps no such record; undefined before there is anything. */
export function savingOf(
  playback: Playback | undefined,
  watching: Watching | null,
): 'saved' | 'unsaved' | 'refused' | 'notStored' | undefined {
  if (watching?.isNotStored) return 'notStored';
  if (watching?.refusal) return 'refused';
  if (watching?.isUnsaved) return 'unsaved';
  const { watchedS, positionS } = playback ?? {};
  return watching?.savedS !== undefined || watchedS || positionS ? 'saved' : undefined;
}

/** What a player knows of which lesson it shows. */
type Placed = Pick<ShownLesson, 'lessons' | 'isVisitor' | 'isDated' | 'isPlaceKnown' | 'key'>;

/** A class of one's own that has no lesson. */
export function isEmptyClass({ isVisitor, isDated, isPlaceKnown, key }: Placed): boolean {
  return !isVisitor && !isDated && isPlaceKnown && key === undefined;
}

/** The class that the lesson on screen waits for; its failure is the lesson's. Undefined once its place is known (decision 0084). */
export function awaitedBy({ isPlaceKnown, lessons }: Placed): Placed['lessons'] | undefined {
  return isPlaceKnown ? undefined : lessons;
}
