import { FilterBar } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import type { CourseListStore } from '../CourseListStore.ts';
import type { CourseFilters } from '../courseAddress.ts';
import { filterGroups, filterValue, withFilterValue } from '../filterGroups.ts';

interface CourseFilterBarProps {
  store: CourseListStore;
  filters: CourseFilters;
  onChange: (filters: CourseFilters) => void;
}

/** What the list can be narrowed to. */
export const CourseFilterBar = observer(function CourseFilterBar({ store, filters, onChange }: CourseFilterBarProps) {
  const { t } = useTranslation('courseList');
  const { locale } = useRoot().locale;
  return (
    <FilterBar
      groups={filterGroups({ subjects: store.subjects.value, grades: store.grades.value, locale, t })}
      value={filterValue(filters)}
      onChange={(value) => onChange(withFilterValue(filters, value))}
      resultCount={store.courses.totalCount}
      foldAfter={14}
    />
  );
});
