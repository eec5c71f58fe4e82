import { attachmentSlotOf, checkFile, formatByteLimit, uploadPolicy } from '@shuyuan/rules';
import { compressPicture } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { trustOwnWorkers } from '../../../api/trustedScripts.ts';
import { useRoot } from '../../../page/context.tsx';
import { preparePicture } from '../../../shared/consult/pictures.ts';
import type { ChatStore } from './ChatStore.ts';

/** Slot of pictures in a chat (§5). */
const PICTURE = 'exercisePicture';

/** What can be attached to the open conversation: pictures are made small, files are checked before they are sent (§5). */
export function useAttach(store: ChatStore) {
  const { t } = useTranslation('chat');
  const { services } = useRoot();

  const sendPicture = async (file: File) => {
    trustOwnWorkers();
    const prepared = await preparePicture(file, compressPicture);
    if (typeof prepared === 'string') return prepared;
    void store.sendFile({ ...prepared, preview: URL.createObjectURL(prepared.blob) });
    return null;
  };
  const sendFile = (file: File) => {
    const slot = attachmentSlotOf(file.name);
    const problem = slot ? checkFile({ slot, name: file.name, mime: file.type, size: file.size }) : 'type';
    if (!problem) return void store.sendFile({ kind: 'file', name: file.name, blob: file });
    const limit = slot ? formatByteLimit(uploadPolicy(slot).maxBytes) : '';
    services.toast('danger', problem === 'size' ? t('fileTooBig', { limit }) : t('fileKind'));
  };
  /** Files as they are dropped: pictures as pictures, the rest as files. */
  const sendDropped = async (files: readonly File[]) => {
    for (const file of files) {
      const { name, type: mime, size } = file;
      const isPicture = checkFile({ slot: PICTURE, name, mime, size }) === null;
      if (!isPicture || (await sendPicture(file)) !== null) sendFile(file);
    }
  };
  return { sendPicture, sendFile, sendDropped };
}
