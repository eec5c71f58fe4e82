import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useRoot } from '../stores/context.tsx';

/** A page that needs a login leads visitors to the login page and back (§5). Comfort only: the server protects (Z5). */
export const Guard = observer(function Guard({ children }: { children: ReactNode }) {
  const { auth } = useRoot();
  return auth.isLoggedIn ? children : <Navigate to={auth.loginPath()} replace />;
});
