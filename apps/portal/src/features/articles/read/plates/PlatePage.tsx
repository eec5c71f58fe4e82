import { Anchor, ArticleCard, Button, MessageTime, PlateTile, SearchInput, Tabs, Tag } from '@shuyuan/ui';
import { SquarePen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useAddress } from '../../../../page/address.ts';
import { useOwned } from '../../../../page/context.tsx';
import { Missing } from '../../../../page/Missing.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { articlePath, WRITE_PATH } from '../../../../shared/articles/articlePaths.ts';
import { toArticleCard } from '../../../../shared/articles/articleProps.ts';
import {
  Columns,
  Head,
  HeadSide,
  Page,
  Rows,
  SearchPlace,
  Sheet,
} from '../../../../shared/articles/articles.styles.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { NoneYet } from '../NoneYet.tsx';
import { PlateSide } from './PlateSide.tsx';
import { PlateStore } from './PlateStore.ts';
import { Boards, Pinned, PlateTitle } from './plate.styles.ts';
import { PLATE_TABS, type PlateFilters, plateAddress } from './plateAddress.ts';
import { toPlate } from './toPlate.ts';

const FROM = 'HeadlinePlate';

interface PlateProps {
  store: PlateStore;
  filters: PlateFilters;
}

/** `/headline/plate`: the boards, and the posts of one of them beside its rules (§2). */
export const PlatePage = observer(function PlatePage() {
  const { t } = useTranslation('articlesRead');
  const [filters, go] = useAddress(plateAddress);
  const store = useOwned((root) => new PlateStore(root.api), filters);
  const { plate } = store;
  useTitle(plate?.name ?? t('plates.title'));
  if (store.isMissing)
    return (
      <Missing
        title={t('plates.missing')}
        text={t('plates.missingHint')}
        action={{ href: plateAddress.href(), label: t('plates.all') }}
      />
    );
  return (
    <Page>
      <Head>
        <h1>{t('plates.title')}</h1>
        <p>{t('plates.lead')}</p>
        <HeadSide>
          <SearchPlace>
            <SearchInput
              key={filters.keyword}
              variant="pill"
              defaultValue={filters.keyword}
              placeholder={t('plates.search')}
              aria-label={t('plates.search')}
              onSearch={(keyword) => go({ ...filters, keyword, page: 1 })}
            />
          </SearchPlace>
          {plate?.mayPost && (
            <Allowed to="headline.add">
              <Button icon={<SquarePen />} href={`${WRITE_PATH}?plate=${plate.id}`}>
                {t('plates.writeTo', { name: plate.name })}
              </Button>
            </Allowed>
          )}
        </HeadSide>
      </Head>
      <Await query={store.plates} skeleton="card" count={6}>
        {(plates) => (
          <>
            <Boards>
              {plates.map((each) => (
                <PlateTile key={each.id} plate={toPlate(each)} current={each.id === plate?.id} />
              ))}
            </Boards>
            {plate && <Posts store={store} filters={{ ...filters, plateId: plate.id }} />}
          </>
        )}
      </Await>
    </Page>
  );
});

const Posts = observer(function Posts({ store, filters }: PlateProps) {
  const { t } = useTranslation('articlesRead');
  const { plate, posts } = store;
  const marked = filters.keyword?.split(/\s+/);
  return (
    <>
      <PlateTitle>
        <h2>{plate?.name}</h2>
        {plate?.intro !== undefined && <p>{plate.intro}</p>}
        <Tabs
          variant="pill"
          label={t('plates.order')}
          value={filters.tab}
          items={PLATE_TABS.map((tab) => ({
            value: tab,
            label: t(`plates.${tab}`),
            href: plateAddress.href({ ...filters, tab, page: 1 }),
          }))}
        />
      </PlateTitle>
      <Columns>
        <div>
          {store.hasPinned && <PinnedPosts store={store} />}
          <PagedList
            list={posts}
            hrefFor={(page) => plateAddress.href({ ...filters, page })}
            skeleton="row"
            count={6}
            empty={
              <NoneYet
                keyword={filters.keyword}
                clearHref={plateAddress.href({ plateId: filters.plateId })}
                plate={plate}
              />
            }
            rows={(items) => {
              const rest = store.withoutPinned(items);
              return (
                rest.length > 0 && (
                  <Sheet>
                    <Rows>
                      {rest.map((post) => (
                        <ArticleCard key={post.id} layout="post" article={toArticleCard(post, FROM)} marked={marked} />
                      ))}
                    </Rows>
                  </Sheet>
                )
              );
            }}
          />
        </div>
        <PlateSide store={store} />
      </Columns>
    </>
  );
});

/** What the school has pinned, one line each. */
const PinnedPosts = observer(function PinnedPosts({ store }: { store: PlateStore }) {
  const { t } = useTranslation('articlesRead');
  return (
    <Await query={store.pinned} isEmpty={(posts) => posts.length === 0} empty={null} missing={null}>
      {(posts) => (
        <Pinned aria-label={t('plates.pinned')}>
          {posts.map((post) => (
            <Anchor key={post.id} href={articlePath(post, FROM)}>
              <Tag tone="brand" variant="solid">
                {t('plates.pinned')}
              </Tag>
              <b>{post.title}</b>
              <small>
                {post.author.name} {post.publishedAt !== undefined && <MessageTime at={post.publishedAt} />}
              </small>
            </Anchor>
          ))}
        </Pinned>
      )}
    </Await>
  );
});
