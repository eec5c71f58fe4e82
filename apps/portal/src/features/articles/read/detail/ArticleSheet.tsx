import type { ArticleDetail } from '@shuyuan/contract';
import { Anchor, ArticleBody, Avatar, MessageTime, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ArticleActs } from '../../../../shared/articles/ArticleActs.tsx';
import { ArticleFiles } from '../../../../shared/articles/ArticleFiles.tsx';
import type { ArticleStore } from '../../../../shared/articles/ArticleStore.ts';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import { toPictures } from '../../../../shared/articles/toPictures.ts';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import { FollowButton } from '../FollowButton.tsx';
import { By, Cover, Sheet } from './detail.styles.ts';
import { ANCHOR } from './outlineOf.ts';

interface ArticleSheetProps {
  store: ArticleStore;
  article: ArticleDetail;
  /** How long it takes to read, in words. */
  length: string;
}

/** The article itself: who wrote it and when, cover, text, files, and what a reader does with it. */
export const ArticleSheet = observer(function ArticleSheet({ store, article, length }: ArticleSheetProps) {
  const { t } = useTranslation('articlesRead');
  const { author, head, cover, publishedAt, revisedAt } = article;
  const name = <b>{author.name}</b>;
  return (
    <Sheet>
      <header>
        <p>
          {article.plateName !== undefined && <Tag tone="brand">{article.plateName}</Tag>}
          {author.kind === 'lecturer' && <Tag tone="accent">{t('byLecturer')}</Tag>}
          {article.isFeatured && <Tag tone="brand">{t('plates.featured')}</Tag>}
        </p>
        <h1>{article.title}</h1>
        <By>
          <Avatar decorative size={40} name={author.name} src={author.portrait} />
          <div>
            {author.id === undefined ? name : <Anchor href={authorPath(author.id)}>{name}</Anchor>}
            <small>
              {publishedAt !== undefined && <MessageTime at={publishedAt} />}
              <span>{t('detail.reads', { total: formatWhole(article.reads ?? 0) })}</span>
              <span>{length}</span>
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
      </header>
      {cover !== undefined && <Cover src={cover} alt="" width={740} height={312} />}
      <ArticleBody document={article.content} pictures={toPictures(article.pictures)} anchor={ANCHOR} />
      {article.attachments.length > 0 && <ArticleFiles files={article.attachments} />}
      <ArticleActs store={store} article={article} length={length} />
    </Sheet>
  );
});
