import {
  attachmentSlotOf,
  COMPRESS_OVER_BYTES,
  COMPRESSED_TYPE,
  type ContentFault,
  checkFile,
  compressionDecision,
  extensionOf,
  type FileExtension,
  type FileProblem,
  formatOf,
  inspectFile,
  type ReadSlice,
  type UploadPolicy,
  type UploadSlot,
  uploadPolicy,
} from '@shuyuan/rules';
import { extensionFormat, mimeToSend } from './contentType.ts';

/**
 * Limits of a widget's own. What is left out, is no positive number or names no type of the place is the rule of the place (§5). The
 * server must hold them too.
 */
export interface UploadLimits {
  /** Maximum number of files, `Infinity` for no limit. */
  readonly maxCount?: number | undefined;
  /** Most bytes of a file, inclusive; a picture that is redrawn is measured afterwards where the place does so. */
  readonly maxBytes?: number | undefined;
  /** The accepted extensions, of those that the place knows; `jpg` and `jpeg` are one. */
  readonly extensions?: readonly FileExtension[] | undefined;
}

/** One slot, or the attachments of an article, whose types share one maximum number (§5). */
export type NamedPlace = UploadSlot | 'articleAttachment';

/** A place with limits of its own. */
export interface LimitedPlace extends UploadLimits {
  readonly slot: NamedPlace;
}

/** An upload place, with the rules of §5 or with limits of its own. */
export type UploadPlace = NamedPlace | LimitedPlace;

/** A place by its name, with the limits of a widget if it has any. */
export function limited(slot: NamedPlace, limits: UploadLimits | undefined): UploadPlace {
  return limits ? { ...limits, slot } : slot;
}

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
  /** What its bytes are, for a file that is refused by its content or its type. */
  readonly fault?: ContentFault | undefined;
}

/** A valid file, with its slot and its detected type. */
export interface PickedFile {
  readonly file: File;
  readonly slot: UploadSlot;
  /** The rules that it was validated by. */
  readonly policy: UploadPolicy;
  readonly mime: string;
}

/** The slots of a place; the first one defines the maximum number. */
export function slotsOf(place: UploadPlace): readonly [UploadSlot, ...UploadSlot[]] {
  const name = typeof place === 'string' ? place : place.slot;
  return name === 'articleAttachment' ? ['attachDoc', 'attachImage', 'attachAudio', 'attachVideo'] : [name];
}

/** The common name of a file type; `jpeg` is `jpg`. */
export function commonName(extension: FileExtension): FileExtension {
  return extension === 'jpeg' ? 'jpg' : extension;
}

/** The extensions that a widget limits its place to; `null` for all of them. */
export function ownExtensions(place: UploadPlace): readonly FileExtension[] | null {
  if (typeof place === 'string') return null;
  const names = place.extensions?.map(commonName) ?? [];
  const own = slotsOf(place).flatMap((slot) =>
    uploadPolicy(slot).extensions.filter((each) => names.includes(commonName(each))),
  );
  return own.length > 0 ? own : null;
}

/** The rules of a slot in a place: those of §5, or the widget's own. A picture becomes a PNG only where those are accepted. */
export function policyOf(place: UploadPlace, slot: UploadSlot): UploadPolicy {
  const policy = uploadPolicy(slot);
  if (typeof place === 'string') return policy;
  const own = ownExtensions(place);
  const extensions = own ? policy.extensions.filter((each) => own.includes(each)) : policy.extensions;
  const maxBytes = positive(place.maxBytes) ?? policy.maxBytes;
  const canBeOver = policy.limitAppliesTo === 'result' || maxBytes > COMPRESS_OVER_BYTES;
  const compress = policy.compress && canBeOver && extensions.includes(COMPRESSED_TYPE.extension);
  return {
    ...policy,
    extensions,
    maxBytes,
    maxCount: positive(place.maxCount) ?? policy.maxCount,
    compress,
    limitAppliesTo: compress ? policy.limitAppliesTo : 'original',
  };
}

function positive(limit: number | undefined): number | undefined {
  return limit !== undefined && limit > 0 ? limit : undefined;
}

/** The rules of each slot of a place that accepts any type. */
export function policiesOf(place: UploadPlace): UploadPolicy[] {
  return slotsOf(place)
    .map((slot) => policyOf(place, slot))
    .filter(({ extensions }) => extensions.length > 0);
}

/** The slot of a place for a file name, `null` for none. */
export function slotFor(place: UploadPlace, name: string): UploadSlot | null {
  const [first, ...others] = slotsOf(place);
  const slot = others.length > 0 ? attachmentSlotOf(name) : first;
  return slot && policyOf(place, slot).extensions.some((each) => each === extensionOf(name)) ? slot : null;
}

/**
 * Validates a picked file before anything is sent: name and extension, content, size (§5, U1). What the server would refuse after it has
 * all of the file is refused here, by the same inspection of a few slices. The type that the browser states is not asked: it is the one
 * that some program of this computer registered. A file that the page recorded may have the formats of recorders.
 */
export async function judge(
  place: UploadPlace,
  file: File,
  recorded = false,
): Promise<PickedFile | Omit<Refusal, 'key'>> {
  const [only, ...others] = slotsOf(place);
  const slot = recorded && others.length === 0 ? only : slotFor(place, file.name);
  const refuse = (reason: RefusalReason, fault?: ContentFault) => ({
    name: file.name,
    size: file.size,
    reason,
    slot,
    ...(fault && { fault }),
  });
  try {
    if (!slot) return refuse('type', { why: 'format', format: await formatAnyway(file) });
    const policy = policyOf(place, slot);
    const problem = checkFile({ slot: policy, name: file.name, mime: '', size: file.size, recorded });
    if (problem === 'type') return refuse(problem, { why: 'format', format: await formatAnyway(file) });
    if (problem) return refuse(problem);
    const extension = extensionIn(policy, file.name);
    const fault = extension ? await inspectFile(slicesOf(file), file.size, extension) : null;
    // A picture that is drawn anew has the size that it is drawn in.
    const isDrawnAnew = compressionDecision(policy, file.size) === 'compress';
    if (fault && !(fault.why === 'pixels' && isDrawnAnew)) return refuse('mismatch', fault);
    if (!extension) return refuse('type');
    return { file, slot, policy, mime: mimeToSend(policy, extension) };
  } catch {
    return refuse('broken'); // moved or deleted since it was picked
  }
}

const slicesOf =
  (file: File): ReadSlice =>
  async (from, bytes) =>
    new Uint8Array(await file.slice(from, from + bytes).arrayBuffer());

/** The format of a file by its bytes, or by its name where they are not known. */
async function formatAnyway(file: File) {
  return (await formatOf(slicesOf(file), file.size)) ?? extensionFormat(file.name);
}

function extensionIn({ extensions, recorded }: UploadPolicy, name: string): FileExtension | undefined {
  return [...extensions, ...recorded].find((each) => each === extensionOf(name));
}
