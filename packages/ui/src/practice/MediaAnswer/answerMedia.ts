import type { StoredFile } from '../../foundations/uploadTransport.ts';
import type { UploadEntry } from '../../upload/core/uploadEntry.ts';

/** Degrees clockwise at which a picture is shown; its file is not changed. */
export type Rotation = 0 | 90 | 180 | 270;

/** A stored file of an answer. */
export interface AnswerMediaFile extends StoredFile {
  rotation?: Rotation | undefined;
  /** Duration of a recording made in the page, in whole seconds. */
  durationS?: number | undefined;
}

/** The stored files of an answer, in their order. */
export interface AnswerMedia {
  pictures: readonly AnswerMediaFile[];
  recordings: readonly AnswerMediaFile[];
  videos: readonly AnswerMediaFile[];
}

/** A quarter further, clockwise. */
export const turned = (rotation: Rotation): Rotation => ((rotation + 90) % 360) as Rotation;

/** Stored files of a list, with what is known of each by its entry's key. */
export function storedFiles(
  entries: readonly UploadEntry[],
  known: (entry: UploadEntry) => Pick<AnswerMediaFile, 'rotation' | 'durationS'>,
): AnswerMediaFile[] {
  return entries.flatMap((entry) => (entry.file ? [{ ...entry.file, ...known(entry) }] : []));
}

/** Whether two answers have the same files in the same order and rotation. */
export function mediaSignature({ pictures, recordings, videos }: AnswerMedia): string {
  return [pictures, recordings, videos]
    .map((files) => files.map(({ id, rotation = 0 }) => `${id}@${rotation}`).join())
    .join(';');
}

/** The extension of a recording by its media type, as browsers record (§5). */
export function recordingExtension(mime: string): 'webm' | 'm4a' {
  return mime.startsWith('audio/mp4') ? 'm4a' : 'webm';
}
