import { Button, Empty, Heading, Input, Pagination, QualificationList, Text } from '@shuyuan/ui';
import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { Intro, Listing, Page } from './lecturers.styles.ts';
import { QUALIFICATIONS_PAGE, QualificationsStore } from './QualificationsStore.ts';
import { toQualification } from './toQualification.ts';

const PATH = '/teacher/certification';
const KEYWORD_MAX = 50;

/** `/teacher/certification` (§2): every lecturer's qualifications, searchable, for everybody. */
export const QualificationsPage = observer(function QualificationsPage() {
  const { t } = useTranslation('lecturers');
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('q')?.slice(0, KEYWORD_MAX) ?? '';
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const store = useOwned((root) => new QualificationsStore(root.api));
  const [typed, setTyped] = useState(keyword);
  useEffect(() => store.show(keyword, page), [store, keyword, page]);
  useTitle(t('title'));
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    const words = typed.trim();
    setSearch(words ? { q: words } : {});
  };
  const hrefFor = (target: number) =>
    `${PATH}?${new URLSearchParams({ ...(keyword ? { q: keyword } : {}), page: String(target) })}`;
  return (
    <Page>
      <Intro>
        <div>
          <Heading level={1} size={28}>
            {t('title')}
          </Heading>
          <Text as="p" tone="secondary">
            {t('intro')}
          </Text>
        </div>
        <search>
          <form onSubmit={find}>
            <Input
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              prefix={<Search />}
              maxLength={KEYWORD_MAX}
              value={typed}
              onChange={setTyped}
              clearable
            />
          </form>
        </search>
      </Intro>
      <Await
        query={store.list}
        skeleton="card"
        count={8}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty
            kind="search"
            title={t('none')}
            hint={t('noneHint')}
            action={
              <Button variant="soft" href={PATH} onClick={() => setTyped('')}>
                {t('showAll')}
              </Button>
            }
          />
        }
      >
        {({ items, totalCount }) => (
          <Listing>
            <Text as="p" size={13} tone="tertiary" role="status">
              {t('count', { total: totalCount })}
            </Text>
            <QualificationList items={items.map(toQualification)} />
            {totalCount > QUALIFICATIONS_PAGE && (
              <Pagination page={page} pageSize={QUALIFICATIONS_PAGE} total={totalCount} hrefFor={hrefFor} />
            )}
          </Listing>
        )}
      </Await>
    </Page>
  );
});
