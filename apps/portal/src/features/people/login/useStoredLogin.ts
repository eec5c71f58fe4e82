import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../page/context.tsx';

/** Sends a form that logs in, and says when the browser has not stored the login: it ends with the page. */
export function useStoredLogin<V>(submit: (values: V) => Promise<void>): (values: V) => Promise<void> {
  const { t } = useTranslation('login');
  const { auth, services } = useRoot();
  return async (values) => {
    await submit(values);
    if (!auth.isStored) services.toast('warning', t('notStored'));
  };
}
