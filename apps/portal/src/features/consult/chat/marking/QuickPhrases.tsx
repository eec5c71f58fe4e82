import { Button, IconButton } from '@shuyuan/ui';
import { Pencil, Plus, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonalRecord } from '../../../../core/PersonalRecord.ts';
import { useRoot } from '../../../../page/context.tsx';
import { PhraseRow } from './marking.styles.ts';
import type { OpenWork } from './OpenWork.ts';
import { Phrases } from './Phrases.ts';

const STORAGE_KEY = 'marking_phrases';

/** Phrases that go into the comment by one press; the comment itself can become one, and each can be removed. */
export const QuickPhrases = observer(function QuickPhrases({ id, work }: { id: number; work: OpenWork }) {
  const { t } = useTranslation('chat');
  const { services } = useRoot();
  const [isEditing, setEditing] = useState(false);
  const [phrases] = useState(
    () =>
      new Phrases(
        new PersonalRecord(services.storage, STORAGE_KEY, `lecturer ${id}`),
        t('marking.phrases', { returnObjects: true }),
      ),
  );
  return (
    <PhraseRow role="group" aria-label={t('marking.phrasesName')}>
      {phrases.list.map((phrase) => (
        <Button
          key={phrase}
          size="sm"
          variant="outline"
          tone="neutral"
          {...(isEditing && { icon: <X aria-hidden />, 'aria-label': t('marking.phraseRemove', { phrase }) })}
          onClick={() => (isEditing ? phrases.remove(phrase) : work.words.addPhrase(phrase))}
        >
          {phrase}
        </Button>
      ))}
      {phrases.takes(work.words.comment) && (
        <IconButton
          size="sm"
          icon={<Plus />}
          label={t('marking.phraseAdd')}
          onClick={() => phrases.add(work.words.comment)}
        />
      )}
      <IconButton
        size="sm"
        icon={<Pencil />}
        label={t('marking.phraseEdit')}
        aria-pressed={isEditing}
        onClick={() => setEditing(!isEditing)}
      />
    </PhraseRow>
  );
});
