import type { OwnLesson } from '@shuyuan/contract';
import { PracticeCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { practicePath } from '../../../../shared/course/learnPaths.ts';
import type { ClassDetailStore } from '../ClassDetailStore.ts';
import { Stacked } from '../classDetail.styles.ts';

/** The practices of the class, with the lessons that they belong to. */
export const Practices = observer(function Practices({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  return (
    <Await
      query={store.lessons}
      skeleton="row"
      count={4}
      isEmpty={() => store.practices.length === 0}
      empty={<EmptyPlace kind="list" title={t('noPractices')} hint={t('noPracticesHint')} />}
    >
      {() => (
        <Stacked>
          {store.practices.map((lesson) => (
            <LessonPractice key={lesson.lessonId} lesson={lesson} />
          ))}
        </Stacked>
      )}
    </Await>
  );
});

function LessonPractice({ lesson }: { lesson: OwnLesson }) {
  const { t } = useTranslation('myClass');
  const { practiceId: id, practiceState: state, index, title } = lesson;
  if (id === undefined) return null;
  return (
    <PracticeCard
      level={2}
      practice={{
        id: String(id),
        title: t('practiceOf', { index }),
        course: title,
        state: state === 'awaiting' ? 'awaitingGrading' : state,
        dueAt: lesson.practiceDueAt,
        total: lesson.practiceTotal,
        answered: lesson.practiceAnswered,
        score: lesson.practiceScore,
        maxScore: lesson.practiceMaxScore,
        href: practicePath({ id, state }),
      }}
    />
  );
}
