import type { ArticleDetail } from '@shuyuan/contract';
import { Button, LecturerCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { ArticleLines } from '../../../../shared/articles/ArticleLines.tsx';
import { notesPath } from '../../../../shared/articles/articlePaths.ts';
import { Side } from '../../../../shared/articles/articles.styles.ts';
import { Outline } from '../../../../shared/articles/Outline.tsx';
import { Sticky } from '../../../../shared/articles/reading.styles.ts';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { lecturerPath } from '../../../../shared/course/lecturerProps.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import type { NoteStore } from './NoteStore.ts';
import { Ask } from './note.styles.ts';
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
            title: textHere(author.title),
            intro: head.motto,
          }}
          stats={[
            { label: t('note.notes'), value: formatWhole(head.noteCount) },
            { label: t('author.articles'), value: formatWhole(head.articleCount) },
            { label: t('author.fans'), value: formatWhole(head.fanCount) },
          ]}
          actions={
            <Button block variant="outline" tone="neutral" href={lecturerPath({ id: author.id })}>
              {t('author.lecturer')}
            </Button>
          }
        />
      )}
      <Await query={store.room} isEmpty={(room) => room === null} empty={null} missing={null}>
        {(room) =>
          room && (
            <SideBox title={t('note.ask')}>
              <Ask>
                <p>{room.waitCount ? t('note.askWaits', { total: room.waitCount }) : t('note.askFree')}</p>
                <Button size="sm" variant="soft" href={`/expert?room=${room.id}`}>
                  {t('note.toRoom')}
                </Button>
              </Ask>
            </SideBox>
          )
        }
      </Await>
      <Sticky>
        <Outline headings={headings} hasFiles={!note.isLocked && note.attachments.length > 0} />
        <Await query={store.notes} isEmpty={() => store.others.length === 0} empty={null} missing={null}>
          {({ totalCount }) => (
            <SideBox
              title={t('note.others')}
              {...(author.id !== undefined && {
                more: {
                  href: notesPath(author.id),
                  label: t('author.allNotes', { total: formatWhole(totalCount) }),
                },
              })}
            >
              <ArticleLines items={store.others} />
            </SideBox>
          )}
        </Await>
        <Await query={store.ofReaders} isEmpty={({ items }) => items.length === 0} empty={null} missing={null}>
          {({ items }) => (
            <SideBox title={t('note.ofReaders')}>
              <ArticleLines items={items} />
            </SideBox>
          )}
        </Await>
      </Sticky>
    </Side>
  );
});
