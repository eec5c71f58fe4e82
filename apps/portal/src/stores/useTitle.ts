import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from './context.tsx';

/** Names the page in the title of the tab: `page · school` (product.md 2.1). */
export function useTitle(page: string | undefined) {
  const { t } = useTranslation('common');
  const school = useRoot().tenant.company.value?.shortName ?? '';
  useEffect(() => {
    if (page) document.title = t('titleOf', { page, school });
  }, [t, page, school]);
}
