import { Anchor, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Bar, Pills } from '../../../../shared/articles/articles.styles.ts';
import type { NewsStore } from './NewsStore.ts';
import { type NewsFilters, newsAddress } from './newsAddress.ts';

/** Orders that are tabs; the first has no word in the address. */
const TABS = ['recommended', 'newest', 'hot'] as const;
/** Orders of a search. */
const ORDERS = ['relevant', 'newest', 'mostRead'] as const;

interface NewsBarProps {
  store: NewsStore;
  filters: NewsFilters;
}

/** Orders, and the boards that the list can be narrowed to. */
export const NewsBar = observer(function NewsBar({ store, filters }: NewsBarProps) {
  const { t } = useTranslation('articlesRead');
  const to = (change: Partial<NewsFilters>) => newsAddress.href({ ...filters, ...change, page: 1 });
  return (
    <Bar>
      <Tabs
        label={t('news.order')}
        value={filters.sort ?? 'recommended'}
        items={TABS.map((key) => ({
          value: key,
          label: t(`news.${key}`),
          href: newsAddress.href({ ...filters, sort: key === 'recommended' ? undefined : key, page: 1 }),
        }))}
      />
      <Pills aria-label={t('plates.title')}>
        <Anchor
          href={newsAddress.href({ ...filters, plateId: undefined, page: 1 })}
          aria-current={filters.plateId === undefined ? 'true' : undefined}
        >
          {t('news.allPlates')}
        </Anchor>
        {store.plates.value?.map(({ id, name }) => (
          <Anchor key={id} href={to({ plateId: id })} aria-current={id === filters.plateId ? 'true' : undefined}>
            {name}
          </Anchor>
        ))}
      </Pills>
    </Bar>
  );
});

/** Of a search: articles or authors with their numbers, the board that it is narrowed to, and the orders. */
export const SearchBar = observer(function SearchBar({ store, filters }: NewsBarProps) {
  const { t } = useTranslation('articlesRead');
  const { articles, writers, plate } = store;
  const { keyword, of, sort } = filters;
  const everywhere = { ...filters, plateId: undefined, page: 1 };
  return (
    <Bar>
      <Tabs
        label={t('news.parts')}
        value={of ?? 'articles'}
        items={[
          {
            value: 'articles',
            label: t('news.articles'),
            count: articles.totalCount,
            href: newsAddress.href({ ...filters, of: undefined, page: 1 }),
          },
          {
            value: 'authors',
            label: t('news.authors'),
            count: writers.value?.length,
            href: newsAddress.href({ keyword, of: 'authors' }),
          },
        ]}
      />
      {of === undefined && plate && (
        <Pills aria-label={t('plates.title')}>
          <Anchor href={newsAddress.href(everywhere)}>{t('news.allPlates')}</Anchor>
          <Anchor href={newsAddress.href({ ...filters, page: 1 })} aria-current="true">
            {plate.name}
          </Anchor>
        </Pills>
      )}
      {of === undefined && (
        <Tabs
          variant="pill"
          label={t('news.order')}
          value={sort ?? 'relevant'}
          items={ORDERS.map((key) => ({
            value: key,
            label: t(`news.${key}`),
            href: newsAddress.href({ ...filters, sort: key === 'relevant' ? undefined : key, page: 1 }),
          }))}
        />
      )}
    </Bar>
  );
});
