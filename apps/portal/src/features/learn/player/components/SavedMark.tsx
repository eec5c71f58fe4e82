import { CircleAlert, CircleCheck, CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PlayerStore } from '../PlayerStore.ts';

const ICONS = { saved: CircleCheck, unsaved: CloudOff, refused: CircleAlert, notStored: CircleAlert };

/** Whether the server has what was watched; a record that it refused for good is never called saved (product.md 4.3). */
export const SavedMark = observer(function SavedMark({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const { saving, watching } = store;
  const refusal = watching?.refusal;
  if (saving === undefined) return null; // nothing was watched: nothing is saved
  const Icon = ICONS[saving];
  const what = t(saving === 'refused' && refusal?.isHere === false ? 'refusedOther' : saving);
  return (
    <p role="status" data-saving={saving}>
      <Icon aria-hidden />
      {refusal?.reason ? t('refusedWith', { what, reason: refusal.reason }) : what}
    </p>
  );
});
