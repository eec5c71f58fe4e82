import { Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PaperStore } from './PaperStore.ts';
import { Turns } from './paper.styles.ts';

/** Buttons to the question before and after the one in front of the student. */
export const PaperTurns = observer(function PaperTurns({
  store,
  onTurn,
}: {
  store: PaperStore;
  onTurn: (step: 1 | -1) => void;
}) {
  const { t } = useTranslation('practice');
  const { currentIndex, questions } = store;
  return (
    <Turns aria-label={t('result.questions')}>
      <Button variant="outline" tone="neutral" disabled={currentIndex <= 0} onClick={() => onTurn(-1)}>
        {t('paper.previous')}
      </Button>
      <Button variant="soft" disabled={currentIndex >= questions.length - 1} onClick={() => onTurn(1)}>
        {t('paper.next')}
      </Button>
    </Turns>
  );
});
