import { Alert } from '@shuyuan/ui';
import type { ApiError } from '../../../api/apiError.ts';
import { useDescribeError } from '../../../page/describeError.ts';

/** What went wrong with a whole form; nothing when nothing did. */
export function FormFailure({ error }: { error: ApiError | null }) {
  const describe = useDescribeError();
  return error && <Alert tone="danger" title={describe(error)} />;
}
