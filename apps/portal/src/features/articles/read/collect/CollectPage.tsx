import type { Collected } from '@shuyuan/contract';
import { messageTime } from '@shuyuan/rules';
import { Anchor, Button, SearchInput, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../../page/address.ts';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { Gate } from '../../../../page/Gate.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { useView } from '../../../../page/useView.ts';
import { Bar, Head, HeadSide, Page, Pills, SearchPlace } from '../../../../shared/articles/articles.styles.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { newsAddress } from '../news/newsAddress.ts';
import { CollectedCard } from './CollectedCard.tsx';
import { CollectStore } from './CollectStore.ts';
import { Shelf, ShelfHead } from './collect.styles.ts';
import { type CollectFilters, collectAddress } from './collectAddress.ts';
import { byWeek } from './weeks.ts';

/** The first has no word in the address. */
const KINDS = ['article', 'course', 'lecturer'] as const;
/** Where more of a kind is found. */
const SOURCES = { article: newsAddress.href(), course: '/course', lecturer: '/teacher/certification' } as const;

/** `/headline/collect`: what the student has collected; a visitor is asked to log in (§2, §6). */
export const CollectPage = observer(function CollectPage() {
  const { t } = useTranslation('articlesRead');
  const { auth } = useRoot();
  useTitle(t('collect.title'));
  if (!auth.isLoggedIn) return <Gate kind="login" title={t('collect.title')} text={t('collect.gate')} />;
  return <Collection />;
});

const Collection = observer(function Collection() {
  const { t } = useTranslation('articlesRead');
  const [filters, go] = useAddress(collectAddress);
  const store = useOwned((root) => new CollectStore(root.api), filters);
  const { list } = store;
  const { kind = 'article', keyword } = filters;
  return (
    <Page>
      <Head>
        <h1>{t('collect.title')}</h1>
        {list.totalCount !== undefined && list.totalCount > 0 && (
          <p>{t(`collect.total.${kind}`, { count: list.totalCount, total: formatWhole(list.totalCount) })}</p>
        )}
        <HeadSide>
          <SearchPlace>
            <SearchInput
              key={keyword}
              variant="pill"
              defaultValue={keyword}
              placeholder={t('collect.search')}
              aria-label={t('collect.search')}
              onSearch={(words) => go({ keyword: words })}
            />
          </SearchPlace>
        </HeadSide>
      </Head>
      <CollectBar store={store} filters={filters} />
      <PagedList
        list={list}
        hrefFor={(page) => collectAddress.href({ ...filters, page })}
        skeleton="card"
        count={6}
        empty={<None filters={filters} />}
        rows={(items) => <Shelves items={items} store={store} kind={kind} />}
      />
    </Page>
  );
});

/** Kinds with their numbers, and the boards that articles can be narrowed to. */
const CollectBar = observer(function CollectBar({ store, filters }: { store: CollectStore; filters: CollectFilters }) {
  const { t } = useTranslation('articlesRead');
  const { kind = 'article', plateId, keyword } = filters;
  const boards = kind === 'article' ? store.plates.value : undefined;
  return (
    <Bar>
      <Tabs
        label={t('collect.kinds')}
        value={kind}
        items={KINDS.map((key) => ({
          value: key,
          label: t(`collect.kind.${key}`),
          count: store.totals.value?.[key],
          href: collectAddress.href({ kind: key === 'article' ? undefined : key, keyword }),
        }))}
      />
      {boards && (
        <Pills aria-label={t('plates.title')}>
          <Anchor href={collectAddress.href({ keyword })} aria-current={plateId === undefined ? 'true' : undefined}>
            {t('news.allPlates')}
          </Anchor>
          {boards.map(({ id, name }) => (
            <Anchor
              key={id}
              href={collectAddress.href({ keyword, plateId: id })}
              aria-current={id === plateId ? 'true' : undefined}
            >
              {name}
            </Anchor>
          ))}
        </Pills>
      )}
    </Bar>
  );
});

/** No entry: the search found none, or nothing of this kind is collected. */
function None({ filters }: { filters: CollectFilters }) {
  const { t } = useTranslation('articlesRead');
  const { kind = 'article', plateId, keyword } = filters;
  const isSearch = keyword !== undefined;
  return (
    <EmptyPlace
      kind={isSearch ? 'search' : 'list'}
      title={t(isSearch ? 'collect.noneFound' : plateId === undefined ? `collect.none.${kind}` : 'collect.noneHere')}
      hint={t(isSearch ? 'none.foundHint' : `collect.noneHint.${kind}`)}
      action={
        <Button
          variant="outline"
          href={isSearch ? collectAddress.href({ ...filters, keyword: undefined, page: 1 }) : SOURCES[kind]}
        >
          {t(isSearch ? 'none.clear' : `collect.toMore.${kind}`)}
        </Button>
      }
    />
  );
}

interface ShelvesProps {
  items: readonly Collected[];
  store: CollectStore;
  kind: (typeof KINDS)[number];
}

/** This week and before, each with its number on this page. */
const Shelves = observer(function Shelves({ items, store, kind }: ShelvesProps) {
  const { t } = useTranslation('articlesRead');
  const perform = usePerform();
  const view = useView();
  const shelves = byWeek(items, view);
  return (['thisWeek', 'earlier'] as const).map(
    (key) =>
      shelves[key].length > 0 && (
        <section key={key}>
          <ShelfHead>
            <h2>{t(`collect.${key}`)}</h2>
            <small>{t(`collect.total.${kind}`, { count: shelves[key].length, total: shelves[key].length })}</small>
          </ShelfHead>
          <Shelf data-kind={kind}>
            {shelves[key].map((item) => (
              <CollectedCard
                key={item.id}
                item={item}
                note={t('collect.since', { time: messageTime(item.collectedAt, view) })}
                isCollected={store.isCollected(item.id)}
                onToggle={() => perform(() => store.toggle(item))}
              />
            ))}
          </Shelf>
        </section>
      ),
  );
});
