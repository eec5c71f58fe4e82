import { useNavigate } from 'react-router-dom';
import { useRoot } from '../../page/context.tsx';

/** Does what needs a login, or leads a visitor to the login, which leads back to this page (§6). */
export function useLoggedIn() {
  const { auth } = useRoot();
  const navigate = useNavigate();
  return (action: () => unknown): unknown => {
    if (auth.isLoggedIn) return action();
    return navigate(auth.loginPath());
  };
}
