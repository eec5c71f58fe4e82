import { extensionOf, type FileExtension, type FileFormat, mimesOf, type UploadPolicy } from '@shuyuan/rules';

/** Formats by the extensions that they go by, for files that are too short or too odd to be known by their bytes. */
const BY_NAME: Readonly<Record<string, FileFormat>> = {
  heif: 'heic',
  tif: 'tiff',
  qt: 'mov',
  pages: 'iwork',
  numbers: 'iwork',
  key: 'iwork',
  odt: 'odf',
  ods: 'odf',
  odp: 'odf',
  wmv: 'avi',
  htm: 'html',
  txt: 'text',
};
const OWN_NAMES =
  'heic webp avif gif bmp tiff svg psd ico jxl mov avi mkv flv 3gp webm m4a wav aac flac ogg amr wma xls epub rtf zip rar 7z html exe';

/** The format that an extension stands for; `null` for one that is not known. */
export function extensionFormat(name: string): FileFormat | null {
  const extension = extensionOf(name);
  if (Object.hasOwn(BY_NAME, extension)) return BY_NAME[extension] ?? null;
  const own = OWN_NAMES.split(' ').find((each) => each === extension);
  return (own as FileFormat | undefined) ?? null;
}

/** The media type that a file is sent as: that of its extension, as sound where a place takes sound. */
export function mimeToSend(policy: UploadPolicy, extension: FileExtension): string {
  if (policy.kind === 'audio' && (extension === 'mp4' || extension === 'm4a')) return 'audio/mp4';
  return mimesOf({ ...policy, extensions: [extension] })[0] ?? '';
}
