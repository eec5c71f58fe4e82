/** Formats that are known by their first bytes, those that no place takes included. */
export type FileFormat =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'bmp'
  | 'tiff'
  | 'svg'
  | 'psd'
  | 'ico'
  | 'jxl'
  | 'pdf'
  | 'doc'
  | 'xls'
  | 'ppt'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odf'
  | 'iwork'
  | 'epub'
  | 'rtf'
  | 'mp3'
  | 'm4a'
  | 'wav'
  | 'aac'
  | 'flac'
  | 'ogg'
  | 'amr'
  | 'wma'
  | 'mp4'
  | 'mov'
  | '3gp'
  | 'webm'
  | 'mkv'
  | 'avi'
  | 'flv'
  | 'mpeg'
  | 'zip'
  | 'rar'
  | '7z'
  | 'gzip'
  | 'html'
  | 'exe'
  | 'text';

/**
 * Why the content of a file is refused: another format than its name says, cut off in the middle, more bytes behind its end, an
 * animation, more pixels than are drawn, a password, macros, something that would be fetched from elsewhere, an embedded program, unpacks
 * beyond measure, or damaged.
 */
export type ContentProblem =
  | 'format'
  | 'cut'
  | 'trailing'
  | 'animated'
  | 'pixels'
  | 'locked'
  | 'macros'
  | 'remote'
  | 'program'
  | 'unpacked'
  | 'damaged';

/** What is wrong with the content of a file. */
export interface ContentFault {
  why: ContentProblem;
  /** What the file is by its bytes; `null` for what is not known. */
  format: FileFormat | null;
}
