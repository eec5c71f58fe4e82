import { NOTE_MAX } from '@shuyuan/contract';
import { mmss } from '@shuyuan/rules';
import { Button, TextArea } from '@shuyuan/ui';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import { Composer, ComposerFoot } from '../player.styles.ts';

interface NoteFormProps {
  label: string;
  action: string;
  /** Absent in a lesson to read. */
  second: number | undefined;
  words: string;
  field?: RefObject<HTMLTextAreaElement | null>;
  onWords: (words: string) => void;
  onSave: () => Promise<void>;
  onCancel?: () => void;
  /** The picture of the second, and how one is taken. */
  picture?: { button: ReactNode; below: ReactNode } | undefined;
}

/** Where a note is written: its second, its words, its picture. */
export function NoteForm({ label, action, second, words, field, onWords, onSave, onCancel, picture }: NoteFormProps) {
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
        placeholder={t(second === undefined ? 'notePlaceholderRead' : 'notePlaceholder')}
        value={words}
        onChange={onWords}
        rows={2}
        autoGrow
        maxLength={NOTE_MAX}
        showCount
      />
      {picture?.below}
      <ComposerFoot>
        {second !== undefined && <span>{mmss(second)}</span>}
        {picture?.button}
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
