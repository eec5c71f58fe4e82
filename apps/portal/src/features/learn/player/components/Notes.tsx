import type { LessonNote } from '@shuyuan/contract';
import { messageTime, mmss, tidyLines } from '@shuyuan/rules';
import { Button, type CapturedFrame, Card, IconButton } from '@shuyuan/ui';
import { Image, Pencil, Play, Trash2, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Query } from '../../../../api/query.ts';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import type { NotesStore } from '../NotesStore.ts';
import { FrameBox, NoteRow } from '../player.styles.ts';
import { useFrame } from '../useFrame.ts';
import { NoteForm } from './NoteForm.tsx';

interface NotesProps {
  store: NotesStore;
  /** What the list waits for, before its lesson is known. */
  awaited: Pick<Query<unknown>, 'value' | 'error' | 'isStale' | 'reload'> | undefined;
  /** What plays: a note that is not begun has its second. */
  playing: { readonly second: number };
  /** Second of the note that is being written; undefined before it is begun. */
  held: number | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The student begins to write: the note belongs to this moment. */
  onBegin: () => void;
  /** Nothing of it is left, or it is saved. */
  onEnd: () => void;
  onJump: (second: number) => void;
  /** The frame on screen. */
  onCapture: () => Promise<CapturedFrame>;
  /** Whether the lesson has a picture at all. */
  hasPicture: boolean;
  /** Whether it runs, so that a note belongs to a second. */
  hasSeconds: boolean;
}

/** Notes that keep their second: add, change, delete, jump back (product.md 5.4). */
export const Notes = observer(function Notes({
  store,
  awaited,
  playing,
  held,
  field,
  onBegin,
  onEnd,
  onJump,
  onCapture,
  hasPicture,
  hasSeconds,
}: NotesProps) {
  const { t } = useTranslation('player');
  const [words, setWords] = useState('');
  const { frame, problem, take, drop } = useFrame(onCapture);
  const second = held ?? playing.second;
  const add = async () => {
    await store.save({ second, words, frame: frame?.blob });
    setWords('');
    drop();
    onEnd();
  };
  const handleCapture = async () => {
    if (await take()) onBegin();
    field.current?.focus();
  };
  const why = hasPicture ? problem : 'none';
  const picture = {
    button: (
      <span>
        <Button
          size="sm"
          variant="ghost"
          tone="brand"
          icon={<Image aria-hidden />}
          disabled={!hasPicture}
          aria-describedby={why ? 'frame-why' : undefined}
          onClick={handleCapture}
        >
          {t('capture')}
        </Button>
        {why && (
          <small id="frame-why" role="status">
            {t(`captureProblem.${why}`)}
          </small>
        )}
      </span>
    ),
    below: frame && (
      <FrameBox>
        <img src={frame.url} alt={t('frameOf', { time: mmss(second) })} />
        <IconButton label={t('dropFrame')} icon={<X />} onClick={drop} />
      </FrameBox>
    ),
  };
  return (
    <Card>
      <NoteForm
        label={t('newNote')}
        action={t('addNote')}
        second={hasSeconds ? second : undefined}
        words={words}
        field={field}
        onWords={(next) => {
          if (words === '' && !frame) onBegin();
          else if (next === '' && !frame) onEnd();
          setWords(next);
        }}
        onSave={add}
        picture={picture}
      />
      {awaited ? (
        <Await<unknown> query={awaited} skeleton="row" count={2}>
          {() => null}
        </Await>
      ) : (
        <Await
          query={store.list}
          skeleton="row"
          count={2}
          isEmpty={(notes) => notes.length === 0}
          empty={<EmptyPlace title={t('noNotes')} hint={t(hasSeconds ? 'noNotesHint' : 'noNotesHintRead')} />}
        >
          {(notes) => (
            <ul>
              {notes.map((note) => (
                <Note key={note.id} note={note} store={store} hasSeconds={hasSeconds} onJump={onJump} />
              ))}
            </ul>
          )}
        </Await>
      )}
    </Card>
  );
});

const Note = observer(function Note({
  note,
  store,
  hasSeconds,
  onJump,
}: { note: LessonNote } & Pick<NotesProps, 'store' | 'hasSeconds' | 'onJump'>) {
  const { t } = useTranslation('player');
  const view = useView();
  const perform = usePerform();
  const [edited, edit] = useState<string>();
  const time = mmss(note.second);
  const save = async () => {
    await store.save({ id: note.id, second: note.second, words: edited ?? '' });
    edit(undefined);
  };
  return (
    <NoteRow data-read={hasSeconds ? undefined : ''}>
      {hasSeconds && (
        <Button
          size="sm"
          variant="soft"
          icon={<Play aria-hidden />}
          aria-label={t('jump', { time })}
          onClick={() => onJump(note.second)}
        >
          {time}
        </Button>
      )}
      {edited === undefined ? (
        <div>
          <p>{tidyLines(note.words)}</p>
          {note.frame !== undefined && (
            <a href={note.frame} target="_blank" rel="noreferrer">
              <img src={note.frame} alt={t('frameOf', { time })} loading="lazy" />
            </a>
          )}
          <small>{messageTime(note.createdAt, view)}</small>
        </div>
      ) : (
        <NoteForm
          label={t('editNote')}
          action={t('saveNote')}
          second={hasSeconds ? note.second : undefined}
          words={edited}
          onWords={edit}
          onSave={save}
          onCancel={() => edit(undefined)}
        />
      )}
      <span>
        <IconButton label={t('editNote')} icon={<Pencil />} onClick={() => edit(note.words)} />
        <IconButton
          label={t('deleteNote')}
          icon={<Trash2 />}
          onClick={() => void perform(() => store.delete(note.id))}
        />
      </span>
    </NoteRow>
  );
});
