import { ChapterList, Progress } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isSaid } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { useView } from '../../../../page/useView.ts';
import { recordedPath } from '../../../../shared/course/learnPaths.ts';
import { learntOf, toChapters } from '../../../../shared/course/lessonProps.ts';
import { usePermission } from '../../../../shared/permissions/usePermission.ts';
import { namesSale } from '../buyPath.ts';
import type { PlayerStore } from '../PlayerStore.ts';
import { Side, SideBar, SideHead } from '../player.styles.ts';
import type { ShownLesson } from '../ShownLesson.ts';

/** The lessons always stand beside the picture; for a visitor only the trial ones lead anywhere. */
export const Outline = observer(function Outline({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const { t: words } = useTranslation('lessons');
  const view = useView(store.now);
  const mayTry = usePermission('course.trial').isAllowed;
  const all = store.lesson.lessons.value;
  const done = all && learntOf(all);
  const current = store.lesson.key?.lessonId;
  if (store.lesson.isVisitor && !namesSale(store.lesson)) return null;
  return (
    <Side aria-label={t('outline')}>
      <div>
        <SideHead>
          <h2>{t('outline')}</h2>
          {all && (
            <span>
              {done === undefined ? t('total', { count: all.length }) : t('count', { done, total: all.length })}
            </span>
          )}
        </SideHead>
        {all && done !== undefined && (
          <SideBar>
            <Progress
              label={t('learnt')}
              value={done}
              max={all.length}
              valueText={t('count', { done, total: all.length })}
              size="sm"
              showValue={false}
            />
          </SideBar>
        )}
        {store.lesson.isVisitor ? (
          <Await query={store.lesson.offered} skeleton="chapter" count={5}>
            {(lessons) => (
              <ChapterList
                layout="side"
                chapters={[
                  {
                    id: 'all',
                    title: words('all'),
                    lessons: lessons.map(({ id, index, title, kind = 'video', durationS, isTrial: isOffered }) => {
                      const isTrial = isSaid(isOffered) && mayTry;
                      return {
                        ...{ id: String(id), index, title, kind, durationS, trial: isTrial },
                        state: id === current ? ('now' as const) : isTrial ? ('open' as const) : ('next' as const),
                        href: isTrial ? trialPath(store.lesson, id) : undefined,
                      };
                    }),
                  },
                ]}
              />
            )}
          </Await>
        ) : (
          <Await query={store.lesson.lessons} skeleton="chapter" count={5}>
            {(lessons) => (
              <ChapterList
                key={`${store.lesson.place.courseId} ${current}`}
                layout="side"
                chapters={toChapters(lessons, { ...view, t: words, currentId: current })}
              />
            )}
          </Await>
        )}
      </div>
    </Side>
  );
});

function trialPath({ place: { courseId = 0, saleId } }: ShownLesson, lessonId: number): string {
  return recordedPath({ id: courseId }, lessonId) + (saleId === undefined ? '' : `&sale=${saleId}`);
}
