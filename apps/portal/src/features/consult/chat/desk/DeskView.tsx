import type { Desk } from '@shuyuan/contract';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { DeskSide } from '../components/DeskSide.tsx';
import { DeskCurrent } from './DeskCurrent.tsx';
import { DeskQueue } from './DeskQueue.tsx';
import { DeskRoom } from './DeskRoom.tsx';
import type { DeskStore } from './DeskStore.ts';
import { Middle, Root } from './desk.styles.ts';

interface DeskViewProps {
  store: DeskStore;
  /** The way to the lecturer's other views. */
  views: ReactNode;
  /** Whether the school has chat. */
  hasTalks: boolean;
}

/** The lecturer's desk: the room at the side, who is called and who waits in the middle (product.md 4.17). */
export const DeskView = observer(function DeskView({ store, views, hasTalks }: DeskViewProps) {
  const { t } = useTranslation('chat');
  useTitle(t('titleDesk'));
  return (
    <Root>
      <DeskSide title={t('desk.name')} views={views}>
        {store.desk.value && <DeskRoom store={store} desk={store.desk.value} />}
      </DeskSide>
      <Middle>
        {store.hasNoRoom ? (
          <EmptyPlace kind="list" title={t('desk.noRoom')} hint={t('desk.noRoomHint')} />
        ) : (
          <Await query={store.desk} skeleton="talk" count={4}>
            {(desk: Desk) => (
              <>
                <DeskCurrent store={store} desk={desk} />
                <DeskQueue store={store} desk={desk} hasTalks={hasTalks} />
              </>
            )}
          </Await>
        )}
      </Middle>
    </Root>
  );
});
