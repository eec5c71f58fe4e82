import { Card, ChapterList, VisuallyHidden } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { useView } from '../../../../page/useView.ts';
import { openChapters, toChapters } from '../../../../shared/course/lessonProps.ts';
import type { ClassDetailStore } from '../ClassDetailStore.ts';

/** The lessons of the class on one thread, by chapter (product.md 4.3). */
export const Outline = observer(function Outline({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  const { t: words } = useTranslation('lessons');
  const view = useView(store.now);
  return (
    <Await
      query={store.lessons}
      skeleton="chapter"
      count={6}
      isEmpty={(lessons) => lessons.length === 0}
      empty={
        <Card>
          <EmptyPlace kind="course" title={t('noLessons')} hint={t('noLessonsHint')} />
        </Card>
      }
    >
      {(lessons) => (
        <Card padding="none">
          <VisuallyHidden as="h2">{t('part.outline')}</VisuallyHidden>
          <ChapterList
            defaultOpen={openChapters(lessons, store.now)}
            chapters={toChapters(lessons, { ...view, t: words })}
          />
        </Card>
      )}
    </Await>
  );
});
