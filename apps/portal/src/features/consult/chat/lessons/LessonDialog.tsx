import { CANCEL_REASON_MAX, type TaughtLesson } from '@shuyuan/contract';
import { Button, Dialog, Field, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import type { LessonsStore } from './LessonsStore.ts';

interface LessonDialogProps {
  lesson: TaughtLesson;
  act: 'end' | 'cancel';
  store: LessonsStore;
}

/** What ending or cancelling a lesson brings, before it is done; a cancelled one has a reason. */
export const LessonDialog = observer(function LessonDialog({ lesson, act, store }: LessonDialogProps) {
  const { t } = useTranslation('chat');
  const perform = usePerform();
  const [reason, setReason] = useState('');
  const isEnd = act === 'end';
  const words = reason.trim();
  return (
    <Dialog
      open
      title={t(isEnd ? 'lessons.endTitle' : 'lessons.cancelTitle', { title: lesson.title })}
      onClose={store.close}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={store.close}>
            {t('lessons.keep')}
          </Button>
          <Button
            tone={isEnd ? 'brand' : 'danger'}
            disabled={!isEnd && words === ''}
            loading={store.busy === lesson.id}
            onClick={() => perform(() => store.act(lesson, act, words))}
          >
            {t(isEnd ? 'lessons.endConfirm' : 'lessons.cancelConfirm')}
          </Button>
        </>
      }
    >
      {isEnd ? <EndHint lesson={lesson} /> : <p>{t('lessons.cancelHint')}</p>}
      {!isEnd && (
        <Field label={t('lessons.reason')} required>
          <TextArea value={reason} onChange={setReason} rows={3} maxLength={CANCEL_REASON_MAX} showCount />
        </Field>
      )}
    </Dialog>
  );
});

/** What the end of a lesson brings; its class is given a practice only where there is known to be one. */
export function EndHint({ lesson }: { lesson: Pick<TaughtLesson, 'hasPractice'> }) {
  const { t } = useTranslation('chat');
  return <p>{t(lesson.hasPractice === true ? 'lessons.endHint' : 'lessons.endHintAlone')}</p>;
}
