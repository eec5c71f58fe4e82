import { useTranslation } from 'react-i18next';
import type { ApiError } from '../api/apiError.ts';

/** Words for a failure: the server's own, else ours for its kind (§8). */
export function useDescribeError() {
  const { t } = useTranslation('common');
  return (error: ApiError) => error.message || t(`errors.${error.kind}`);
}
