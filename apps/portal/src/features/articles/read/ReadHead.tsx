import type { ArticleDetail } from '@shuyuan/contract';
import { Anchor, Avatar, MessageTime } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleStore } from '../../../shared/articles/ArticleStore.ts';
import { authorPath } from '../../../shared/articles/articlePaths.ts';
import { By, Head } from '../../../shared/articles/reading.styles.ts';
import { formatWhole } from '../../../shared/words/formatWhole.ts';
import { FollowButton } from './FollowButton.tsx';

interface ReadHeadProps {
  store: ArticleStore;
  article: ArticleDetail;
  /** How long it takes to read, in words; absent where the text is not shown. */
  length?: string | undefined;
  /** Labels above the title. */
  children: ReactNode;
}

/** The head of an article or a note: labels, title, who wrote it and when. */
export const ReadHead = observer(function ReadHead({ store, article, length, children }: ReadHeadProps) {
  const { t } = useTranslation('articlesRead');
  const { author, head, publishedAt, revisedAt } = article;
  const name = <b>{author.name}</b>;
  return (
    <Head>
      <p>{children}</p>
      <h1>{article.title}</h1>
      <By>
        <Avatar decorative size={40} name={author.name} src={author.portrait} />
        <div>
          {author.id === undefined ? name : <Anchor href={authorPath(author.id)}>{name}</Anchor>}
          <small>
            {publishedAt !== undefined && <MessageTime at={publishedAt} />}
            <span>
              {article.reads === undefined
                ? null
                : t('detail.reads', { count: article.reads, total: formatWhole(article.reads) })}
            </span>
            {length !== undefined && <span>{length}</span>}
            {revisedAt !== undefined && (
              <span>
                {t('detail.revised')} <MessageTime at={revisedAt} />
              </span>
            )}
          </small>
        </div>
        {author.id !== undefined && !article.isOwn && (
          <FollowButton isFollowed={head.isFollowed} name={author.name} onToggle={store.toggleFollowed} />
        )}
      </By>
    </Head>
  );
});
