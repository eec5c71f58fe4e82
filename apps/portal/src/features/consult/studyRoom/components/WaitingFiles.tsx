import { ROOM_FILES_MAX } from '@shuyuan/contract';
import { formatByteLimit, UPLOADS } from '@shuyuan/rules';
import { RotateCw, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { WaitingList } from '../files.styles.ts';
import type { RoomFile, RoomFiles } from '../RoomFiles.ts';

/** Files on their way, and those that could not be sent: why, again, or away with it. */
export const WaitingFiles = observer(function WaitingFiles({ files }: { files: RoomFiles }) {
  const { t } = useTranslation('studyRoom');
  if (files.waiting.length === 0) return null;
  const why = ({ problem, name }: RoomFile) => {
    if (problem === undefined) return null;
    if (typeof problem === 'object') return problem.text;
    const slot = /\.(jpe?g|png)$/i.test(name) ? 'image' : 'file';
    return t(`fileProblem.${problem}`, { n: ROOM_FILES_MAX, limit: formatByteLimit(UPLOADS[slot].maxBytes) });
  };
  return (
    <WaitingList role="status">
      {files.waiting.map((file) => (
        <li key={file.id} data-failed={file.problem !== undefined || undefined}>
          <span title={file.name}>{file.name}</span>
          <small>{why(file) ?? t('fileSending', { percent: Math.round(file.progress * 100) })}</small>
          {file.problem === 'network' && (
            <button type="button" aria-label={t('fileAgain', { name: file.name })} onClick={() => files.retry(file.id)}>
              <RotateCw aria-hidden />
            </button>
          )}
          <button type="button" aria-label={t('fileRemove', { name: file.name })} onClick={() => files.remove(file.id)}>
            <X aria-hidden />
          </button>
        </li>
      ))}
    </WaitingList>
  );
});
