import { AuthorHead, Button, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { useAddress } from '../../../../page/address.ts';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { idOf } from '../../../../page/idOf.ts';
import { Missing } from '../../../../page/Missing.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { MY_ARTICLES_PATH } from '../../../../shared/articles/articlePaths.ts';
import { toAuthor } from '../../../../shared/articles/articleProps.ts';
import { Bar, Columns, Page, Side } from '../../../../shared/articles/articles.styles.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { collectAddress } from '../collect/collectAddress.ts';
import { FollowButton } from '../FollowButton.tsx';
import { newsAddress } from '../news/newsAddress.ts';
import { AuthorLists } from './AuthorLists.tsx';
import { AuthorSide } from './AuthorSide.tsx';
import { AuthorStore } from './AuthorStore.ts';
import { HeadPlace, Hint } from './author.styles.ts';
import { AUTHOR_TABS, authorAddress } from './authorAddress.ts';

/** `/headline/personal/:userId`: who writes, what they wrote, who follows them, what they like (§2). */
export function AuthorPage() {
  const { t } = useTranslation('articlesRead');
  const id = idOf(useParams()['userId']);
  if (id === null) return <NoAuthor text={t('author.missingHint')} />;
  return <Author key={id} id={id} />;
}

function NoAuthor({ text }: { text: string }) {
  const { t } = useTranslation('articlesRead');
  return (
    <Missing title={t('author.missing')} text={text} action={{ href: newsAddress.href(), label: t('detail.toNews') }} />
  );
}

const Author = observer(function Author({ id }: { id: number }) {
  const { t } = useTranslation('articlesRead');
  const { auth } = useRoot();
  const own = useMemo(() => authorAddress(id), [id]);
  const [filters] = useAddress(own);
  const question = useMemo(() => ({ ...filters, authorId: id }), [filters, id]);
  const store = useOwned((root) => new AuthorStore(root.api, root.auth.isLoggedIn), question);
  const { head } = store;
  const isMissing = head.error?.kind === 'missing';
  useTitle(isMissing ? undefined : head.value?.author.name);
  if (isMissing) return <NoAuthor text={t('author.missingHint')} />;
  const to = (change: Partial<typeof filters>) => own.href({ ...filters, page: 1, ...change });
  return (
    <Page>
      <Await query={head} name={t('author.title')} skeleton="text" count={4}>
        {(value) => {
          const { author } = value;
          const counts = {
            written: value.articleCount,
            notes: value.noteCount,
            fans: value.fanCount,
            liked: undefined,
          };
          // Only lecturers write notes; students alone like.
          const tabs = AUTHOR_TABS.filter((tab) => tab !== (author.kind === 'lecturer' ? 'liked' : 'notes'));
          return (
            <>
              <HeadPlace>
                <AuthorHead
                  author={toAuthor(author)}
                  title={author.title}
                  tags={store.isOfWeek ? [t('author.ofWeek')] : undefined}
                  motto={value.motto}
                  stats={[
                    { label: t('author.articles'), value: formatWhole(value.articleCount) },
                    { label: t('author.fans'), value: formatWhole(value.fanCount) },
                    { label: t('author.likes'), value: formatWhole(value.likes) },
                    { label: t('author.collects'), value: formatWhole(value.collects) },
                  ]}
                  actions={
                    <>
                      {value.isMe ? (
                        <>
                          <Button block href={MY_ARTICLES_PATH}>
                            {t('author.mine')}
                          </Button>
                          <Button block variant="outline" tone="neutral" href={collectAddress.href()}>
                            {t('collect.title')}
                          </Button>
                        </>
                      ) : (
                        <FollowButton
                          isMain
                          isFollowed={value.isFollowed}
                          name={author.name}
                          onToggle={store.toggleFollowed}
                        />
                      )}
                      {author.kind === 'lecturer' && (
                        <Button block variant="outline" tone="neutral" href={`/teather/${id}`}>
                          {t('author.lecturer')}
                        </Button>
                      )}
                    </>
                  }
                />
              </HeadPlace>
              <Bar>
                <Tabs
                  label={t('author.parts')}
                  value={filters.tab}
                  items={tabs.map((tab) => ({
                    value: tab,
                    label: t(`author.${tab}`),
                    count: counts[tab],
                    href: to({ tab, sort: 'newest' }),
                  }))}
                />
                {filters.tab === 'fans' && auth.isLoggedIn && <Hint>{t('author.fansHint')}</Hint>}
                {filters.tab === 'written' && (
                  <Tabs
                    variant="pill"
                    label={t('news.order')}
                    value={filters.sort}
                    items={(['newest', 'mostRead'] as const).map((sort) => ({
                      value: sort,
                      label: t(`author.by.${sort}`),
                      href: to({ sort }),
                    }))}
                  />
                )}
              </Bar>
              <Columns>
                <AuthorLists store={store} filters={filters} hrefFor={(page) => own.href({ ...filters, page })} />
                <Side>
                  <AuthorSide
                    store={store}
                    author={author}
                    fansHref={to({ tab: 'fans', sort: 'newest' })}
                    notesHref={to({ tab: 'notes', sort: 'newest' })}
                  />
                </Side>
              </Columns>
            </>
          );
        }}
      </Await>
    </Page>
  );
});
