import { CourseCard } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { toCourseCard } from '../../../shared/course/courseProps.ts';
import { Root, Tiles } from './CourseListPage.styles.ts';
import { createCourseListStore } from './CourseListStore.ts';
import { CourseFilterBar } from './components/CourseFilterBar.tsx';
import { NoneFound } from './components/NoneFound.tsx';
import { ResultBar } from './components/ResultBar.tsx';
import { courseAddress } from './courseAddress.ts';

/** Tiles of the first screen. */
const FIRST_ROWS = 8;

/** All courses on sale; the filters are in the address (product.md 2.3). */
export function CourseListPage() {
  const { t } = useTranslation('courseList');
  const [filters, go] = useAddress(courseAddress);
  const store = useOwned((root) => createCourseListStore(root.api), filters);
  useTitle(t('title'));
  return (
    <Root>
      <CourseFilterBar store={store} filters={filters} onChange={go} />
      <ResultBar list={store.courses} filters={filters} onChange={go} />
      <PagedList
        skeleton="card"
        list={store.courses}
        hrefFor={(page) => courseAddress.href({ ...filters, page })}
        count={FIRST_ROWS}
        empty={<NoneFound filters={filters} />}
        as={Tiles}
      >
        {(course, index) => (
          <CourseCard
            key={`${course.id}-${course.saleId}`}
            course={toCourseCard(course)}
            level={2}
            eager={index < FIRST_ROWS}
          />
        )}
      </PagedList>
    </Root>
  );
}
