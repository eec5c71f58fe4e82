import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addressParts } from '../core/addressParts.ts';
import { useRoot } from '../page/context.tsx';
import { Waiting } from './Waiting.tsx';

/** A page that needs a login leads visitors to the login page and back (§5). Comfort only: the server protects (Z5). */
export const Guard = observer(function Guard({ children }: { children: ReactNode }) {
  const { auth } = useRoot();
  useLeading(() => (auth.isLoggedIn ? null : auth.loginPath()));
  return auth.isLoggedIn ? children : <Waiting />;
});

/**
 * A page for visitors leads a student who is logged in on to the page that was asked for, or home, and says so; the student may also have
 * logged in by another tab. Once that login turns out to be over, the page is shown (product.md 5.1, B7).
 */
export const VisitorGuard = observer(function VisitorGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { auth, services } = useRoot();
  useLeading(
    () => (auth.isLoggedIn ? auth.returnPath : null),
    () => services.toast('info', t('alreadyLoggedIn', { name: auth.user?.name ?? '' })),
  );
  return auth.isLoggedIn ? <Waiting /> : children;
});

/**
 * Leads to the path that is due whenever somebody logs in or out. It follows the login itself and not what is rendered: while the code
 * of a page is on its way React may keep an earlier guard, whose effects do not run again.
 */
function useLeading(pathDue: () => string | null, onLed?: () => void) {
  const { auth, services } = useRoot();
  const { pathname } = useLocation();
  const lead = useEffectEvent((from: string) => {
    const { navigator } = services;
    // A login or logout of this tab has already chosen where to go (§4); the page that it leaves must not choose again.
    if (addressParts(navigator.current).path !== from) return;
    const path = pathDue();
    if (path === null) return;
    navigator.go(path, { replace: true });
    onLed?.();
  });
  useEffect(
    () =>
      reaction(
        () => auth.token,
        () => lead(pathname),
        { fireImmediately: true },
      ),
    [auth, pathname],
  );
}
