import type { Locale } from '../foundations/defineLabels.ts';
import { judge, type UploadPlace } from './core/pickedFile.ts';
import { reasonOf } from './describe.ts';
import { uploadLabels } from './upload.labels.ts';

/**
 * Why a place refuses a file, by its name, its content and its size, as the upload widgets say it; `null` for one that may be sent. For
 * places that are no widget, such as a chat.
 */
export async function whyRefused(place: UploadPlace, file: File, locale: Locale): Promise<string | null> {
  const judged = await judge(place, file);
  return 'file' in judged ? null : reasonOf(judged, place, uploadLabels[locale]);
}
