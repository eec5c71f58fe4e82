import { Button, CourseCard, FilterBar, type FilterValue, Heading, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../core/known.ts';
import { useAddress } from '../../../page/address.ts';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../page/PagedList.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { toCourseCard } from '../../../shared/course/courseProps.ts';
import { localName } from '../../../shared/words/localName.ts';
import { MemberLine } from './components/MemberLine.tsx';
import { Tiles } from './equity.styles.ts';
import { VipCourseStore } from './VipCourseStore.ts';
import { ListRoot } from './vip.styles.ts';
import { KINDS, vipAddress } from './vipAddress.ts';

/** `/vip/course` (§2): courses that members have for less, or for nothing; others see the price and what a membership brings. */
export const VipCoursePage = observer(function VipCoursePage() {
  const { t } = useTranslation('membership');
  const [filters, go] = useAddress(vipAddress);
  const { locale } = useRoot().locale;
  const store = useOwned((root) => new VipCourseStore(root.api, () => root.auth.token));
  useEffect(() => store.show(filters), [store, filters]);
  useTitle(t('vipTitle'));
  const { subjectId, kind } = filters;
  const isFiltered = subjectId !== undefined || kind !== undefined;
  const handleChange = (chosen: FilterValue) =>
    go({
      subjectId: Number(chosen.subjectId) || undefined,
      kind: KINDS.find((each) => each === chosen.kind),
    });
  return (
    <ListRoot>
      <header>
        <Heading level={1} size={28}>
          {t('vipTitle')}
        </Heading>
        <Text as="p" tone="secondary">
          {t('vipIntro')}
        </Text>
      </header>
      <MemberLine store={store} />
      <FilterBar
        groups={[
          {
            key: 'subjectId',
            label: t('subject'),
            items: rowsHere(store.subjects.value).map((one) => ({
              value: String(one.id),
              label: localName(one, locale),
            })),
          },
          { key: 'kind', label: t('kind'), items: KINDS.map((each) => ({ value: each, label: t(each) })) },
        ]}
        value={{ subjectId: subjectId?.toString(), kind }}
        onChange={handleChange}
        resultCount={store.courses.totalCount}
        foldAfter={14}
      />
      <PagedList
        skeleton="card"
        list={store.courses}
        hrefFor={(page) => vipAddress.href({ ...filters, page })}
        count={8}
        as={Tiles}
        empty={
          <EmptyPlace
            kind="search"
            title={t('noCourses')}
            hint={t('noCoursesHint')}
            action={
              <Button variant="outline" href={isFiltered ? vipAddress.href() : '/course'}>
                {t(isFiltered ? 'clear' : 'browse')}
              </Button>
            }
          />
        }
      >
        {(course, index) => (
          <CourseCard key={course.saleId} course={toCourseCard(course)} level={2} eager={index < 8} />
        )}
      </PagedList>
    </ListRoot>
  );
});
