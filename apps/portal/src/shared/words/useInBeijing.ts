import { useTranslation } from 'react-i18next';
import { useRoot } from '../../page/context.tsx';

/** Words for times that are Beijing's by their nature: named as such where the page shows another zone (decision 0046). For observers. */
export function useInBeijing(): (times: string) => string {
  const { t } = useTranslation();
  const { zone } = useRoot();
  return (times) => (zone.isAbroad ? t('inBeijing', { times }) : times);
}
