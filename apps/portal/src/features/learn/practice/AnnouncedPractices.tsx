import { Button, Card, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../page/Await.tsx';
import { announceOf } from '../../../shared/course/announce.ts';
import { lessonPath } from '../../../shared/course/learnPaths.ts';
import type { PracticeListStore } from './PracticeListStore.ts';
import { Ahead, Group } from './practice.styles.ts';

/** Practices that are shown before somebody asks for the rest: what can be done now stands above them. */
const FIRST = 4;

/** Practices that have not opened, with the lesson that opens each (product.md 4.4); nothing where none is announced. */
export const AnnouncedPractices = observer(function AnnouncedPractices({ store }: { store: PracticeListStore }) {
  const { t } = useTranslation('practice');
  const { t: lessons } = useTranslation('lessons');
  const { announced, practices } = store;
  const [isOpen, setOpen] = useState(false);
  // What can be done now stands above: until that is known, this would be moved by it.
  if (announced.value?.length === 0 || announced.isPending || practices.isPending) return null;
  return (
    <Await query={announced} missing={null}>
      {(ahead) => (
        <Group aria-label={t('group.ahead')}>
          <header>
            <h2>{t('group.ahead')}</h2>
            <p>{t('groupHint.ahead')}</p>
          </header>
          <Card padding="none">
            <Ahead>
              {(isOpen ? ahead : ahead.slice(0, FIRST)).map((practice) => (
                <li key={`${practice.courseId}-${practice.lessonId}`}>
                  <Link href={lessonPath({ ...practice, state: undefined })}>{practice.title}</Link>
                  <span>{practice.courseTitle}</span>
                  <small>{announceOf(practice, lessons)}</small>
                </li>
              ))}
            </Ahead>
          </Card>
          {!isOpen && ahead.length > FIRST && (
            <Button block variant="outline" tone="neutral" onClick={() => setOpen(true)}>
              {t('moreAhead', { count: ahead.length - FIRST })}
            </Button>
          )}
        </Group>
      )}
    </Await>
  );
});
