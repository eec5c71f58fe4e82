import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../core/known.ts';
import { useRoot } from './context.tsx';

/** Names the page in the title of the tab: `page · school`, or the page alone where there is no school (§1). */
export function useTitle(page: string | undefined) {
  const { t } = useTranslation('common');
  const school = textHere(useRoot().tenant.company.value?.shortName);
  useEffect(() => {
    if (page) document.title = school ? t('titleOf', { page, school }) : page;
  }, [t, page, school]);
}
