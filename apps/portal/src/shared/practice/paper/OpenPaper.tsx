import { Alert, VisuallyHidden } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blocksOf, type PaperBlock, splitBlocks } from './blocks.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { PaperGroup } from './PaperGroup.tsx';
import { PaperHead } from './PaperHead.tsx';
import { PaperQuestion } from './PaperQuestion.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import type { PaperStore } from './PaperStore.ts';
import { PaperTurns } from './PaperTurns.tsx';
import { Below, Desk, Questions } from './paper.styles.ts';
import type { AttemptPaper } from './paperCalls.ts';
import { TimeUpDialog } from './TimeUpDialog.tsx';
import { useInView } from './useInView.ts';

interface OpenPaperProps {
  paper: AttemptPaper;
  store: PaperStore;
  /** Where the arrow leads. */
  backHref: string;
  /** Address of the picture that says that the time is over. */
  picture?: string | undefined;
  /** Below the answer sheet. */
  children?: ReactNode;
}

/**
 * Questions, answer sheet and clock of an open attempt. It reads nothing that a key changes, and what it hands on is stable: a key
 * renders the question that is written and no other (performance.md row 29).
 */
export const OpenPaper = observer(function OpenPaper(props: OpenPaperProps) {
  const { paper, store, backHref, picture, children } = props;
  const { t } = useTranslation('practice');
  const sheet = useRef<HTMLDivElement>(null);
  const isSheetInView = useInView(sheet);
  const { beside, below } = useMemo(() => splitBlocks(blocksOf(store.numbered)), [store.numbered]);
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
      <PaperHead
        title={paper.title}
        store={store}
        backHref={backHref}
        serverTime={paper.serverTime}
        isSheetInView={isSheetInView}
      />
      <Desk>
        <Questions>
          <VisuallyHidden as="h2">{t('paper.questions')}</VisuallyHidden>
          {paper.isSentBack && (
            <Alert tone="warning" title={t('paper.sentBack')}>
              {paper.sendBackReason}
            </Alert>
          )}
          {beside.map(show)}
          {below.length === 0 && <PaperTurns store={store} onTurn={turn} />}
        </Questions>
        <PaperSheet ref={sheet} serverTime={paper.serverTime} store={store} onJump={jump}>
          {children}
        </PaperSheet>
        {below.length > 0 && (
          <Below>
            {below.map(show)}
            <PaperTurns store={store} onTurn={turn} />
          </Below>
        )}
      </Desk>
      <HandInDialog store={store} />
      <TimeUpDialog store={store} startedAt={paper.startedAt} picture={picture} />
    </>
  );

  function show(block: PaperBlock) {
    const shared = { store, onTurn: turn, place };
    return block.question.type === 'group' ? (
      <PaperGroup key={block.question.id} block={block} beside={below.includes(block)} {...shared} />
    ) : (
      <PaperQuestion key={block.question.id} numbered={block} {...shared} />
    );
  }
});
