import { Button, RoomEntryPanel } from '@shuyuan/ui';
import { LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import type { ClassStore } from '../ClassStore.ts';
import { Disc, Note } from '../class.styles.ts';

/** The student is in: the room once more where the tab was blocked, and the way out (J5.2). */
export const InsideNote = observer(function InsideNote({ store }: { store: ClassStore }) {
  const { t } = useTranslation('classEntrance');
  const perform = usePerform();
  const { room, isBlocked } = store;
  return (
    <>
      {room !== null && isBlocked && <RoomEntryPanel href={room} status="blocked" />}
      <Note aria-labelledby="inside">
        <Disc aria-hidden>
          <LogOut />
        </Disc>
        <div>
          <h3 id="inside">{t('inside')}</h3>
          <p role="status">{t('insideHint')}</p>
        </div>
        <Button variant="outline" tone="neutral" onClick={() => perform(store.leave)}>
          {t('leave')}
        </Button>
      </Note>
    </>
  );
});
