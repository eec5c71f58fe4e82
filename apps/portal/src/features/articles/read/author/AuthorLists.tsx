import type { ArticleCard as Card, Fan } from '@shuyuan/contract';
import { htmlLang } from '@shuyuan/rules';
import { Anchor, ArticleCard, Avatar, Button, MessageTime } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { useView } from '../../../../page/useView.ts';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import { toArticleCard } from '../../../../shared/articles/articleProps.ts';
import { ArticleRows } from '../ArticleRows.tsx';
import { FollowButton } from '../FollowButton.tsx';
import type { AuthorStore } from './AuthorStore.ts';
import { FanCard, FanGrid, MonthHead, Months, When } from './author.styles.ts';
import type { AuthorFilters } from './authorAddress.ts';
import { monthName, monthsOf } from './monthsOf.ts';

interface AuthorListsProps {
  store: AuthorStore;
  filters: AuthorFilters;
  hrefFor: (page: number) => string;
}

const NONE = { written: 'author.noArticles', notes: 'author.noNotes', liked: 'author.noLiked' } as const;

/** The part of the page that the address names. */
export const AuthorLists = observer(function AuthorLists({ store, filters, hrefFor }: AuthorListsProps) {
  const { t } = useTranslation('articlesRead');
  const { t: common } = useTranslation('common');
  const { auth } = useRoot();
  const { tab, sort } = filters;
  if (tab === 'fans') {
    if (!auth.isLoggedIn)
      return (
        <EmptyPlace
          kind="login"
          title={t('author.fansGate')}
          action={<Button href={auth.loginPath()}>{common('login')}</Button>}
        />
      );
    return (
      <PagedList
        key={tab}
        list={store.fans}
        hrefFor={hrefFor}
        skeleton="row"
        count={4}
        empty={<EmptyPlace title={t('author.noFans')} hint={t('author.noFansHint')} />}
        as={FanGrid}
      >
        {(fan, at) => (
          <FanRow
            key={fan.author.id ?? at}
            fan={fan}
            isFollowed={store.followed.isFollowed(fan)}
            onToggle={() => store.followed.toggle(fan)}
          />
        )}
      </PagedList>
    );
  }
  return (
    <PagedList
      key={tab}
      list={store.articles}
      hrefFor={hrefFor}
      skeleton="row"
      count={5}
      empty={<EmptyPlace title={t(NONE[tab])} />}
      rows={(items) =>
        tab === 'written' && sort === 'newest' ? <Timeline items={items} /> : <ArticleRows items={items} />
      }
    />
  );
});

/** Articles on the thread of their months. */
const Timeline = observer(function Timeline({ items }: { items: readonly Card[] }) {
  const { t } = useTranslation('articlesRead');
  const view = useView();
  return (
    <Months>
      {monthsOf(items, view.timeZone).map(({ key, items: written }) => (
        <section key={key}>
          <MonthHead>
            <h2>{monthName(key, view, htmlLang(view.locale))}</h2>
            <small>{t('author.inMonth', { count: written.length, total: written.length })}</small>
          </MonthHead>
          {written.map((card) => (
            <When key={card.id} data-new={card === items[0] || undefined}>
              <span>{card.publishedAt !== undefined && <MessageTime short at={card.publishedAt} />}</span>
              <i aria-hidden />
              <ArticleCard article={{ ...toArticleCard(card), publishedAt: undefined }} level={3} layout="brief" />
            </When>
          ))}
        </section>
      ))}
    </Months>
  );
});

interface FanRowProps {
  fan: Fan;
  isFollowed: boolean;
  onToggle: () => Promise<void>;
}

function FanRow({ fan, isFollowed, onToggle }: FanRowProps) {
  const { t } = useTranslation('articlesRead');
  const { author, articleCount } = fan;
  const name = <b>{author.name}</b>;
  return (
    <FanCard>
      <Avatar decorative size={40} name={author.name} src={author.portrait} />
      <div>
        {author.id === undefined ? name : <Anchor href={authorPath(author.id)}>{name}</Anchor>}
        <small>
          {articleCount !== undefined && articleCount > 0 && (
            <span>{t('author.inMonth', { count: articleCount, total: articleCount })}</span>
          )}
          {isFollowed ? (
            <span>{t('author.known')}</span>
          ) : (
            <span>
              {t('author.since')} <MessageTime short at={fan.followedAt} />
            </span>
          )}
        </small>
      </div>
      {author.id !== undefined && !fan.isMe && (
        <FollowButton isFollowed={isFollowed} name={author.name} onToggle={onToggle} />
      )}
    </FanCard>
  );
}
