import { Button, CourseCard, Pagination } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { toCourseCard } from '../../../shared/course/courseProps.ts';
import { Filters, Root, Tiles } from './CourseListPage.styles.ts';
import { CourseListStore } from './CourseListStore.ts';
import { ResultBar } from './components/ResultBar.tsx';
import { addressOf, type CourseFilters, filtersOf, PAGE_SIZE } from './courseFilters.ts';
import { filterGroups, filterValue, withFilterValue } from './filterGroups.ts';

/** Tiles of the first screen. */
const FIRST_ROWS = 8;

/** All courses on sale; what is asked for stands in the address (product.md 2.3). */
export const CourseListPage = observer(function CourseListPage() {
  const { t } = useTranslation('courseList');
  const { locale } = useRoot().locale;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = search.toString();
  const store = useOwned((root) => new CourseListStore(root.api, filtersOf(search)));
  useEffect(() => store.show(filtersOf(new URLSearchParams(address))), [store, address]);
  useTitle(t('title'));

  const { courses, filters } = store;
  const { page = 1, keyword } = filters;
  const go = (next: CourseFilters) => void navigate(addressOf(next));
  return (
    <Root>
      <Filters
        groups={filterGroups({ subjects: store.subjects.value, grades: store.grades.value, locale, t })}
        value={filterValue(filters)}
        onChange={(value) => go(withFilterValue(filters, value))}
        resultCount={courses.value?.totalCount}
        foldAfter={14}
      />
      <ResultBar filters={filters} total={courses.value?.totalCount} isLoading={courses.isLoading} onChange={go} />
      <Await
        query={courses}
        skeleton="card"
        count={FIRST_ROWS}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyPlace
            kind="search"
            title={t('noneFound')}
            hint={t('noneFoundHint')}
            action={
              <Button variant="outline" href={addressOf({})}>
                {t(keyword ? 'clearSearch' : 'clear')}
              </Button>
            }
          />
        }
      >
        {({ items, totalCount }) => (
          <>
            <Tiles aria-busy={courses.isLoading}>
              {items.map((course, index) => (
                <CourseCard
                  key={`${course.id}-${course.saleId}`}
                  course={toCourseCard(course)}
                  level={2}
                  isEager={index < FIRST_ROWS}
                />
              ))}
            </Tiles>
            <Pagination
              className="pages"
              page={page}
              pageSize={PAGE_SIZE}
              total={totalCount}
              hrefFor={(to) => addressOf({ ...filters, page: to })}
              onChange={() => scrollTo({ top: 0 })}
            />
          </>
        )}
      </Await>
    </Root>
  );
});
