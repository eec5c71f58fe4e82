import { hasControlCharacters } from './text.ts';

const MB = 1_048_576;

/** Media types that a file of an extension may be declared as; browsers name some kinds differently. */
const MIMES = {
  jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ppt: ['application/vnd.ms-powerpoint'],
  doc: ['application/msword'],
  pdf: ['application/pdf'],
  mp3: ['audio/mpeg', 'audio/mp3'],
  mpeg: ['audio/mpeg', 'video/mpeg'],
  mp4: ['video/mp4'],
  webm: ['audio/webm'],
  m4a: ['audio/mp4', 'audio/x-m4a'],
} as const;

/** A file extension accepted by some slot, in lower case without the dot (§5). */
export type FileExtension = keyof typeof MIMES;

/** Rules of one slot: a row of the table of §5. */
export interface UploadPolicy {
  kind: 'image' | 'document' | 'audio' | 'video';
  extensions: readonly FileExtension[];
  /** Most bytes of a file, inclusive. */
  maxBytes: number;
  /** Most files, those of the whole group together; `null` for no limit. */
  maxCount: number | null;
  /** Slots that share `maxCount`. */
  group: 'articleAttachment' | null;
  /** Whether a picture over `COMPRESS_OVER_BYTES` is redrawn before it is sent (§5). */
  compress: boolean;
  /** Whether `maxBytes` applies to the file as picked, or after compression (else no phone photo could be handed in). */
  limitAppliesTo: 'original' | 'result';
  /** Extensions of recordings made in the page, in the formats that browsers record. */
  recorded: readonly FileExtension[];
  /** Size in pixels that the hint recommends, `null` for none (§5). */
  recommended: { width: number; height: number } | null;
}

const PICTURE = ['jpg', 'jpeg', 'png'] as const;
const single = {
  maxCount: 1,
  group: null,
  compress: false,
  limitAppliesTo: 'original',
  recorded: [],
  recommended: null,
} as const;
const picture = { ...single, kind: 'image', extensions: PICTURE } as const;
const attachment = { ...single, maxCount: 6, group: 'articleAttachment' } as const;

const DOCUMENTS = ['xlsx', 'pptx', 'docx', 'ppt', 'doc', 'pdf'] as const;
const exercisePicture = {
  ...picture,
  maxBytes: 3 * MB,
  maxCount: 9,
  compress: true,
  limitAppliesTo: 'result',
} as const;

/**
 * Every upload slot with its types, sizes and counts (§5): the one table of what may be uploaded. The widget
 * shows a row, the server enforces it and stores its name with the file; a new slot is a new row.
 */
export const UPLOADS = {
  /** A picture of a message or a question. */
  image: exercisePicture,
  /** A document of a message. */
  file: { ...single, kind: 'document', extensions: DOCUMENTS, maxBytes: 50 * MB },
  avatar: { ...picture, maxBytes: 3 * MB },
  articleCover: { ...picture, maxBytes: 10 * MB, compress: true, recommended: { width: 320, height: 230 } },
  articleImage: { ...picture, maxBytes: 10 * MB, maxCount: null, compress: true },
  exercisePicture,
  exerciseAudio: {
    ...single,
    kind: 'audio',
    extensions: ['mp3'],
    maxBytes: 30 * MB,
    maxCount: 3,
    recorded: ['webm', 'mp4', 'm4a'],
  },
  exerciseVideo: { ...single, kind: 'video', extensions: ['mp4'], maxBytes: 100 * MB, maxCount: 3 },
  attachDoc: {
    ...attachment,
    kind: 'document',
    extensions: DOCUMENTS,
    maxBytes: 50 * MB,
  },
  attachImage: { ...attachment, kind: 'image', extensions: ['jpeg', 'jpg', 'png'], maxBytes: 5 * MB, compress: true },
  attachAudio: { ...attachment, kind: 'audio', extensions: ['mpeg', 'mp3'], maxBytes: 100 * MB },
  attachVideo: { ...attachment, kind: 'video', extensions: ['mp4'], maxBytes: 200 * MB },
} as const satisfies Record<string, UploadPolicy>;

/** The name of an upload slot (§5). */
export type UploadSlot = keyof typeof UPLOADS;

/** Most characters of a file name, the limit of common file systems. */
export const FILE_NAME_MAX = 255;

/** The rules of a slot (§5); rules that a widget has of its own are returned as they are. */
export function uploadPolicy(slot: UploadSlot | UploadPolicy): UploadPolicy {
  return typeof slot === 'string' ? UPLOADS[slot] : slot;
}

/** Media types that files of a slot may be declared as, for a picker's `accept` and the server's check (§5, U1). */
export function mimesOf(slot: UploadSlot | UploadPolicy): string[] {
  return [...new Set(uploadPolicy(slot).extensions.flatMap((extension) => [...MIMES[extension]]))];
}

/** The extension of a file name in lower case without the dot, empty for none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** The article attachment slot that accepts a file of this name, `null` when none does (§5). */
export function attachmentSlotOf(name: string): UploadSlot | null {
  const slots = ['attachDoc', 'attachImage', 'attachAudio', 'attachVideo'] as const;
  return slots.find((slot) => takes(uploadPolicy(slot).extensions, extensionOf(name))) ?? null;
}

/** Why a file is refused: its name (X8), its extension, a declared type that contradicts it, nothing in it, or its size (§5, U1). */
export type FileProblem = 'name' | 'type' | 'mismatch' | 'empty' | 'size';

/** What is known of a file before its bytes are read. */
export interface FileFacts {
  /** The slot, or rules in place of a slot's. */
  slot: UploadSlot | UploadPolicy;
  name: string;
  /** Declared media type; if empty or `application/octet-stream`, the first bytes decide. */
  mime: string;
  /** Bytes. */
  size: number;
  /** Whether the page itself recorded it, so that the recorder's own formats pass. */
  recorded?: boolean;
  /** `picked` before compression, `sent` as uploaded: the server, and the client after compression, use `sent`. */
  stage?: 'picked' | 'sent';
}

/** What is wrong with a file for its slot, `null` when nothing is (§5, U1, X8). */
export function checkFile({
  slot,
  name,
  mime,
  size,
  recorded = false,
  stage = 'picked',
}: FileFacts): FileProblem | null {
  const policy = uploadPolicy(slot);
  if (name.length > FILE_NAME_MAX || hasControlCharacters(name)) return 'name';
  const extension = extensionOf(name);
  if (!takes(recorded ? [...policy.extensions, ...policy.recorded] : policy.extensions, extension)) return 'type';
  if (!agrees(policy, extension, mime)) return 'mismatch';
  if (!(size > 0)) return 'empty';
  const isJudgedLater = policy.limitAppliesTo === 'result' && stage === 'picked';
  return isJudgedLater || size <= policy.maxBytes ? null : 'size';
}

/** How many of the picked files still fit beside those held, of the whole group where slots share a count (§5). */
export function fitsCount(slot: UploadSlot, held: number, picked: number): number {
  const most = uploadPolicy(slot).maxCount ?? Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(picked, most - held));
}

function takes(extensions: readonly FileExtension[], extension: string): extension is FileExtension {
  return extensions.some((each) => each === extension);
}

function agrees({ kind }: UploadPolicy, extension: FileExtension, mime: string): boolean {
  const declared = (mime.split(';', 1)[0] ?? '').trim().toLowerCase();
  if (declared === '' || declared === 'application/octet-stream') return true;
  // An audio-only recording may use the mp4 container.
  if (kind === 'audio' && extension === 'mp4') return declared === 'audio/mp4';
  return MIMES[extension].some((each) => each === declared);
}
