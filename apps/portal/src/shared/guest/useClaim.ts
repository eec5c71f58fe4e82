import { useEffect } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { forgetGuestDraft } from '../../core/guestDraft.ts';
import { useRoot } from '../../page/context.tsx';
import { GuestRecords } from './GuestRecords.ts';

/**
 * Takes over what a guest did in this browser once there is an account with the same phone (product.md 4.5); `then` reads again.
 * Records of another phone stay those of their guest, and of those made elsewhere the student is asked (`ClaimableRecords`).
 */
export function useClaim(then: () => void) {
  const { auth, api, services } = useRoot();
  const { isLoggedIn } = auth;
  useEffect(() => {
    const guests = new GuestRecords(services);
    if (isLoggedIn) forgetGuestDraft(services.sessionStorage);
    if (!isLoggedIn || guests.isEmpty) return;
    api.assessments
      .claim({ tokens: guests.tokens })
      .then(({ count, ids }) => {
        guests.forget(ids);
        if (count > 0) then();
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error; // an account without a proved phone has nothing to take over
      });
  }, [isLoggedIn, api, services, then]);
}
