import { policyOf, slotsOf, type UploadPlace } from './pickedFile.ts';

/** Maximum number of files of a place, or fewer if the page says so (§5). */
export function limitOf(place: UploadPlace, max?: number): number {
  const most = policyOf(place, slotsOf(place)[0]).maxCount ?? Number.POSITIVE_INFINITY;
  return Math.min(most, max ?? most);
}
