import { Anchor, Button, SearchInput, Tabs } from '@shuyuan/ui';
import { SquarePen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../../page/address.ts';
import { useOwned } from '../../../../page/context.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { WRITE_PATH } from '../../../../shared/articles/articlePaths.ts';
import { Bar, Columns, Head, HeadSide, Page, Pills, SearchPlace } from '../../../../shared/articles/articles.styles.ts';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import { ArticleRows } from '../ArticleRows.tsx';
import { NoneYet } from '../NoneYet.tsx';
import { NewsSide } from './NewsSide.tsx';
import { createNewsStore, type NewsStore } from './NewsStore.ts';
import { type NewsFilters, newsAddress } from './newsAddress.ts';

/** Orders that are tabs; the first has no word in the address. */
const TABS = ['recommended', 'newest', 'hot'] as const;

/** `/news`: the front page of what students, lecturers and the school write; tab, board, words and page are in the address (§2). */
export const NewsPage = observer(function NewsPage() {
  const { t } = useTranslation('articlesRead');
  const [filters, go] = useAddress(newsAddress);
  const store = useOwned((root) => createNewsStore(root.api), filters);
  const { articles } = store;
  const { keyword } = filters;
  useTitle(keyword === undefined ? t('news.title') : t('news.found', { keyword }));
  return (
    <Page>
      <Head>
        <h1>{keyword === undefined ? t('news.title') : t('news.found', { keyword })}</h1>
        <p>
          {keyword === undefined
            ? t('news.lead')
            : articles.totalCount !== undefined && t('news.total', { total: formatWhole(articles.totalCount) })}
        </p>
        <HeadSide>
          <SearchPlace>
            <SearchInput
              key={keyword}
              look="pill"
              defaultValue={keyword}
              placeholder={t('news.search')}
              aria-label={t('news.search')}
              onSearch={(words) => go({ keyword: words })}
            />
          </SearchPlace>
          <Button icon={<SquarePen />} href={WRITE_PATH}>
            {t('write')}
          </Button>
        </HeadSide>
      </Head>
      <NewsBar store={store} filters={filters} />
      <Columns>
        <PagedList
          list={articles}
          hrefFor={(page) => newsAddress.href({ ...filters, page })}
          skeleton="row"
          count={6}
          empty={<NoneYet keyword={keyword} clearHref={newsAddress.href()} />}
          rows={(items) => (
            <ArticleRows items={items} hasLead={articles.page === 1 && keyword === undefined} keyword={keyword} />
          )}
        />
        <NewsSide store={store} isSearch={keyword !== undefined} />
      </Columns>
    </Page>
  );
});

/** Orders, and the boards that the list can be narrowed to. */
const NewsBar = observer(function NewsBar({ store, filters }: { store: NewsStore; filters: NewsFilters }) {
  const { t } = useTranslation('articlesRead');
  const { plateId, keyword } = filters;
  const to = (change: Partial<NewsFilters>) => newsAddress.href({ ...filters, ...change, page: 1 });
  return (
    <Bar>
      <Tabs
        label={t('news.order')}
        value={filters.sort ?? 'recommended'}
        items={TABS.map((key) => ({
          key,
          label: t(key === 'recommended' && keyword !== undefined ? 'news.relevant' : `news.${key}`),
          href: newsAddress.href({ ...filters, sort: key === 'recommended' ? undefined : key, page: 1 }),
        }))}
      />
      <Pills aria-label={t('plates.title')}>
        <Anchor
          href={newsAddress.href({ ...filters, plateId: undefined, page: 1 })}
          aria-current={plateId === undefined ? 'true' : undefined}
        >
          {t('news.allPlates')}
        </Anchor>
        {store.plates.value?.map(({ id, name }) => (
          <Anchor key={id} href={to({ plateId: id })} aria-current={id === plateId ? 'true' : undefined}>
            {name}
          </Anchor>
        ))}
      </Pills>
    </Bar>
  );
});
