import { useTranslation } from 'react-i18next';

/** The fallback when not even the kit's notice could be loaded. */
export function PlainNotice() {
  const { t } = useTranslation('common');
  return (
    <div role="alert" style={{ display: 'grid', gap: 16, justifyItems: 'center', padding: '20vh 24px' }}>
      <h1>{t('crashed')}</h1>
      <p>{t('errors.unreachable')}</p>
      <button type="button" style={{ textDecoration: 'underline' }} onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </div>
  );
}
