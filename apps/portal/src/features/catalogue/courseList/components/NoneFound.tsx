import { Button } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { type CourseFilters, courseAddress } from '../courseAddress.ts';

/** No course fits the filters or the words; one way back to all. */
export function NoneFound({ filters }: { filters: CourseFilters }) {
  const { t } = useTranslation('courseList');
  return (
    <EmptyPlace
      kind="search"
      title={t('noneFound')}
      hint={t('noneFoundHint')}
      action={
        <Button variant="outline" href={courseAddress.href()}>
          {t(filters.keyword ? 'clearSearch' : 'clear')}
        </Button>
      }
    />
  );
}
