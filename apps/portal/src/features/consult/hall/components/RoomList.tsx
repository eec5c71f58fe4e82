import { Checkbox, SectionHeader, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { Filters, Rooms as List } from '../expert.styles.ts';
import { ROOMS_ID } from '../expertPaths.ts';
import type { HallStore } from '../HallStore.ts';
import { RoomCard } from './RoomCard.tsx';

const ALL = 'all';

/** The lecturers' rooms under a pill for each subject. */
export const RoomList = observer(function RoomList({ store }: { store: HallStore }) {
  const { t } = useTranslation('hall');
  const taught = new Set(store.rooms.value?.items.flatMap(({ subjectIds }) => subjectIds));
  const isBare = store.rooms.value === undefined ? store.rooms.error !== null : store.rooms.value.items.length === 0;
  const subjects = rowsHere(store.basics.value?.subjects).filter(({ id }) => taught.has(id));
  return (
    <section id={ROOMS_ID}>
      <SectionHeader title={t('lecturers')}>
        {!isBare && (
          <Filters>
            <Tabs
              variant="pill"
              label={t('subjects')}
              value={String(store.subjectId ?? ALL)}
              items={[
                { value: ALL, label: t('all') },
                ...subjects.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(key) => store.pick(key === ALL ? null : Number(key))}
            />
            {!store.isClosed && (
              <Checkbox checked={store.onlyFree} onChange={store.setOnlyFree}>
                {t('onlyFree')}
              </Checkbox>
            )}
          </Filters>
        )}
      </SectionHeader>
      <Await
        query={store.rooms}
        skeleton="room"
        count={6}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyPlace title={t('noRooms')} hint={t('noRoomsHint')} />}
      >
        {() => <Shown store={store} />}
      </Await>
    </section>
  );
});

const Shown = observer(function Shown({ store }: { store: HallStore }) {
  const { t } = useTranslation('hall');
  if (store.shown.length === 0) return <EmptyPlace title={t('noneLikeThis')} hint={t('noneLikeThisHint')} />;
  return (
    <List>
      {store.shown.map((room) => (
        <RoomCard key={room.id} store={store} room={room} />
      ))}
    </List>
  );
});
