import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { addressParts } from '../core/addressParts.ts';
import { useRoot } from '../page/context.tsx';
import { Waiting } from './Waiting.tsx';

/** A page that needs a login leads visitors to the login page and back (§5). Comfort only: the server protects (Z5). */
export const Guard = observer(function Guard({ children }: { children: ReactNode }) {
  const { auth, services } = useRoot();
  const { pathname } = useLocation();
  if (auth.isLoggedIn) return children;
  // A logout has already chosen where to go (§4); the page that it leaves must not choose again.
  const isLeaving = addressParts(services.navigator.current).path !== pathname;
  return (
    <>
      <Waiting />
      {!isLeaving && <Navigate to={auth.loginPath()} replace />}
    </>
  );
});

/** A page for visitors leads a student who is logged in already on to the page that was asked for, or home (product.md 5.1). */
export const VisitorGuard = observer(function VisitorGuard({ children }: { children: ReactNode }) {
  const { auth } = useRoot();
  // Asked once: a login made on this very page chooses its own way.
  const [onwardPath] = useState(() => (auth.isLoggedIn ? auth.returnPath : null));
  return onwardPath === null ? children : <Navigate to={onwardPath} replace />;
});
