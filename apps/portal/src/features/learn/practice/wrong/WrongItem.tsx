import type { WrongQuestion } from '@shuyuan/contract';
import { Alert, Button, Card, Field, formatDay, Question, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { toQuestion, verdictOf } from '../../../../shared/practice/toQuestion.ts';
import type { WrongBookStore } from './WrongBookStore.ts';
import { Actions, Foot, NoteLine } from './wrong.styles.ts';

/** Most characters of a note, as the server takes them. */
const NOTE_MAX = 200;

interface WrongItemProps {
  item: WrongQuestion;
  store: WrongBookStore;
}

/** A question of the book: as it was answered, while it is tried again, or with what the try gave. */
export const WrongItem = observer(function WrongItem({ item, store }: WrongItemProps) {
  const { t } = useTranslation('practice');
  const view = useView();
  const perform = usePerform();
  const { question, answer, courseTitle, paperTitle, wrongCount, lastWrongAt, cause } = item;
  const outcome = store.outcomes.get(question.id);
  const isTried = store.triedId === question.id;
  const shown = toQuestion({ question: outcome?.question ?? question, number: '' });
  const facts = [
    courseTitle === undefined ? paperTitle : t('wrong.from', { course: courseTitle, paper: paperTitle }),
    wrongCount !== undefined && t('wrong.times', { count: wrongCount }),
    lastWrongAt !== undefined && t('wrong.last', { when: formatDay(lastWrongAt, view) }),
    cause !== undefined && t(`wrong.cause.${cause}`),
  ].filter((fact) => fact !== false);
  return (
    <Card padding="none">
      {isTried ? (
        <Question
          question={shown}
          answer={{ values: store.values }}
          onAnswerChange={({ values }) => store.enter(values)}
          current
        />
      ) : (
        <Question
          question={shown}
          answer={{ values: outcome ? [...store.values] : answer.values, text: answer.text }}
          verdict={outcome ? (outcome.isRight ? 'right' : 'wrong') : verdictOf(answer)}
        />
      )}
      <Foot>
        {outcome && (
          <Alert
            tone={outcome.isRight ? 'success' : 'warning'}
            title={t(outcome.isMastered ? 'wrong.rightMastered' : outcome.isRight ? 'wrong.right' : 'wrong.wrongAgain')}
          />
        )}
        <p>{facts.join(' · ')}</p>
        <Actions>
          {isTried ? (
            <Button disabled={store.values.length === 0} onClick={() => perform(store.check)}>
              {t('wrong.check')}
            </Button>
          ) : store.isRepeatable(item) ? (
            <Button variant="soft" onClick={() => store.tryAgain(question.id)}>
              {t('wrong.again')}
            </Button>
          ) : (
            <p>{t('wrong.unsupported')}</p>
          )}
          <Button variant="outline" tone="neutral" onClick={() => perform(() => store.setMastered(item))}>
            {t(item.isMastered ? 'wrong.unmaster' : 'wrong.master')}
          </Button>
        </Actions>
        <Note item={item} store={store} />
      </Foot>
    </Card>
  );
});

/** The student's own words at a question. */
function Note({ item, store }: WrongItemProps) {
  const { t } = useTranslation('practice');
  const { services } = useRoot();
  const perform = usePerform();
  const [note, setNote] = useState(textHere(item.note));
  const [saved, setSaved] = useState(textHere(item.note));
  const save = async () => {
    await store.saveNote(item.question.id, note);
    setSaved(note);
    services.toast('success', t('wrong.noteSaved'));
  };
  return (
    <NoteLine>
      <Field label={t('wrong.note')}>
        <TextArea
          value={note}
          maxLength={NOTE_MAX}
          rows={2}
          placeholder={t('wrong.notePlaceholder')}
          onChange={setNote}
        />
      </Field>
      <Button variant="outline" tone="neutral" disabled={note === saved} onClick={() => perform(save)}>
        {t('wrong.saveNote')}
      </Button>
    </NoteLine>
  );
}
