import { Anchor, Button, SearchInput } from '@shuyuan/ui';
import { SquarePen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../../page/address.ts';
import { useOwned } from '../../../../page/context.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { WRITE_PATH } from '../../../../shared/articles/articlePaths.ts';
import { Columns, Head, HeadSide, Page, SearchPlace } from '../../../../shared/articles/articles.styles.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { rankingAddress } from '../../../../shared/ranking/rankingAddress.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { ArticleRows } from '../ArticleRows.tsx';
import { collectAddress } from '../collect/collectAddress.ts';
import { NoneYet } from '../NoneYet.tsx';
import { plateAddress } from '../plates/plateAddress.ts';
import { NewsBar, SearchBar } from './NewsBar.tsx';
import { NewsSide } from './NewsSide.tsx';
import { NewsStore } from './NewsStore.ts';
import { Ways } from './news.styles.ts';
import { type NewsFilters, newsAddress } from './newsAddress.ts';
import { OtherBoards } from './OtherBoards.tsx';
import { Found } from './Writers.tsx';

interface NewsProps {
  store: NewsStore;
  filters: NewsFilters;
}

/** `/news`: the front page of what students, lecturers and the school write; tab, board, words and page are in the address (§2). */
export const NewsPage = observer(function NewsPage() {
  const { t } = useTranslation('articlesRead');
  const [filters, go] = useAddress(newsAddress);
  const store = useOwned((root) => new NewsStore(root.api), filters);
  const { keyword } = filters;
  const title = keyword === undefined ? t('news.title') : t('news.found', { keyword });
  useTitle(title);
  return (
    <Page>
      <Head>
        <h1>{title}</h1>
        <Lead store={store} isSearch={keyword !== undefined} />
        <Ways aria-label={t('news.ways')}>
          <Anchor href={plateAddress.href()}>{t('plates.title')}</Anchor>
          <Anchor href={rankingAddress.href()}>{t('news.ranking')}</Anchor>
          <Anchor href={collectAddress.href()}>{t('collect.title')}</Anchor>
        </Ways>
        <HeadSide>
          <SearchPlace>
            <SearchInput
              key={keyword}
              variant="pill"
              defaultValue={keyword}
              placeholder={t('news.search')}
              aria-label={t('news.search')}
              onSearch={(words) => go({ keyword: words })}
            />
          </SearchPlace>
          <Allowed to="headline.add">
            <Button icon={<SquarePen />} href={WRITE_PATH}>
              {t('write')}
            </Button>
          </Allowed>
        </HeadSide>
      </Head>
      {keyword === undefined ? (
        <NewsBar store={store} filters={filters} />
      ) : (
        <SearchBar store={store} filters={filters} />
      )}
      <Columns>
        {keyword !== undefined && filters.of === 'authors' ? (
          <Found store={store} />
        ) : (
          <Articles store={store} filters={filters} />
        )}
        <NewsSide store={store} keyword={keyword} isOfAuthors={filters.of === 'authors'} />
      </Columns>
    </Page>
  );
});

/** What was written this week, or what was found. */
const Lead = observer(function Lead({ store, isSearch }: { store: NewsStore; isSearch: boolean }) {
  const { t } = useTranslation('articlesRead');
  const { articles, writers, week } = store;
  if (!isSearch) {
    const total = week.week.value?.total;
    return <p>{total ? t('news.leadWeek', { total: formatWhole(total) }) : t('news.lead')}</p>;
  }
  if (articles.totalCount === undefined) return null;
  const authors = writers.value?.length;
  const total = formatWhole(articles.totalCount);
  return <p>{authors ? t('news.totals', { total, authors }) : t('news.total', { total })}</p>;
});

/** A page of articles; below an empty board what is written on the others. */
const Articles = observer(function Articles({ store, filters }: NewsProps) {
  const { articles, plate } = store;
  const { keyword } = filters;
  return (
    <div>
      <PagedList
        list={articles}
        hrefFor={(page) => newsAddress.href({ ...filters, page })}
        skeleton="row"
        count={6}
        empty={
          <NoneYet
            keyword={keyword}
            clearHref={newsAddress.href({ ...filters, keyword: undefined, page: 1 })}
            plate={plate}
            rulesHref={plate && plateAddress.href({ plateId: plate.id })}
          />
        }
        rows={(items) => (
          <ArticleRows items={items} hasLead={articles.page === 1 && keyword === undefined} keyword={keyword} />
        )}
      />
      {store.isEmptyPlate && <OtherBoards store={store} />}
    </div>
  );
});
