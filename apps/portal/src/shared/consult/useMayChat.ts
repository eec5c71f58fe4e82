import { useRoot } from '../../page/context.tsx';
import { usePermission } from '../permissions/usePermission.ts';

/** Whether this person is offered a talk with a lecturer: the school has chat (§1), they are logged in, and it is not withheld (§6); observed. */
export function useMayChat(): boolean {
  const { auth, tenant } = useRoot();
  const { isAllowed } = usePermission('chat.open');
  return tenant.showIm && auth.isLoggedIn && isAllowed;
}
