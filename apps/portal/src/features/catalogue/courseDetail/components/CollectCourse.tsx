import type { CourseDetail } from '@shuyuan/contract';
import { IconButton } from '@shuyuan/ui';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isSaid } from '../../../../core/known.ts';
import { usePerform } from '../../../../page/usePerform.ts';
import { useLoggedIn } from '../../../../shared/articles/useLoggedIn.ts';
import type { CourseStore } from '../CourseStore.ts';

interface CollectCourseProps {
  store: CourseStore;
  course: CourseDetail;
}

/** The heart before the main button; a visitor is led to the login and back (§6). */
export function CollectCourse({ store, course }: CollectCourseProps) {
  const isCollected = isSaid(course.isCollected);
  const { t } = useTranslation('courseDetail');
  const perform = usePerform();
  const loggedIn = useLoggedIn();
  return (
    <IconButton
      size="lg"
      label={t('collect')}
      icon={<Heart aria-hidden fill={isCollected ? 'currentColor' : 'none'} />}
      pressed={isCollected}
      onClick={() => loggedIn(() => perform(store.toggleCollected))}
    />
  );
}
