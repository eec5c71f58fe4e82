import { extensionOf, type FileFormat, UPLOADS, type UploadPolicy } from '@shuyuan/rules';
import type { Advice } from './content.labels.ts';
import { commonName, type Refusal } from './core/pickedFile.ts';
import type { UploadLabels } from './upload.labels.ts';

/** What helps with each format; `null` where nothing does. */
const ADVICE: Partial<Record<FileFormat, Advice>> = {
  heic: 'heic',
  ...byAdvice('image', ['gif', 'webp', 'avif', 'bmp', 'tiff', 'svg', 'psd', 'ico', 'jxl']),
  ...byAdvice('video', ['mov', 'avi', 'mkv', 'webm', 'flv', '3gp', 'mpeg']),
  ...byAdvice('audio', ['m4a', 'wav', 'aac', 'flac', 'ogg', 'amr', 'wma']),
  ...byAdvice('document', ['xls', 'odf', 'iwork', 'epub', 'rtf', 'text']),
  ...byAdvice('archive', ['zip', 'rar', '7z', 'gzip']),
};

/** The formats that some place takes. */
const TAKEN: ReadonlySet<string> = new Set(Object.values(UPLOADS).flatMap(({ extensions }) => extensions));

function byAdvice(advice: Advice, formats: readonly FileFormat[]): Partial<Record<FileFormat, Advice>> {
  return Object.fromEntries(formats.map((format) => [format, advice]));
}

/** What a format is called in a sentence. */
function nameOf(format: FileFormat, { content }: UploadLabels): string {
  return (
    content.formats[format] ?? (/^(?:docx?|xlsx?|pptx?|pdf|mp[34]|m4a)$/.test(format) ? format : format.toUpperCase())
  );
}

/** A reason with what to do about the format, if anything helps in such a place. */
function withAdvice(reason: string, format: FileFormat, policies: readonly UploadPolicy[], { content }: UploadLabels) {
  const known = policies.flatMap(({ extensions }) => extensions).find((each) => commonName(each) === format);
  if (known && format !== 'mpeg') return content.withAdvice(reason, content.rename(commonName(known)));
  const advice = ADVICE[format];
  const kind = advice === 'heic' ? 'image' : advice;
  const helps = kind === 'archive' || policies.some((policy) => policy.kind === kind);
  return advice && helps ? content.withAdvice(reason, content.advice[advice]) : reason;
}

/** Why the content of a file is refused, by its true format and with what to do (§5, U1). */
export function contentReason(
  { name, fault }: Pick<Refusal, 'name' | 'fault'>,
  policies: readonly UploadPolicy[],
  words: UploadLabels,
): string {
  if (!fault) return words.mismatch(extensionOf(name));
  if (fault.why === 'damaged') return words.broken;
  if (fault.why !== 'format') return words.content.problems[fault.why];
  if (!fault.format) return words.mismatch(extensionOf(name));
  const reason = words.content.isOther(nameOf(fault.format, words), extensionOf(name));
  return withAdvice(reason, fault.format, policies, words);
}

/** What a place takes instead, and how a file of a format that no place takes becomes one of those (§5). */
export function typeReason(
  only: string,
  { fault }: Pick<Refusal, 'fault'>,
  policies: readonly UploadPolicy[],
  words: UploadLabels,
): string {
  const format = fault?.format;
  if (!format || (TAKEN.has(format) && format !== 'mpeg')) return only;
  return withAdvice(words.content.isFormat(nameOf(format, words), only), format, policies, words);
}
