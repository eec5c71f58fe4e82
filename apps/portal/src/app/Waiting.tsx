import { token } from '@shuyuan/tokens';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds after which a page on its way is told, and after which it can be asked for again. */
const TOLD_MS = 1_000;
const LONG_MS = 10_000;

const style: CSSProperties = {
  display: 'grid',
  gap: token.space[12],
  justifyItems: 'center',
  padding: `38vh ${token.space[24]} 0`,
  color: token.color.text.secondary,
};

/** Stands where a page will be: nothing while it comes at once, then a word, then a way on; never a blank page for long. */
export function Waiting() {
  const { t } = useTranslation('common');
  const [stage, setStage] = useState<'quiet' | 'told' | 'long'>('quiet');
  useEffect(() => {
    const timers = [setTimeout(setStage, TOLD_MS, 'told'), setTimeout(setStage, LONG_MS, 'long')];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div role="status" style={style}>
      {stage === 'told' && t('loading')}
      {stage === 'long' && (
        <>
          <p>{t('slow')}</p>
          <button type="button" style={{ textDecoration: 'underline' }} onClick={() => location.reload()}>
            {t('reload')}
          </button>
        </>
      )}
    </div>
  );
}
