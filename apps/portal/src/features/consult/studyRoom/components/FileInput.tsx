import { mimesOf } from '@shuyuan/rules';
import { ImageUp } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DropCover } from '../files.styles.ts';

interface FileInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onFiles(files: readonly File[]): void;
}

const ACCEPT = [...mimesOf('image'), ...mimesOf('file')].join(',');

/** The browser's own picker of photos and documents; buttons open it. */
export function FileInput({ inputRef, onFiles }: FileInputProps) {
  const { t } = useTranslation('studyRoom');
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      multiple
      accept={ACCEPT}
      aria-label={t('pick')}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        currentTarget.value = ''; // the same file may be picked again
      }}
    />
  );
}

/** Over the board while files are dragged over the room. */
export function DropHint() {
  const { t } = useTranslation('studyRoom');
  return (
    <DropCover>
      <ImageUp aria-hidden />
      <p>{t('drop')}</p>
    </DropCover>
  );
}
