import { Button, CourseCard, FilterBar, type FilterValue, Heading, Pagination, Text } from '@shuyuan/ui';
import { Crown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { EmptyPlace } from '../../../page/EmptyPlace.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { toCourseCard } from '../../../shared/course/courseProps.ts';
import { localName } from '../../../shared/words/localName.ts';
import { Tiles } from './equity.styles.ts';
import { VIP_PAGE, VipCourseStore } from './VipCourseStore.ts';
import { Benefit, ListRoot } from './vip.styles.ts';
import { vipAddressOf, vipFiltersOf } from './vipFilters.ts';

const KINDS = ['live', 'recorded'] as const;

/** `/vip/course` (§2): courses that members have for less, or for nothing; others see the price and what a membership brings. */
export const VipCoursePage = observer(function VipCoursePage() {
  const { t } = useTranslation('membership');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = search.toString();
  const { locale } = useRoot().locale;
  const store = useOwned((root) => new VipCourseStore(root.api, () => root.auth.token));
  useEffect(() => store.show(vipFiltersOf(new URLSearchParams(address))), [store, address]);
  useTitle(t('vipTitle'));
  const { courses } = store;
  const filters = vipFiltersOf(search);
  const choose = ({ subjectId, kind }: FilterValue) => {
    const chosen = KINDS.find((each) => each === kind);
    const id = Number(subjectId ?? 0);
    void navigate(vipAddressOf({ ...(id > 0 && { subjectId: id }), ...(chosen && { kind: chosen }) }));
  };
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
            options: (store.subjects.value ?? []).map((one) => ({
              value: String(one.id),
              label: localName(one, locale),
            })),
          },
          { key: 'kind', label: t('kind'), options: KINDS.map((kind) => ({ value: kind, label: t(kind) })) },
        ]}
        value={{ subjectId: filters.subjectId?.toString(), kind: filters.kind }}
        onChange={choose}
        resultCount={courses.value?.totalCount}
        foldAfter={14}
      />
      <Await
        query={courses}
        skeleton="card"
        count={8}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyPlace
            kind="search"
            title={t('noCourses')}
            hint={t('noCoursesHint')}
            action={
              <Button variant="outline" href={address === '' ? '/course' : vipAddressOf({})}>
                {t(address === '' ? 'browse' : 'clear')}
              </Button>
            }
          />
        }
      >
        {({ items, totalCount }) => (
          <>
            <Tiles aria-busy={courses.isLoading}>
              {items.map((course, index) => (
                <CourseCard key={course.saleId} course={toCourseCard(course)} level={2} isEager={index < 8} />
              ))}
            </Tiles>
            <Pagination
              className="pages"
              page={filters.page ?? 1}
              pageSize={VIP_PAGE}
              total={totalCount}
              hrefFor={(page) => vipAddressOf({ ...filters, page })}
              onChange={() => scrollTo({ top: 0 })}
            />
          </>
        )}
      </Await>
    </ListRoot>
  );
});

/** One line above the list: what the membership one has brings here, or what one would bring. */
const MemberLine = observer(function MemberLine({ store }: { store: VipCourseStore }) {
  const { t } = useTranslation('membership');
  const { auth } = useRoot();
  const { mine } = store;
  if (auth.isLoggedIn && mine.isPending) return <Benefit aria-hidden />;
  if (auth.isLoggedIn && !mine.value) return null;
  const isMember = mine.value?.isMember ?? false;
  return (
    <Benefit>
      <Crown aria-hidden />
      <p>
        <b>{t(isMember ? 'vipMember' : 'vipNotMember')}</b>
        {t(isMember ? 'vipMemberText' : 'vipNotMemberText')}
      </p>
      <Button variant={isMember ? 'outline' : 'solid'} tone={isMember ? 'neutral' : 'brand'} href="/equity">
        {t(isMember ? 'myMembership' : 'seeMembership')}
      </Button>
    </Benefit>
  );
});
