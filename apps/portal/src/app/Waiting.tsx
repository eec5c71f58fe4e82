import { token } from '@shuyuan/tokens';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds after which a page on its way is announced, and after which a reload is offered. */
const NOTICE_MS = 1_000;
const RELOAD_MS = 10_000;

const style: CSSProperties = {
  display: 'grid',
  gap: token.space[12],
  justifyItems: 'center',
  padding: `38vh ${token.space[24]} 0`,
  color: token.color.text.secondary,
};

/** In the place of a page that loads: nothing at first, then a notice, then a button to reload; never a blank page for long. */
export function Waiting() {
  const { t } = useTranslation('common');
  const [stage, setStage] = useState<'empty' | 'notice' | 'reload'>('empty');
  useEffect(() => {
    const timers = [setTimeout(setStage, NOTICE_MS, 'notice'), setTimeout(setStage, RELOAD_MS, 'reload')];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div role="status" style={style}>
      {stage === 'notice' && t('loading')}
      {stage === 'reload' && (
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
