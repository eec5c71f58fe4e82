import { formatBytes } from '@shuyuan/rules';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileLink, Thumb } from '../files.styles.ts';
import type { SharedFile } from '../RoomItems.ts';

/** A photo or document in the list of what was written: a photo opens in a tab of its own, a document is downloaded. */
export function FileLine({ file }: { file: SharedFile }) {
  const { t } = useTranslation('studyRoom');
  const { name, url, bytes, isImage } = file;
  if (isImage) {
    return (
      <Thumb href={url} target="_blank" rel="noopener noreferrer" title={t('photoOpen', { name })}>
        <img src={url} alt={name} />
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
