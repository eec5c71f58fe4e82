import type { OwnArticleText } from '@shuyuan/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedBlock } from '../draft/refusedBlock.ts';
import type { WriteStore } from './WriteStore.ts';

interface Found {
  /** The text of the server in which it was found. */
  of?: OwnArticleText | undefined;
  block?: number | undefined;
}

/** The words of a refusal for the paragraph that they are about; undefined where they are about none that is still there. */
export function useRemark(store: WriteStore) {
  const { t } = useTranslation('writing');
  const text = store.onServer.value;
  // Found once, when the text of the server has come: afterwards the editor knows the paragraph, however it is changed.
  const [{ of, block }, setFound] = useState<Found>({});
  if (of !== text) {
    setFound({ of: text, ...(text?.state === 'rejected' && { block: refusedBlock(store.draft.content, text) }) });
  }
  if (block === undefined || text?.reason === undefined) return undefined;
  const by = text.reviewer === undefined ? t('reviewer') : text.reviewer;
  return { block, note: t('remark', { by, reason: text.reason }) };
}
