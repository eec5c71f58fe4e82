import type { ArticleDetail } from '@shuyuan/contract';
import { ArticleBody, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ArticleActs } from '../../../../shared/articles/ArticleActs.tsx';
import { ArticleFiles } from '../../../../shared/articles/ArticleFiles.tsx';
import type { ArticleStore } from '../../../../shared/articles/ArticleStore.ts';
import { Cover, Sheet } from '../../../../shared/articles/detail.styles.ts';
import { ANCHOR } from '../../../../shared/articles/outlineOf.ts';
import { toPictures } from '../../../../shared/articles/toPictures.ts';
import { ReadHead } from '../ReadHead.tsx';

interface ArticleSheetProps {
  store: ArticleStore;
  article: ArticleDetail;
  /** How long it takes to read, in words. */
  length: string;
}

/** The article itself: who wrote it and when, cover, text, files, and what a reader does with it. */
export const ArticleSheet = observer(function ArticleSheet({ store, article, length }: ArticleSheetProps) {
  const { t } = useTranslation('articlesRead');
  const { author, cover } = article;
  return (
    <Sheet>
      <ReadHead store={store} article={article} length={length}>
        {article.plateName !== undefined && <Tag tone="brand">{article.plateName}</Tag>}
        {author.kind === 'lecturer' && <Tag tone="accent">{t('byLecturer')}</Tag>}
        {article.isFeatured && <Tag tone="brand">{t('plates.featured')}</Tag>}
      </ReadHead>
      {cover !== undefined && <Cover src={cover} alt="" width={740} height={312} />}
      <ArticleBody document={article.content} pictures={toPictures(article.pictures)} anchor={ANCHOR} />
      {article.attachments.length > 0 && <ArticleFiles files={article.attachments} />}
      <ArticleActs store={store} article={article} length={length} />
    </Sheet>
  );
});
