import { Alert, Button, formatDay, formatTimeOfDay, formatZone, RoomEntryPanel } from '@shuyuan/ui';
import { DoorOpen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useDescribeError } from '../../../../page/describeError.ts';
import { useView } from '../../../../page/useView.ts';
import type { ClassStore } from '../ClassStore.ts';
import { Disc, Note } from '../class.styles.ts';
import { DeviceNote } from './ClassNotes.tsx';

/**
 * The entrance where the backend has the family's calls alone (wire-facts 6.1): what the timetable tells of the lesson, the way in, and why
 * it did not lead there.
 */
export const ElsewhereNote = observer(function ElsewhereNote({ store }: { store: ClassStore }) {
  const { t } = useTranslation('classEntrance');
  const { auth } = useRoot();
  const { isLoggedIn, isBusy, room, isBlocked } = store;
  const lesson = store.listed.value;
  return (
    <>
      <Reason store={store} />
      {room !== null && isBlocked && <RoomEntryPanel href={room} status="blocked" />}
      <Note aria-labelledby="elsewhere">
        <Disc aria-hidden>
          <DoorOpen />
        </Disc>
        <div>
          <h3 id="elsewhere">{lesson ? lesson.title : t('elsewhere.title')}</h3>
          <When store={store} />
          <p role="status">{t(isLoggedIn ? 'elsewhere.hint' : 'elsewhere.login')}</p>
        </div>
        {isLoggedIn ? (
          <Button loading={isBusy} onClick={() => void store.join()}>
            {t(room === null ? 'enter' : 'enterAgain')}
          </Button>
        ) : (
          <Button href={auth.loginPath()}>{t('login')}</Button>
        )}
      </Note>
      <DeviceNote />
    </>
  );
});

/** When the lesson is, as far as the timetable says so. */
const When = observer(function When({ store }: { store: ClassStore }) {
  const { t } = useTranslation('classEntrance');
  const view = useView();
  const { startsAt, endsAt } = store.listed.value ?? {};
  if (startsAt === undefined) return null;
  const zone = formatZone(view.timeZone, view);
  const start = formatTimeOfDay(startsAt, view.timeZone);
  const day = formatDay(startsAt, view);
  return (
    <p>
      {endsAt === undefined
        ? t('elsewhere.from', { day, start, zone })
        : t('elsewhere.when', { day, start, end: formatTimeOfDay(endsAt, view.timeZone), zone })}
    </p>
  );
});

/** Why there was no way in: the school's own words, or that its room is none that this portal may open (X3). */
const Reason = observer(function Reason({ store }: { store: ClassStore }) {
  const { t } = useTranslation('classEntrance');
  const describe = useDescribeError();
  const { refusal } = store;
  if (refusal === null) return null;
  const why = refusal === 'host' ? t('elsewhere.host') : describe(refusal);
  return <Alert tone="warning" role="alert" title={t('elsewhere.refused', { why })} />;
});
