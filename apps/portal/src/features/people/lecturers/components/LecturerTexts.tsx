import type { ArticleCard as Card, Page } from '@shuyuan/contract';
import { ArticleCard, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Query } from '../../../../api/query.ts';
import { Await } from '../../../../page/Await.tsx';
import { useOwned } from '../../../../page/context.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { authorPath, notesPath } from '../../../../shared/articles/articlePaths.ts';
import { toArticleCard } from '../../../../shared/articles/articleProps.ts';
import { Tiles } from '../lecturers.styles.ts';
import { createTextsStore } from '../TextsStore.ts';

/** Notes and articles of a lecturer; where there are none is no section, and a failure is told. */
export function LecturerTexts({ id }: { id: number }) {
  const { t } = useTranslation('lecturers');
  const { notes, articles } = useOwned((root) => createTextsStore(root.api), id);
  return (
    <>
      <Texts title={t('notes')} query={notes} more={{ href: notesPath(id), label: t('allNotes') }} />
      <Texts title={t('articles')} query={articles} more={{ href: authorPath(id), label: t('allArticles') }} />
    </>
  );
}

interface TextsProps {
  title: string;
  query: Query<Page<Card>, [number]>;
  more: { href: string; label: string };
}

const Texts = observer(function Texts({ title, query, more }: TextsProps) {
  if (query.value?.items.length === 0 || isNotServed(query)) return null;
  return (
    <section>
      <SectionHeader title={title} more={more} />
      <Await query={query} skeleton="card" count={4}>
        {({ items }) => (
          <Tiles>
            {items.map((card) => (
              <ArticleCard key={card.id} layout="tile" article={toArticleCard(card)} />
            ))}
          </Tiles>
        )}
      </Await>
    </section>
  );
});
