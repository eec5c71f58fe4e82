import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { attendOf } from '../attendCells.ts';
import type { ClassDetailStore } from '../ClassDetailStore.ts';
import { Cells, Legend } from '../classDetail.styles.ts';

const LEGEND = ['present', 'late', 'absent', 'replay'] as const;

/** The attendance as one cell a live lesson, with what the colours mean. */
export const AttendanceCells = observer(function AttendanceCells({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  const shown = new Set(store.dated.map(attendOf));
  return (
    <>
      <Cells>
        {store.dated.map((lesson) => {
          const state = attendOf(lesson);
          const name = t('attendOf', { index: lesson.index, title: lesson.title, state: t(`attend.${state}`) });
          return (
            <li key={lesson.lessonId} data-state={state} title={name}>
              {lesson.index}
            </li>
          );
        })}
      </Cells>
      <Legend>
        {LEGEND.filter((state) => shown.has(state)).map((state) => (
          <li key={state} data-state={state}>
            <i aria-hidden />
            {t(`attend.${state}`)}
          </li>
        ))}
      </Legend>
    </>
  );
});
