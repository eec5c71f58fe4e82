import type { ArticleDetail } from '@shuyuan/contract';
import { Avatar, Button, LecturerCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { ArticleLines } from '../../../../shared/articles/ArticleLines.tsx';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import { Box, Side } from '../../../../shared/articles/articles.styles.ts';
import { Numbers, Writer } from '../../../../shared/articles/detail.styles.ts';
import { Outline } from '../../../../shared/articles/Outline.tsx';
import { outlineOf } from '../../../../shared/articles/outlineOf.ts';
import { Sticky } from '../../../../shared/articles/reading.styles.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import type { DetailStore } from './DetailStore.ts';

interface DetailSideProps {
  store: DetailStore;
  article: ArticleDetail;
}

/** Beside the article: its author with what else they wrote, its outline, which stays in view, and what to read next. */
export const DetailSide = observer(function DetailSide({ store, article }: DetailSideProps) {
  const { t } = useTranslation('articlesRead');
  const { content, attachments } = article;
  const headings = useMemo(() => outlineOf(content), [content]);
  return (
    <Side>
      <AuthorBox article={article} />
      <Await query={store.more} isEmpty={() => store.alsoWritten.length === 0} empty={null} missing={null}>
        {() => (
          <SideBox title={t('detail.also')}>
            <ArticleLines items={store.alsoWritten} />
          </SideBox>
        )}
      </Await>
      <Sticky>
        <Outline headings={headings} hasFiles={attachments.length > 0} />
        <Await query={store.next} isEmpty={() => store.others.length === 0} empty={null} missing={null}>
          {() => (
            <SideBox title={t('detail.next')}>
              <ArticleLines items={store.others} />
            </SideBox>
          )}
        </Await>
      </Sticky>
    </Side>
  );
});

/** Who wrote it: a lecturer with the large portrait, a student or the school with a round picture. */
function AuthorBox({ article: { author, head } }: { article: ArticleDetail }) {
  const { t } = useTranslation('articlesRead');
  const { id, name, portrait, title } = author;
  const stats = [
    { label: t('author.articles'), value: formatWhole(head.articleCount) },
    { label: t('author.fans'), value: formatWhole(head.fanCount) },
    { label: t('author.likes'), value: formatWhole(head.likes) },
  ];
  const home = id !== undefined && (
    <Button block variant="outline" tone="neutral" href={authorPath(id)}>
      {t('author.home')}
    </Button>
  );
  if (author.kind === 'lecturer' && id !== undefined && portrait !== undefined) {
    const lecturer = {
      id: String(id),
      href: authorPath(id),
      name,
      portrait,
      title: textHere(title),
      intro: head.motto,
    };
    return <LecturerCard layout="profile" level={2} lecturer={lecturer} stats={stats} actions={home} />;
  }
  return (
    <Box aria-label={t('author.title')}>
      <Writer>
        <Avatar decorative size={56} name={name} src={portrait} />
        <div>
          <b>{name}</b>
          {title !== undefined && <small>{title}</small>}
        </div>
      </Writer>
      {head.motto !== undefined && <p>{head.motto}</p>}
      {home && (
        <>
          <Numbers>
            {stats.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Numbers>
          {home}
        </>
      )}
    </Box>
  );
}
