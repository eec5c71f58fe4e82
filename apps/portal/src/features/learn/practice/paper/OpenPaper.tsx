import type { Paper } from '@shuyuan/contract';
import {
  Alert,
  AnswerSheet,
  Button,
  formatTimeOfDay,
  PaperClock,
  PaperHeader,
  type PaperSaveStatus,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePerform } from '../../../../page/usePerform.ts';
import { numberQuestions } from '../../../../shared/practice/toQuestion.ts';
import { practiceAddress } from '../practiceAddress.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { PaperQuestion } from './PaperQuestion.tsx';
import type { PaperStore } from './PaperStore.ts';
import { Desk, HeadBand, Questions, SheetSide, Turns } from './paper.styles.ts';

/** Questions, answer sheet and clock of an open attempt. */
export const OpenPaper = observer(function OpenPaper({ paper, store }: { paper: Paper; store: PaperStore }) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const perform = usePerform();
  const numbered = useMemo(() => numberQuestions(paper.questions), [paper.questions]);
  const places = useRef(new Map<number, HTMLElement>());
  const { saving, questions, currentId } = store;
  useLeaveWarning(!saving.isSaved || store.sendingCount > 0);

  const jump = (id: number) => {
    store.go(id);
    const place = places.current.get(id);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  const at = questions.findIndex(({ id }) => id === currentId);
  const turn = (step: 1 | -1) => {
    const next = questions[at + step];
    if (next) jump(next.id);
  };
  const leave = () =>
    perform(async () => {
      await saving.flush();
      await navigate(practiceAddress.href());
    });
  const { endsAt } = store;
  return (
    <>
      <HeadBand>
        <PaperHeader
          title={paper.title}
          answered={store.answeredCount}
          total={questions.length}
          save={saveStatus(saving)}
          savedAt={saving.savedAt === null ? undefined : formatTimeOfDay(saving.savedAt)}
          backHref={practiceAddress.href()}
          onLeave={leave}
        />
      </HeadBand>
      <Desk>
        <Questions>
          {paper.isSentBack && (
            <Alert tone="warning" title={t('paper.sentBack')}>
              {paper.sendBackReason}
            </Alert>
          )}
          {numbered.map((each) => (
            <PaperQuestion
              key={each.question.id}
              numbered={each}
              store={store}
              onNext={() => turn(1)}
              place={(element) => {
                if (element) places.current.set(each.question.id, element);
                else places.current.delete(each.question.id);
              }}
            />
          ))}
          <Turns aria-label={t('result.questions')}>
            <Button variant="outline" tone="neutral" disabled={at <= 0} onClick={() => turn(-1)}>
              {t('paper.previous')}
            </Button>
            <Button variant="soft" disabled={at >= questions.length - 1} onClick={() => turn(1)}>
              {t('paper.next')}
            </Button>
          </Turns>
        </Questions>
        <SheetSide>
          <AnswerSheet
            cells={store.cells(numbered)}
            currentId={currentId === null ? undefined : String(currentId)}
            onJump={(id) => jump(Number(id))}
            onHandIn={store.ask}
            notice={store.sendingCount > 0 ? t('paper.sending', { count: store.sendingCount }) : undefined}
            clock={
              endsAt !== undefined && (
                <PaperClock
                  endsAt={Date.parse(endsAt)}
                  now={Date.parse(paper.serverTime)}
                  endsAtText={formatTimeOfDay(endsAt)}
                />
              )
            }
          />
        </SheetSide>
      </Desk>
      <HandInDialog store={store} />
    </>
  );
});

function saveStatus({ trouble, refusals, isSaved }: PaperStore['saving']): PaperSaveStatus {
  if (trouble !== null) return trouble;
  if (isSaved) return 'saved';
  return refusals.size > 0 ? 'refused' : 'saving';
}

/** The browser asks before it closes the page while an answer is not on the server. */
function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
