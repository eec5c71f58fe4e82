import { useTranslation } from 'react-i18next';

/** The last words, when not even the kit's notice could be loaded. */
export function PlainNotice() {
  const { t } = useTranslation('common');
  return (
    <div role="alert" style={{ padding: '20vh 24px', textAlign: 'center' }}>
      <h1>{t('crashed')}</h1>
      <p>{t('errors.unreachable')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </div>
  );
}
