import type { OwnLesson } from '@shuyuan/contract';
import { Card, PracticeCard, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { announceOf } from '../../../../shared/course/announce.ts';
import { practicePath } from '../../../../shared/course/learnPaths.ts';
import type { ClassDetailStore } from '../ClassDetailStore.ts';
import { AttendRow, Stacked } from '../classDetail.styles.ts';

/** The practices of the class, with the lessons that they belong to. */
export const Practices = observer(function Practices({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  const { t: lessons } = useTranslation('lessons');
  return (
    <Await
      query={store.lessons}
      skeleton="row"
      count={4}
      isEmpty={() => store.practices.length === 0 && store.announced.length === 0}
      empty={<EmptyPlace kind="list" title={t('noPractices')} hint={t('noPracticesHint')} />}
    >
      {() => (
        <Stacked>
          {store.practices.map((lesson) => (
            <LessonPractice key={lesson.lessonId} lesson={lesson} />
          ))}
          {store.announced.length > 0 && (
            <section aria-label={t('announced')}>
              <SectionHeader title={t('announced')} />
              <Card padding="none">
                <ol>
                  {store.announced.map((lesson) => (
                    <AttendRow key={lesson.lessonId}>
                      <span>{lesson.index}</span>
                      <b>{lesson.title}</b>
                      <small>{announceOf(lesson, lessons)}</small>
                    </AttendRow>
                  ))}
                </ol>
              </Card>
            </section>
          )}
        </Stacked>
      )}
    </Await>
  );
});

function LessonPractice({ lesson }: { lesson: OwnLesson }) {
  const { t } = useTranslation('myClass');
  const { practiceId: id, practiceState: state, practiceLimitMinutes: limit, index, title } = lesson;
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
        note: limit === undefined ? undefined : t('practiceLimit', { count: limit }),
        href: practicePath({ id, state }),
      }}
    />
  );
}
