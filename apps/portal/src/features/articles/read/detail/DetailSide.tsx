import type { ArticleDetail } from '@shuyuan/contract';
import { ArticleOutline, Avatar, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSectionInView } from '../../../../page/useSectionInView.ts';
import { ArticleLines } from '../../../../shared/articles/ArticleLines.tsx';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import { Box, Side } from '../../../../shared/articles/articles.styles.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import type { DetailStore } from './DetailStore.ts';
import { Numbers, Sticky, Writer } from './detail.styles.ts';
import { outlineOf } from './outlineOf.ts';

/** Fewest headings for which there is an outline. */
const OUTLINE_MIN = 2;

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
        {headings.length >= OUTLINE_MIN && (
          <SideBox title={t('detail.outline')}>
            <Outline headings={headings} />
          </SideBox>
        )}
        {store.others.length > 0 && (
          <SideBox title={t('detail.next')}>
            <ArticleLines items={store.others} />
          </SideBox>
        )}
      </Sticky>
    </Side>
  );
});

function Outline({ headings }: { headings: ReturnType<typeof outlineOf> }) {
  const { t } = useTranslation('articlesRead');
  const current = useSectionInView(headings.map(({ id }) => id));
  return (
    <ArticleOutline
      label={t('detail.outline')}
      headings={headings}
      currentId={current}
      onGo={(id) => document.getElementById(id)?.scrollIntoView()}
    />
  );
}
