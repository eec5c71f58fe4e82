/** What an answer may not hold: it is on its way, has failed, is not served, or its backend does not tell this field (decision 0050). */
type Known<T> = T | undefined;

/**
 * The rows that are here, to draw, filter, join or look something up among them. That there are none says nothing: a page that tells "none" asks
 * its query, by `Await` or `isNotServed`.
 */
export function rowsHere<T>(rows: Known<readonly T[]>): readonly T[] {
  return rows ?? [];
}

/** A text for a place that then shows nothing: a label, a field to type in, a name in a longer line, a time that is left out. */
export function textHere(text: Known<string>): string {
  return text ?? '';
}

/** Milliseconds of an instant; NaN for one that is not known, which is neither before nor after any other. */
export function momentOf(instant: Known<string>): number {
  return instant === undefined ? Number.NaN : Date.parse(instant);
}

/** What a part adds to a sum that is shown without the parts that are not known. */
export function addend(amount: Known<number>): number {
  return amount ?? 0;
}

/** A number whose absence is the protocol's word for the first, or for none so far: a version, a turn of a picture, a second of a recording. */
export function orFirst(number: Known<number>): number {
  return number ?? 0;
}

/** Whether a backend says so; one that says nothing offers nothing more (decision 0050). */
export function isSaid(flag: Known<boolean>): boolean {
  return flag === true;
}
