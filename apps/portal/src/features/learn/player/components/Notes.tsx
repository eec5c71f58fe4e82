import { type LessonNote, NOTE_MAX } from '@shuyuan/contract';
import { mmss } from '@shuyuan/rules';
import { Button, Card, IconButton, TextArea } from '@shuyuan/ui';
import { Pencil, Play, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { NotesStore } from '../NotesStore.ts';
import { Composer, ComposerFoot, NoteRow } from '../player.styles.ts';

interface NotesProps {
  store: NotesStore;
  /** Second of the note that is being written. */
  second: number;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The student begins to write: the note belongs to this moment. */
  onBegin: () => void;
  onJump: (second: number) => void;
}

/** Notes that keep their second: add, change, delete, jump back (product.md 5.4). */
export const Notes = observer(function Notes({ store, second, field, onBegin, onJump }: NotesProps) {
  const { t } = useTranslation('player');
  const [words, setWords] = useState('');
  const add = async () => {
    await store.save({ second, words });
    setWords('');
  };
  return (
    <Card>
      <NoteForm
        label={t('newNote')}
        action={t('addNote')}
        second={second}
        words={words}
        field={field}
        onWords={(next) => {
          if (words === '') onBegin();
          setWords(next);
        }}
        onSave={add}
      />
      <Await
        query={store.list}
        skeleton="row"
        count={2}
        isEmpty={(notes) => notes.length === 0}
        empty={<EmptyPlace title={t('noNotes')} hint={t('noNotesHint')} />}
      >
        {(notes) => (
          <ul>
            {notes.map((note) => (
              <Note key={note.id} note={note} store={store} onJump={onJump} />
            ))}
          </ul>
        )}
      </Await>
    </Card>
  );
});

const Note = observer(function Note({
  note,
  store,
  onJump,
}: { note: LessonNote } & Pick<NotesProps, 'store' | 'onJump'>) {
  const { t } = useTranslation('player');
  const perform = usePerform();
  const [edited, edit] = useState<string>();
  const time = mmss(note.second);
  const save = async () => {
    await store.save({ id: note.id, second: note.second, words: edited ?? '' });
    edit(undefined);
  };
  return (
    <NoteRow>
      <Button
        size="sm"
        variant="soft"
        icon={<Play aria-hidden />}
        aria-label={t('jump', { time })}
        onClick={() => onJump(note.second)}
      >
        {time}
      </Button>
      {edited === undefined ? (
        <p>{note.words}</p>
      ) : (
        <NoteForm
          label={t('editNote')}
          action={t('saveNote')}
          second={note.second}
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

interface NoteFormProps {
  label: string;
  action: string;
  second: number;
  words: string;
  field?: RefObject<HTMLTextAreaElement | null>;
  onWords: (words: string) => void;
  onSave: () => Promise<void>;
  onCancel?: () => void;
}

function NoteForm({ label, action, second, words, field, onWords, onSave, onCancel }: NoteFormProps) {
  const { t } = useTranslation('player');
  const perform = usePerform();
  const [isSending, setSending] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending || words.trim() === '') return;
    setSending(true);
    void perform(onSave).finally(() => setSending(false));
  };
  return (
    <Composer onSubmit={submit}>
      <TextArea
        {...(field && { ref: field })}
        aria-label={label}
        placeholder={t('notePlaceholder')}
        value={words}
        onChange={onWords}
        rows={2}
        autoGrow
        maxLength={NOTE_MAX}
        showCount
      />
      <ComposerFoot>
        <span>{mmss(second)}</span>
        <span>
          {onCancel && (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              {t('cancelEdit')}
            </Button>
          )}
          <Button size="sm" type="submit" disabled={words.trim() === ''} loading={isSending}>
            {action}
          </Button>
        </span>
      </ComposerFoot>
    </Composer>
  );
}
