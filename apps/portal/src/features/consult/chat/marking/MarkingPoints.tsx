import { type Marking, REMARK_MINUTES } from '@shuyuan/contract';
import { Alert, Avatar, Button, Field, formatDay, formatTimeOfDay, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { MarkingRecording } from './MarkingRecording.tsx';
import type { MarkingStore } from './MarkingStore.ts';
import { Actions, Foot, Keys, Line, NextLine, Points, Sum, Who } from './marking.styles.ts';
import { PointLines } from './PointLines.tsx';
import { QuickPhrases } from './QuickPhrases.tsx';
import { SendBackDialog } from './SendBackDialog.tsx';
import { COMMENT_MAX } from './WorkWords.ts';

interface MarkingPointsProps {
  record: Marking;
  store: MarkingStore;
  lecturerId: number;
  /** Sends the marks and opens the next work. */
  onSend: () => void;
}

/** Points by question, the words and the recording, and what happens with the work. */
export const MarkingPoints = observer(function MarkingPoints({
  record,
  store,
  lecturerId,
  onSend,
}: MarkingPointsProps) {
  const { t } = useTranslation('chat');
  const perform = usePerform();
  const [isAsking, setAsking] = useState(false);
  const view = useView();
  const { submittedAt, attempt, objectiveScore, objectiveTotal } = record;
  const { work } = store;
  return (
    <Points aria-label={record.studentName}>
      <Who>
        <Avatar name={record.studentName} src={record.portrait} size={40} />
        <span>
          <b>{record.studentName}</b>
          <small>{record.title}</small>
          {submittedAt !== undefined && (
            <small>
              {t('marking.handedIn', {
                when: `${formatDay(submittedAt, view)} ${formatTimeOfDay(submittedAt, view.timeZone)}`,
              })}
            </small>
          )}
          {attempt !== undefined && attempt > 1 && <small>{t('marking.attempt', { count: attempt })}</small>}
        </span>
        <Sum>
          {work.total ?? '—'}
          <small>/{record.totalScore}</small>
        </Sum>
      </Who>
      {objectiveTotal !== undefined && objectiveTotal > 0 && (
        <Line>
          <span>{t('marking.machine')}</span>
          <span>
            <b>{objectiveScore ?? '—'}</b>
            <small>/{objectiveTotal}</small>
          </span>
        </Line>
      )}
      <PointLines work={work} />
      {!work.isByMachine && (
        <>
          <QuickPhrases id={lecturerId} work={work} />
          <Field label={t('marking.comment')} help={t('marking.commentHint')}>
            <TextArea
              value={work.words.comment}
              onChange={work.words.setComment}
              rows={4}
              maxLength={COMMENT_MAX}
              showCount
            />
          </Field>
          <MarkingRecording work={work} />
        </>
      )}
      {work.unsaved.hasFailed && <Alert tone="warning" title={t('marking.failedToSave')} />}
      {work.missingScores > 0 && <p role="status">{t('marking.toScore', { count: work.missingScores })}</p>}
      {!work.isByMachine && (
        <Keys>
          <span>
            <kbd>1–5</kbd>
            {t('marking.keys.points')}
          </span>
          <span>
            <kbd>Z</kbd>
            {t('marking.keys.undo')}
          </span>
          <span>
            <kbd>{t('marking.keys.space')}</kbd>
            {t('marking.keys.record')}
          </span>
          <span>
            <kbd>N</kbd>
            {t('marking.keys.next')}
          </span>
        </Keys>
      )}
      <Foot>
        {!work.isByMachine && (
          <>
            <Actions>
              <Button variant="outline" tone="neutral" onClick={() => setAsking(true)}>
                {t('marking.sendBack')}
              </Button>
              <Button disabled={work.missingScores > 0} loading={store.isSending} onClick={onSend}>
                {t('marking.send')}
              </Button>
            </Actions>
            <NextLine>
              {t(store.next ? 'marking.next' : store.isLast ? 'marking.nextNone' : 'marking.changeable', {
                name: store.next?.studentName,
                minutes: REMARK_MINUTES,
              })}
            </NextLine>
          </>
        )}
        <Button variant="link" onClick={() => perform(store.leave)}>
          {t('marking.save')}
        </Button>
      </Foot>
      {isAsking && <SendBackDialog name={record.studentName} store={store} onClose={() => setAsking(false)} />}
    </Points>
  );
});
