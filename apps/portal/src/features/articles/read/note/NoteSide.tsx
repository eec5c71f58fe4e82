import type { ArticleDetail } from '@shuyuan/contract';
import { Button, LecturerCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { ArticleLines } from '../../../../shared/articles/ArticleLines.tsx';
import { Side } from '../../../../shared/articles/articles.styles.ts';
import { Outline } from '../../../../shared/articles/Outline.tsx';
import { Sticky } from '../../../../shared/articles/reading.styles.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { lecturerPath } from '../../../../shared/course/lecturerProps.ts';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import type { NoteStore } from './NoteStore.ts';
import { outlineOfNote } from './outlineOfNote.ts';

/** Beside the note: its lecturer, its cues, which stay in view, and other notes; where there are none is no box. */
export const NoteSide = observer(function NoteSide({ store, note }: { store: NoteStore; note: ArticleDetail }) {
  const { t } = useTranslation('articlesRead');
  const { author, head, content } = note;
  const headings = useMemo(() => outlineOfNote(content), [content]);
  return (
    <Side>
      {author.id !== undefined && (
        <LecturerCard
          layout="profile"
          level={2}
          lecturer={{
            id: String(author.id),
            href: lecturerPath({ id: author.id }),
            name: author.name,
            portrait: author.portrait,
            title: author.title ?? '',
            intro: head.motto,
          }}
          stats={[
            { label: t('note.notes'), value: formatWhole(head.noteCount ?? 0) },
            { label: t('author.articles'), value: formatWhole(head.articleCount ?? 0) },
            { label: t('author.fans'), value: formatWhole(head.fanCount ?? 0) },
          ]}
          actions={
            <Button block variant="outline" tone="neutral" href={lecturerPath({ id: author.id })}>
              {t('author.lecturer')}
            </Button>
          }
        />
      )}
      <Sticky>
        <Outline headings={headings} />
        <Await query={store.notes} isEmpty={() => store.others.length === 0} empty={null} missing={null}>
          {() => (
            <SideBox title={t('note.others')}>
              <ArticleLines items={store.others} />
            </SideBox>
          )}
        </Await>
      </Sticky>
    </Side>
  );
});
