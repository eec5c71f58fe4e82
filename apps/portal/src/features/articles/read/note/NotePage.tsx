import { ArticleCard, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { useOwned } from '../../../../page/context.tsx';
import { idOf } from '../../../../page/idOf.ts';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import { toArticleCard } from '../../../../shared/articles/articleProps.ts';
import { lecturerPath } from '../../../../shared/course/lecturerProps.ts';
import { ReadPage } from '../ReadPage.tsx';
import { NoteSheet } from './NoteSheet.tsx';
import { NoteSide } from './NoteSide.tsx';
import { NoteStore } from './NoteStore.ts';
import { Next, Tiles } from './note.styles.ts';

/** `/teather/note/:id` (§2; the spelling is the address's): a lecturer's note, what its readers do with it, and its comments. */
export const NotePage = observer(function NotePage() {
  const { t } = useTranslation('articlesRead');
  const id = idOf(useParams()['id']);
  const store = useOwned((root) => new NoteStore(root.api), id ?? undefined);
  return (
    <ReadPage
      id={id}
      reading={store.reading}
      name={t('notes.title')}
      missing={{ title: t('note.missing'), hint: t('note.missingHint') }}
      crumbs={({ author }) => [
        { label: author.name, ...(author.id !== undefined && { href: lecturerPath({ id: author.id }) }) },
        { label: t('note.notes') },
      ]}
      sheet={(note, length) => <NoteSheet store={store.reading.reader} note={note} length={length} />}
      side={(note) => <NoteSide store={store} note={note} />}
      below={({ author }) => <NextArticles store={store} authorId={author.id} />}
    />
  );
});

interface NextArticlesProps {
  store: NoteStore;
  authorId: number | undefined;
}

/** Articles to go on with; nothing where there are none, and a failure is told. */
const NextArticles = observer(function NextArticles({ store, authorId }: NextArticlesProps) {
  const { t } = useTranslation('articlesRead');
  return (
    <Await
      query={store.next}
      skeleton="card"
      count={3}
      isEmpty={(cards) => cards.length === 0}
      empty={null}
      missing={null}
    >
      {(cards) => (
        <Next>
          <SectionHeader
            title={t('detail.next')}
            {...(authorId !== undefined && { more: { href: authorPath(authorId), label: t('note.allArticles') } })}
          />
          <Tiles>
            {cards.map((card) => (
              <ArticleCard key={card.id} layout="tile" article={toArticleCard(card)} />
            ))}
          </Tiles>
        </Next>
      )}
    </Await>
  );
});
