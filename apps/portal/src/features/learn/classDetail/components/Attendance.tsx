import { Card, formatStartTime, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { useView } from '../../../../page/useView.ts';
import { type Attend, attendOf } from '../attendCells.ts';
import type { ClassDetailStore } from '../ClassDetailStore.ts';
import { AttendRow } from '../classDetail.styles.ts';

const TONES = {
  none: 'neutral',
  present: 'success',
  late: 'warning',
  absent: 'danger',
  replay: 'neutral',
  cancelled: 'neutral',
  uncounted: 'neutral',
} as const satisfies Record<Attend, string>;

/** The live lessons of the class, and how the student took part in each. */
export const Attendance = observer(function Attendance({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  const view = useView(store.time.now);
  return (
    <Await
      query={store.lessons}
      skeleton="row"
      count={4}
      isEmpty={() => store.dated.length === 0}
      empty={<EmptyPlace kind="course" title={t('noAttendance')} hint={t('noAttendanceHint')} />}
    >
      {() => (
        <Card padding="none">
          <ol>
            {store.dated.map((lesson) => (
              <AttendRow key={lesson.lessonId}>
                <span>{lesson.index}</span>
                <b>{lesson.title}</b>
                <small>{lesson.startsAt !== undefined && formatStartTime(lesson.startsAt, view)}</small>
                <Tag tone={TONES[attendOf(lesson)]}>{t(`attend.${attendOf(lesson)}`)}</Tag>
              </AttendRow>
            ))}
          </ol>
        </Card>
      )}
    </Await>
  );
});
