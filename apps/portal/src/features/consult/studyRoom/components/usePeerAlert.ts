import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import type { RoomStore } from '../RoomStore.ts';

/** Calls who waits alone in the room behind another tab, once the peer has come (product.md 4.17). */
export function usePeerAlert({ phase, session }: RoomStore) {
  const { t } = useTranslation('studyRoom');
  const live = useRoot().live.session;
  const isAlone = useRef(false);
  const { tempLogId, peer } = session.value ?? {};
  const isHere = phase === 'inside' && peer ? peer.isHere : null;
  const name = textHere(peer?.name);
  useEffect(() => {
    if (isHere && isAlone.current) live?.alert.call(`peer ${tempLogId}`, t('peerCame', { name }));
    isAlone.current = isHere === false;
  }, [isHere, live, name, tempLogId, t]);
}
