import { mergeWatched, type WatchedRange } from '@shuyuan/rules';

/** Most seconds of the medium between two reports of its position, at double speed with a late event. */
const GAP_MAX_S = 3;

/** The seconds that really ran since the last report: a seek starts another range, a pause adds nothing. */
export class WatchedSpan {
  #ranges: WatchedRange[] = [];
  #at: number | null = null;

  /** The medium plays at this second. */
  advance(at: number) {
    const from = this.#at;
    this.#at = at;
    if (from === null || at <= from || at - from > GAP_MAX_S) return;
    this.#ranges.push([from, at]);
  }

  /** Playback stopped or jumped: what follows is another range. */
  interrupt() {
    this.#at = null;
  }

  /** Ranges since the last call, in whole seconds, joined; a position that has not moved a second yet stays for the next. */
  take(): WatchedRange[] {
    const ranges = mergeWatched(join(this.#ranges));
    if (ranges.length > 0) this.#ranges = [];
    return ranges;
  }
}

/** Joins touching ranges before they are rounded, so that quarters of a second are not lost one by one. */
function join(ranges: readonly WatchedRange[]): WatchedRange[] {
  const joined: [number, number][] = [];
  for (const [from, until] of ranges) {
    const last = joined.at(-1);
    if (last && from === last[1]) last[1] = until;
    else joined.push([from, until]);
  }
  return joined;
}
