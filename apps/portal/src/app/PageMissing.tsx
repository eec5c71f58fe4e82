import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useRoot } from '../page/context.tsx';
import { HOME } from '../routes.tsx';

/** An unknown path redirects to the home page with a message (§2; product.md 2.2). */
export function PageMissing() {
  const { services } = useRoot();
  const { t } = useTranslation('common');
  useEffect(() => services.toast('info', t('pageMissing')), [services, t]);
  return <Navigate to={HOME} replace />;
}
