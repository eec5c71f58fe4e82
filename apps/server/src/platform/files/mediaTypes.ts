import { extname } from 'node:path';

/** Extensions of stored uploads and their media types; nothing is sniffed (U5). */
const STORED = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  webm: 'audio/webm',
  mp4: 'video/mp4',
} as const;

/** Extension of a stored upload. */
export type StoredExtension = keyof typeof STORED;

/** Types of our own pictures, beside those of uploads. */
const OWN: Readonly<Record<string, string>> = { ...STORED, svg: 'image/svg+xml', webp: 'image/webp' };
const NAME = new RegExp(`^[0-9a-f]{32}\\.(?:${Object.keys(STORED).join('|')})$`);
/** Types that a browser may display or play inline; all others are downloaded. */
const SHOWN = /^(?:image|audio|video)\//;

/** Whether a name belongs to the store: 128 random bits and a known extension (U5). */
export function isStoredName(name: string): boolean {
  return NAME.test(name);
}

/** Media type of an upload with this extension. */
export function mediaTypeOf(extension: StoredExtension): string {
  return STORED[extension];
}

/** Media type of a file of this name; undefined for one that is never served (U5). */
export function contentTypeOf(name: string): string | undefined {
  return OWN[extname(name).slice(1)];
}

/** Whether a file of this type is shown in the page; a document is saved, never shown (U5). */
export function isShown(mediaType: string): boolean {
  return SHOWN.test(mediaType);
}
