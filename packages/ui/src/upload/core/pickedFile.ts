import {
  attachmentSlotOf,
  checkFile,
  extensionOf,
  type FileProblem,
  type UploadPolicy,
  type UploadSlot,
  uploadPolicy,
} from '@shuyuan/rules';
import { agreedMime, sniff } from './sniff.ts';

/** An upload place: one slot, or the attachments of an article, whose types share one maximum number (§5). */
export type UploadPlace = UploadSlot | 'articleAttachment';

/**
 * Why a file was rejected: by its own properties, for lack of room, because it cannot be opened, or because compression failed (§5, §8).
 */
export type RefusalReason = FileProblem | 'count' | 'broken' | 'compression';

/** One rejected file, with all data of its line. */
export interface Refusal {
  readonly key: string;
  readonly name: string;
  /** Original size in bytes. */
  readonly size: number;
  readonly reason: RefusalReason;
  /** The slot that validated it; `null` if none accepts such a name. */
  readonly slot: UploadSlot | null;
  /** Size in bytes after redrawing, if that exceeds the limit. */
  readonly resultBytes?: number | undefined;
}

/** A valid file, with its slot and its detected type. */
export interface PickedFile {
  readonly file: File;
  readonly slot: UploadSlot;
  readonly mime: string;
}

/** The slots of a place; the first one defines the maximum number. */
export function slotsOf(place: UploadPlace): readonly [UploadSlot, ...UploadSlot[]] {
  return place === 'articleAttachment' ? ['attachDoc', 'attachImage', 'attachAudio', 'attachVideo'] : [place];
}

/** The rules of each slot of a place. */
export function policiesOf(place: UploadPlace): UploadPolicy[] {
  return slotsOf(place).map(uploadPolicy);
}

/** The slot of a place for a file name, `null` for none. */
export function slotFor(place: UploadPlace, name: string): UploadSlot | null {
  if (place === 'articleAttachment') return attachmentSlotOf(name);
  return uploadPolicy(place).extensions.some((each) => each === extensionOf(name)) ? place : null;
}

/**
 * Validates a picked file before anything is sent: name, extension and declared type, first bytes, size (§5, U1). A file that the page
 * recorded may have the formats of recorders.
 */
export async function judge(
  place: UploadPlace,
  file: File,
  recorded = false,
): Promise<PickedFile | Omit<Refusal, 'key'>> {
  const slot = recorded && place !== 'articleAttachment' ? place : slotFor(place, file.name);
  const refuse = (reason: RefusalReason) => ({ name: file.name, size: file.size, reason, slot });
  if (!slot) return refuse('type');
  const problem = checkFile({ slot, name: file.name, mime: file.type, size: file.size, recorded });
  if (problem && problem !== 'size') return refuse(problem);
  let mime: string | null;
  try {
    mime = agreedMime(extensionOf(file.name), await sniff(file));
  } catch {
    return refuse('broken'); // moved or deleted since it was picked
  }
  if (!mime) return refuse('mismatch');
  return problem ? refuse(problem) : { file, slot, mime };
}
