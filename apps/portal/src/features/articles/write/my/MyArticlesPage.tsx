import { Button, Heading, Tabs } from '@shuyuan/ui';
import { CircleAlert, SquarePen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../../page/address.ts';
import { useOwned } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useReturn } from '../../../../page/useReturn.ts';
import { useTitle } from '../../../../page/useTitle.ts';
import { COLLECTION_PATH } from '../../../../shared/articles/articlePaths.ts';
import { TabLine } from '../../../../shared/articles/articles.styles.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { editorAddress, MY_TABS, type MyTab, myArticlesAddress } from '../writeAddress.ts';
import { type Asked, AskedDialog } from './AskedDialog.tsx';
import { MyArticlesStore } from './MyArticlesStore.ts';
import { MyTotals } from './MyTotals.tsx';
import { Cards, Head, Page } from './my.styles.ts';
import { OwnArticle } from './OwnArticle.tsx';
import { OwnDraft } from './OwnDraft.tsx';

/** `/headline/my` (§2, §4): what needs the student first, then what is in review, published, and only in this browser. */
export const MyArticlesPage = observer(function MyArticlesPage() {
  const { t } = useTranslation('writing');
  const [filters] = useAddress(myArticlesAddress);
  const store = useOwned((root) => new MyArticlesStore(root), filters);
  const [asked, ask] = useState<Asked | null>(null);
  useTitle(t('mine'));
  useReturn(store.refresh); // something was written, or decided, in another tab
  const { tab } = filters;
  const totals = store.totals.value;
  const { ownDrafts } = store;
  const counts: Record<MyTab, number | undefined> = {
    all: totals && totals.total + ownDrafts.length,
    published: totals?.published,
    inReview: totals?.inReview,
    rejected: totals?.rejected,
    drafts: totals && totals.withdrawn + ownDrafts.length,
  };
  const needs = (['rejected', 'inReview'] as const)
    .map((state) => ({ state, count: totals?.[state] }))
    .filter(({ count }) => count)
    .map(({ state, count }) => t(`needs.${state}`, { count }));
  const isLastPage = store.articles.page >= Math.max(1, store.articles.pageCount);
  const shown = tab === 'drafts' || (tab === 'all' && isLastPage) ? ownDrafts : [];
  const drafts = shown.map(([name, draft]) => (
    <OwnDraft key={name} name={name} draft={draft} onDiscard={() => ask({ kind: 'discard', name })} />
  ));
  return (
    <Page>
      <Head>
        <Heading level={1} size={28}>
          {t('mine')}
        </Heading>
        {needs.length > 0 && <p>{needs.join(t('needs.and'))}</p>}
        <div>
          <Button variant="outline" tone="neutral" href={COLLECTION_PATH}>
            {t('collection')}
          </Button>
          <Allowed to="headline.add">
            <Button href={editorAddress.href()} icon={<SquarePen />}>
              {t('write')}
            </Button>
          </Allowed>
        </div>
      </Head>
      <MyTotals query={store.totals} />
      <TabLine>
        <Tabs
          label={t('tabs')}
          value={tab}
          items={MY_TABS.map((key) => ({
            value: key,
            label: t(`tab.${key}`),
            count: counts[key],
            href: myArticlesAddress.href({ tab: key }),
          }))}
        />
        {tab === 'all' && (
          <p>
            <CircleAlert aria-hidden />
            {t('needsFirst')}
          </p>
        )}
      </TabLine>
      <PagedList
        list={store.articles}
        hrefFor={(page) => myArticlesAddress.href({ ...filters, page })}
        skeleton="row"
        count={4}
        as={Cards}
        empty={
          drafts.length > 0 ? null : (
            <EmptyPlace
              title={t(`none.${tab}`)}
              hint={t('noneHint')}
              action={
                <Allowed to="headline.add">
                  <Button variant="soft" href={editorAddress.href()}>
                    {t('write')}
                  </Button>
                </Allowed>
              }
            />
          )
        }
      >
        {(article) => <OwnArticle key={article.id} store={store} article={article} onAsk={ask} />}
      </PagedList>
      {drafts.length > 0 && store.articles.value && <Cards>{drafts}</Cards>}
      <AskedDialog store={store} asked={asked} onClose={() => ask(null)} />
    </Page>
  );
});
