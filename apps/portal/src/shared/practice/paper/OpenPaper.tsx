import { Alert, VisuallyHidden } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HandInDialog } from './HandInDialog.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PaperQuestion } from './PaperQuestion.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import type { PaperStore } from './PaperStore.ts';
import { PaperTurns } from './PaperTurns.tsx';
import { Desk, Questions } from './paper.styles.ts';
import type { AttemptPaper } from './paperCalls.ts';

interface OpenPaperProps {
  paper: AttemptPaper;
  store: PaperStore;
  /** Where the arrow leads. */
  backHref: string;
  /** Below the answer sheet. */
  children?: ReactNode;
}

/**
 * Questions, answer sheet and clock of an open attempt. It reads nothing that a key changes, and what it hands on is stable: a key
 * renders the question that is written and no other (performance.md row 29).
 */
export const OpenPaper = observer(function OpenPaper({ paper, store, backHref, children }: OpenPaperProps) {
  const { t } = useTranslation('practice');
  const places = useRef(new Map<number, HTMLElement>());
  const place = useCallback((id: number, element: HTMLElement | null) => {
    if (element) places.current.set(id, element);
    else places.current.delete(id);
  }, []);
  const jump = useCallback(
    (id: number) => {
      store.go(id);
      const target = places.current.get(id);
      target?.scrollIntoView({ block: 'start' });
      target?.focus({ preventScroll: true });
    },
    [store],
  );
  const turn = useCallback(
    (step: 1 | -1) => {
      const next = store.questions[store.currentIndex + step];
      if (next) jump(next.id);
    },
    [store, jump],
  );
  return (
    <>
      <PaperHead title={paper.title} store={store} backHref={backHref} />
      <Desk>
        <Questions>
          <VisuallyHidden as="h2">{t('paper.questions')}</VisuallyHidden>
          {paper.isSentBack && (
            <Alert tone="warning" title={t('paper.sentBack')}>
              {paper.sendBackReason}
            </Alert>
          )}
          {store.numbered.map((each) => (
            <PaperQuestion key={each.question.id} numbered={each} store={store} onTurn={turn} place={place} />
          ))}
          <PaperTurns store={store} onTurn={turn} />
        </Questions>
        <PaperSheet serverTime={paper.serverTime} store={store} onJump={jump}>
          {children}
        </PaperSheet>
      </Desk>
      <HandInDialog store={store} />
    </>
  );
});
