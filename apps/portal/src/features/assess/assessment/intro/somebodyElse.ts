import { useLocation, useNavigate } from 'react-router-dom';

/** State of a history entry in which the ticket is blank, for a guest who is not the one of this browser's latest record. */
export const SOMEBODY_ELSE = { isSomebodyElse: true } as const;

/** Whether the ticket is blank for another guest, and its end once that guest has a record: going back shows it. */
export function useSomebodyElse() {
  const { state, pathname, search }: { state: unknown; pathname: string; search: string } = useLocation();
  const navigate = useNavigate();
  const isSomebodyElse = typeof state === 'object' && state !== null && 'isSomebodyElse' in state;
  return {
    isSomebodyElse,
    async endSomebodyElse() {
      if (isSomebodyElse) await navigate(pathname + search, { replace: true, state: null });
    },
  };
}
