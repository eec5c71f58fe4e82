import type { ClassInfo } from '@shuyuan/contract';
import { CLASS_ENTRY_MINUTES, DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { Button, Countdown, formatDay, formatTimeOfDay } from '@shuyuan/ui';
import { CalendarClock, Mic } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../../../../core/known.ts';
import { useView } from '../../../../page/useView.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import type { ClassStore, EntranceState } from '../ClassStore.ts';
import { Disc, Note } from '../class.styles.ts';

/** From so long before on, the opening is counted down. */
const COUNTED_MS = 3_600_000;

/** When the class is, in the student's zone with Beijing's time in brackets, and from when on it can be entered (§9). */
export const EntranceNote = observer(function EntranceNote({ store, info }: { store: ClassStore; info: ClassInfo }) {
  const { t } = useTranslation('classEntrance');
  const { now, entrance, opensAt, isRoomOpen } = store;
  const view = useView(now);
  const { timeZone } = view;
  const { startsAt, endsAt } = info;
  const inZone = (zone: string) => {
    const span = { start: formatTimeOfDay(startsAt, zone), end: formatTimeOfDay(endsAt, zone) };
    return t('when', { day: formatDay(startsAt, { ...view, timeZone: zone }), ...span });
  };
  const beijing = inZone(DEFAULT_TIME_ZONE.id);
  const opens = momentOf(opensAt);
  const isCounted = entrance === 'early' && opens - now < COUNTED_MS;
  return (
    <Note aria-labelledby="when">
      <Disc aria-hidden>
        <CalendarClock />
      </Disc>
      <div>
        <h3 id="when">
          {timeZone === DEFAULT_TIME_ZONE.id
            ? t('beijing', { when: beijing })
            : t('own', { when: inZone(timeZone), beijing })}
        </h3>
        <p role="status">
          {t(stateWords(entrance ?? 'early', isRoomOpen), {
            time: opensAt === undefined ? '' : formatTimeOfDay(opensAt, timeZone),
            minutes: CLASS_ENTRY_MINUTES,
            reason: info.lockReason,
          })}
        </p>
        {isCounted && (
          <p>
            {t('opensIn')}
            <b>
              <Countdown endsAt={opens} warnS={0} />
            </b>
          </p>
        )}
      </div>
      {entrance === 'ended' && (
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          href={coursePath({ id: info.courseId, saleId: info.saleId })}
        >
          {t('toCourse')}
        </Button>
      )}
    </Note>
  );
});

/** What is said of the entrance: who logs in, or does the practice, once the room is open need not wait for it. */
function stateWords(entrance: EntranceState, isRoomOpen: boolean) {
  return isRoomOpen && (entrance === 'login' || entrance === 'locked')
    ? (`stateNow.${entrance}` as const)
    : (`state.${entrance}` as const);
}

/** Who comes for the first time tests camera and microphone before. */
export function DeviceNote() {
  const { t } = useTranslation('classEntrance');
  return (
    <Note aria-labelledby="devices">
      <Disc aria-hidden>
        <Mic />
      </Disc>
      <div>
        <h3 id="devices">{t('devices')}</h3>
        <p>{t('devicesHint')}</p>
      </div>
      <Button size="sm" variant="outline" tone="neutral" href="/test">
        {t('test')}
      </Button>
    </Note>
  );
}
