import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useOwned } from '../../../page/context.tsx';
import { idOf } from '../../../page/idOf.ts';
import { TeamStore } from './TeamStore.ts';

/** The group of the id in the address; missing at once where that is no id. */
export function useTeam() {
  const id = idOf(useParams()['id']);
  const store = useOwned(
    ({ api, services, auth }) =>
      new TeamStore({
        api,
        clock: services.clock,
        token: () => auth.token,
        isVisible: () => document.visibilityState === 'visible',
      }),
  );
  useEffect(() => {
    if (id !== null) store.show(id);
  }, [store, id]);
  return { store, isMissing: id === null || store.detail.error?.kind === 'missing' };
}
