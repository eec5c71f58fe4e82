import { Button, ConfirmDialog, QuestionText } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { NumberedQuestion } from '../../../../shared/practice/toQuestion.ts';
import type { WrittenBlank } from './BlankMarks.ts';
import { BlankLine, Piece } from './marking.styles.ts';
import type { OpenWork } from './OpenWork.ts';

/** Blanks that the machine gave fewer points: the lecturer turns a mark, or counts an answer as right for all (docs/marking.md). */
export const LostBlanks = observer(function LostBlanks({ work }: { work: OpenWork }) {
  return work.blanks.lost.map((numbered) => <LostBlank key={numbered.question.id} numbered={numbered} work={work} />);
});

interface LostBlankProps {
  numbered: NumberedQuestion;
  work: OpenWork;
}

const LostBlank = observer(function LostBlank({ numbered, work }: LostBlankProps) {
  const { t } = useTranslation('chat');
  const { services } = useRoot();
  const perform = usePerform();
  const [asked, setAsked] = useState<WrittenBlank | null>(null);
  const { question, number } = numbered;
  const { blanks } = work;
  const accept = async ({ place }: WrittenBlank) => {
    const count = await blanks.acceptForAll(question.id, place);
    setAsked(null);
    services.toast('success', t('marking.accepted', { count }));
  };
  return (
    <Piece aria-label={t('marking.question', { number })}>
      <h2>{t('marking.blankHead', { number, score: blanks.pointsOf(question.id) ?? '—', total: question.score })}</h2>
      <QuestionText html={question.stem} />
      {blanks.blanksOf(numbered).map((blank) => (
        <BlankLine key={blank.place}>
          <span>
            {t('marking.blank', { number: blank.place + 1 })}
            <b>{blank.given || t('marking.noAnswer')}</b>
            {blank.key !== undefined && <small>{t('marking.blankKey', { key: blank.key })}</small>}
          </span>
          {blank.given !== '' && (
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              disabled={blanks.isChanging}
              aria-label={t('marking.acceptNamed', { given: blank.given })}
              onClick={() => setAsked(blank)}
            >
              {t('marking.accept')}
            </Button>
          )}
        </BlankLine>
      ))}
      <span>
        <Button
          size="sm"
          variant="soft"
          disabled={blanks.isChanging}
          onClick={() => perform(() => blanks.turn(numbered))}
        >
          {t('marking.turn')}
        </Button>
      </span>
      <ConfirmDialog
        open={asked !== null}
        title={t('marking.acceptTitle', { given: asked?.given })}
        confirmLabel={t('marking.accept')}
        cancelLabel={t('marking.sendBackCancel')}
        onConfirm={() => (asked ? accept(asked) : undefined)}
        onClose={() => setAsked(null)}
      >
        <p>{t('marking.acceptHint')}</p>
      </ConfirmDialog>
    </Piece>
  );
});
