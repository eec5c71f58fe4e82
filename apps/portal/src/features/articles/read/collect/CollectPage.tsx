import type { Collected } from '@shuyuan/contract';
import { DEFAULT_TIME_ZONE, messageTime } from '@shuyuan/rules';
import { Anchor, ArticleCard, type ArticleCardArticle, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../../page/address.ts';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { Gate } from '../../../../page/Gate.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { toArticleCard } from '../../../../shared/articles/articleProps.ts';
import { Bar, Head, Page, Pills } from '../../../../shared/articles/articles.styles.ts';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import { newsAddress } from '../news/newsAddress.ts';
import { CollectStore } from './CollectStore.ts';
import { Shelf, ShelfHead } from './collect.styles.ts';
import { collectAddress } from './collectAddress.ts';
import { byWeek } from './weeks.ts';

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
  const [filters] = useAddress(collectAddress);
  const store = useOwned((root) => new CollectStore(root.api), filters);
  const { list, plates } = store;
  const { plateId } = filters;
  return (
    <Page>
      <Head>
        <h1>{t('collect.title')}</h1>
        {list.totalCount !== undefined && list.totalCount > 0 && (
          <p>{t('collect.total', { total: formatWhole(list.totalCount) })}</p>
        )}
      </Head>
      <Bar>
        <Pills aria-label={t('plates.title')}>
          <Anchor href={collectAddress.href()} aria-current={plateId === undefined ? 'true' : undefined}>
            {t('news.allPlates')}
          </Anchor>
          {plates.value?.map(({ id, name }) => (
            <Anchor
              key={id}
              href={collectAddress.href({ plateId: id })}
              aria-current={id === plateId ? 'true' : undefined}
            >
              {name}
            </Anchor>
          ))}
        </Pills>
      </Bar>
      <PagedList
        list={list}
        hrefFor={(page) => collectAddress.href({ ...filters, page })}
        skeleton="card"
        count={6}
        empty={
          <EmptyPlace
            title={t(plateId === undefined ? 'collect.none' : 'collect.noneHere')}
            hint={t('collect.noneHint')}
            action={
              <Button variant="outline" href={newsAddress.href()}>
                {t('detail.toNews')}
              </Button>
            }
          />
        }
        rows={(items) => <Shelves items={items} store={store} />}
      />
    </Page>
  );
});

/** This week and before, each with its number on this page. */
const Shelves = observer(function Shelves({ items, store }: { items: readonly Collected[]; store: CollectStore }) {
  const { t } = useTranslation('articlesRead');
  const { services, locale } = useRoot();
  const perform = usePerform();
  const { now } = services.clock;
  const shelves = byWeek(items, now);
  const view = { now, timeZone: DEFAULT_TIME_ZONE.id, locale: locale.locale };
  return (['thisWeek', 'earlier'] as const).map(
    (key) =>
      shelves[key].length > 0 && (
        <section key={key}>
          <ShelfHead>
            <h2>{t(`collect.${key}`)}</h2>
            <small>{t('author.inMonth', { total: shelves[key].length })}</small>
          </ShelfHead>
          <Shelf>
            {shelves[key].map((item) => (
              <ArticleCard
                key={item.id}
                layout="tile"
                article={toTile(item)}
                note={t('collect.since', { time: messageTime(item.collectedAt, view) })}
                isCollected={store.isCollected(item.id)}
                onCollect={() => perform(() => store.toggle(item))}
              />
            ))}
          </Shelf>
        </section>
      ),
  );
});

/** A collected article; of one that is gone the title is left. */
function toTile({ id, title, isRemoved, article }: Collected): ArticleCardArticle {
  if (article && !isRemoved) return toArticleCard(article);
  return { id: String(id), href: '', title, author: { name: '', kind: 'school' }, isGone: true };
}
