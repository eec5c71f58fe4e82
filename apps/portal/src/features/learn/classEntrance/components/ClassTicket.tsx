import type { ClassInfo } from '@shuyuan/contract';
import { Button, KitProvider, Link, ScheduleItem } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { entrancePath } from '../../../../shared/course/learnPaths.ts';
import type { ClassStore } from '../ClassStore.ts';
import { Notes } from '../class.styles.ts';
import { DeviceNote, EntranceNote } from './ClassNotes.tsx';
import { InsideNote } from './InsideNote.tsx';

/** The lesson as a ticket that admits, its state now, and the test of the devices. */
export const ClassTicket = observer(function ClassTicket({ store, info }: { store: ClassStore; info: ClassInfo }) {
  const { t } = useTranslation('classEntrance');
  const { locale } = useRoot().locale;
  // The second that the store shows, so that the ticket and the notes turn at the same moment.
  const { now, entrance } = store;
  const clock = useMemo(() => ({ now: () => Math.max(now, store.time.now) }), [store, now]);
  const { lessonId, index, title, courseTitle, cover, lecturerName, lecturerPortrait, startsAt, endsAt } = info;
  const href = coursePath({ id: info.courseId, saleId: info.saleId });
  const action = useAction(store, href);
  return (
    <KitProvider locale={locale} clock={clock}>
      <ScheduleItem
        layout="pass"
        level={2}
        action={action}
        links={<Link href={href}>{courseTitle}</Link>}
        item={{
          id: String(lessonId),
          title,
          course: t('lesson', { index }),
          startsAt,
          endsAt,
          liveState: info.state,
          started: info.isStarted,
          cover,
          lecturerName,
          lecturerPhoto: lecturerPortrait,
          // Entering is the button's act; a second before it turns, the ticket leads to this page.
          href: entrancePath(lessonId),
          closed:
            entrance === 'notEnrolled' || entrance === 'locked' || entrance === 'cancelled'
              ? t(`closed.${entrance}`)
              : undefined,
        }}
      />
      {entrance === 'inside' && <InsideNote store={store} />}
      <Notes>
        <EntranceNote store={store} info={info} />
        <DeviceNote />
      </Notes>
    </KitProvider>
  );
});

/** The one button of the ticket; nothing where the ticket itself says from when on it can be entered, or that the class is over. */
function useAction(store: ClassStore, courseHref: string) {
  const { t } = useTranslation('classEntrance');
  const { auth } = useRoot();
  const perform = usePerform();
  const { entrance } = store;
  if (entrance === 'login')
    return (
      <Button block size="lg" href={auth.loginPath()}>
        {t('login')}
      </Button>
    );
  if (entrance === 'notEnrolled' || entrance === 'locked')
    return (
      <Button block size="lg" href={courseHref}>
        {t('toCourse')}
      </Button>
    );
  if (entrance === 'open' || entrance === 'inside')
    return (
      <Button block size="lg" onClick={() => perform(store.enter)}>
        {t(entrance === 'open' ? 'enter' : 'enterAgain')}
      </Button>
    );
  return undefined;
}
