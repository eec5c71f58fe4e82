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

/** A place that takes files: one slot, or the attachments of an article, whose kinds share one count (§5). */
export type UploadPlace = UploadSlot | 'articleAttachment';

/** Why a file was not taken: by itself, for want of room, because it does not open, or because redrawing failed (§5, §8). */
export type RefusalReason = FileProblem | 'count' | 'broken' | 'compression';

/** One file that was not taken, with all that its line says. */
export interface Refusal {
  readonly key: string;
  readonly name: string;
  /** Bytes as picked. */
  readonly size: number;
  readonly reason: RefusalReason;
  /** The slot that judged it; `null` when none takes such a name. */
  readonly slot: UploadSlot | null;
  /** Bytes after redrawing, where that made it too large. */
  readonly resultBytes?: number | undefined;
}

/** A file that passed, with the slot that takes it and its type by content. */
export interface PickedFile {
  readonly file: File;
  readonly slot: UploadSlot;
  readonly mime: string;
}

/** The slots of a place; the first one carries the count. */
export function slotsOf(place: UploadPlace): readonly [UploadSlot, ...UploadSlot[]] {
  return place === 'articleAttachment' ? ['attachDoc', 'attachImage', 'attachAudio', 'attachVideo'] : [place];
}

/** The rules of each slot of a place. */
export function policiesOf(place: UploadPlace): UploadPolicy[] {
  return slotsOf(place).map(uploadPolicy);
}

/** Which slot of a place a name belongs to, `null` for none. */
export function slotFor(place: UploadPlace, name: string): UploadSlot | null {
  if (place === 'articleAttachment') return attachmentSlotOf(name);
  return uploadPolicy(place).extensions.some((each) => each === extensionOf(name)) ? place : null;
}

/** Judges a picked file before anything is sent: name, extension and declared type, first bytes, size (§5, U1). */
export async function judge(place: UploadPlace, file: File): Promise<PickedFile | Omit<Refusal, 'key'>> {
  const slot = slotFor(place, file.name);
  const refuse = (reason: RefusalReason) => ({ name: file.name, size: file.size, reason, slot });
  if (!slot) return refuse('type');
  const problem = checkFile({ slot, name: file.name, mime: file.type, size: file.size });
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
