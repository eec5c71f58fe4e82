import type { ClassInfo } from '@shuyuan/contract';
import { Button, KitProvider, Link, ScheduleItem } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import type { ClassStore } from '../ClassStore.ts';
import { Notes } from '../class.styles.ts';
import { DeviceNote, DoorNote } from './ClassNotes.tsx';
import { Inside } from './Inside.tsx';

/** The lesson as a ticket that admits, what is so now, and a look at the devices before. */
export const DoorView = observer(function DoorView({ store, info }: { store: ClassStore; info: ClassInfo }) {
  const { t } = useTranslation('classEntrance');
  const { locale } = useRoot().locale;
  // The second that the store shows, so that the ticket and the notes turn at the same moment.
  const { now, timeZone, door } = store;
  const clock = useMemo(() => ({ now: () => Math.max(now, store.time.now) }), [store, now]);
  const { lessonId, index, title, courseTitle, cover, lecturerName, lecturerPortrait, startsAt, endsAt } = info;
  const href = coursePath({ id: info.courseId, saleId: info.saleId });
  const way = useWay(store, href);
  return (
    <KitProvider locale={locale} clock={clock}>
      <ScheduleItem
        layout="pass"
        level={2}
        timeZone={timeZone}
        action={way}
        links={<Link href={href}>{courseTitle}</Link>}
        item={{
          id: String(lessonId),
          title,
          course: t('lesson', { index }),
          startsAt,
          endsAt,
          cover,
          lecturerName,
          lecturerPhoto: lecturerPortrait,
          href,
          closed: door === 'stranger' || door === 'locked' ? t(`closed.${door}`) : undefined,
        }}
      />
      {door === 'inside' && <Inside store={store} />}
      <Notes>
        <DoorNote store={store} info={info} />
        <DeviceNote />
      </Notes>
    </KitProvider>
  );
});

/** The one button of the ticket; nothing where the ticket itself says when the door opens, or that the class is over. */
function useWay(store: ClassStore, courseHref: string) {
  const { t } = useTranslation('classEntrance');
  const { auth } = useRoot();
  const perform = usePerform();
  const { door } = store;
  if (door === 'login')
    return (
      <Button block size="lg" href={auth.loginPath()}>
        {t('login')}
      </Button>
    );
  if (door === 'stranger' || door === 'locked')
    return (
      <Button block size="lg" href={courseHref}>
        {t('toCourse')}
      </Button>
    );
  if (door === 'open' || door === 'inside')
    return (
      <Button block size="lg" onClick={() => perform(store.enter)}>
        {t(door === 'open' ? 'enter' : 'enterAgain')}
      </Button>
    );
  return undefined;
}
