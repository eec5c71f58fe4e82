import { checkFile } from '@shuyuan/rules';
import { compressPicture, whyRefused } from '@shuyuan/ui';
import { trustOwnWorkers } from '../../../api/trustedScripts.ts';
import { useRoot } from '../../../page/context.tsx';
import { preparePicture } from '../../../shared/consult/pictures.ts';
import type { ChatStore } from './ChatStore.ts';

/** Slot of pictures in a chat (§5). */
const PICTURE = 'exercisePicture';

/** What can be attached to the open conversation: pictures are made small, files are checked before they are sent (§5). */
export function useAttach(store: ChatStore) {
  const { services, locale } = useRoot();

  const sendPicture = async (file: File) => {
    trustOwnWorkers();
    const why = await whyRefused(PICTURE, file, locale.locale);
    if (why !== null) {
      services.toast('danger', `${file.name}：${why}`);
      return null;
    }
    const prepared = await preparePicture(file, compressPicture);
    if (typeof prepared === 'string') return prepared;
    void store.sendFile({ ...prepared, preview: URL.createObjectURL(prepared.blob) });
    return null;
  };
  const sendFile = async (file: File) => {
    const why = await whyRefused('articleAttachment', file, locale.locale);
    if (why === null) return void store.sendFile({ kind: 'file', name: file.name, blob: file });
    services.toast('danger', `${file.name}：${why}`);
  };
  /** Files as they are dropped: pictures as pictures, the rest as files. */
  const sendDropped = async (files: readonly File[]) => {
    for (const file of files) {
      const { name, type: mime, size } = file;
      const isPicture = checkFile({ slot: PICTURE, name, mime, size }) === null;
      if (!isPicture || (await sendPicture(file)) !== null) await sendFile(file);
    }
  };
  return { sendPicture, sendFile, sendDropped };
}
