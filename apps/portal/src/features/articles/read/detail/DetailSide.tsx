import type { ArticleDetail } from '@shuyuan/contract';
import { Avatar, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleLines } from '../../../../shared/articles/ArticleLines.tsx';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import { Box, Side } from '../../../../shared/articles/articles.styles.ts';
import { Numbers, Writer } from '../../../../shared/articles/detail.styles.ts';
import { Outline } from '../../../../shared/articles/Outline.tsx';
import { outlineOf } from '../../../../shared/articles/outlineOf.ts';
import { Sticky } from '../../../../shared/articles/reading.styles.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import type { DetailStore } from './DetailStore.ts';

/** Beside the article: its author, its outline, which stays in view, and what to read next. */
export const DetailSide = observer(function DetailSide({
  store,
  article,
}: {
  store: DetailStore;
  article: ArticleDetail;
}) {
  const { t } = useTranslation('articlesRead');
  const { author, head, content } = article;
  const headings = useMemo(() => outlineOf(content), [content]);
  const stats = [
    { label: t('author.articles'), value: head.articleCount },
    { label: t('author.fans'), value: head.fanCount },
    { label: t('author.likes'), value: head.likes },
  ];
  return (
    <Side>
      <Box aria-label={t('author.title')}>
        <Writer>
          <Avatar decorative size={56} name={author.name} src={author.portrait} />
          <div>
            <b>{author.name}</b>
            {author.title !== undefined && <small>{author.title}</small>}
          </div>
        </Writer>
        {head.motto !== undefined && <p>{head.motto}</p>}
        {author.id !== undefined && (
          <>
            <Numbers>
              {stats.map(({ label, value = 0 }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatWhole(value)}</dd>
                </div>
              ))}
            </Numbers>
            <Button block variant="outline" tone="neutral" href={authorPath(author.id)}>
              {t('author.home')}
            </Button>
          </>
        )}
      </Box>
      <Sticky>
        <Outline headings={headings} />
        {store.others.length > 0 && (
          <SideBox title={t('detail.next')}>
            <ArticleLines items={store.others} />
          </SideBox>
        )}
      </Sticky>
    </Side>
  );
});
