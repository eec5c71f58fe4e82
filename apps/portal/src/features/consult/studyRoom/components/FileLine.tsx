import { formatBytes } from '@shuyuan/rules';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileLink, Thumb } from '../files.styles.ts';
import type { SharedFile } from '../RoomItems.ts';

/** Most pixels of a photo in the list. */
const THUMB = { width: 160, height: 110 } as const;

/** A photo or document in the list of what was written: a photo opens in a tab of its own, a document is downloaded. */
export function FileLine({ file }: { file: SharedFile }) {
  const { t } = useTranslation('studyRoom');
  const { name, url, bytes, isImage } = file;
  if (isImage) {
    return (
      <Thumb href={url} target="_blank" rel="noopener noreferrer" title={t('photoOpen', { name })}>
        <img src={url} alt={name} {...sizeOf(file)} />
      </Thumb>
    );
  }
  return (
    <FileLink href={url} download={name} title={t('fileGet', { name })}>
      <FileText aria-hidden />
      <span>{name}</span>
      <small>{formatBytes(bytes)}</small>
    </FileLink>
  );
}

/** Its place is there before the photo is: the list does not jump. */
function sizeOf({ width, height }: SharedFile): { width?: number; height?: number } {
  if (!width || !height) return {};
  const scale = Math.min(1, THUMB.width / width, THUMB.height / height);
  return { width: Math.max(24, Math.round(width * scale)), height: Math.max(24, Math.round(height * scale)) };
}
