import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { type AssessPlace, assessResultPath } from '../../../../shared/course/assessPaths.ts';
import { GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import type { Closing } from '../../../../shared/practice/paper/closing.ts';
import { PaperStore } from '../../../../shared/practice/paper/PaperStore.ts';
import { assessCalls } from './assessCalls.ts';

/** An open record on the paper engine; its end leads to the result. */
export function useAttempt(place: AssessPlace, recordId: number): PaperStore {
  const { t } = useTranslation('assess');
  const { services } = useRoot();
  const navigate = useNavigate();
  const store = useOwned(
    (root) =>
      new PaperStore(root.services, {
        calls: assessCalls(root.api, new GuestRecords(root.services), recordId),
        // A guest's answers belong to the record: nobody is logged in.
        owner: String(root.auth.user?.id ?? `guest-${recordId}`),
        attempt: String(recordId),
        onHandedIn(unsaved, how, isTold) {
          if (!isTold) tell(unsaved, how);
          void navigate(assessResultPath(place, recordId), { replace: true });
        },
      }),
  );
  function tell(unsaved: number, how: Closing) {
    if (how === 'expired') services.toast('warning', t('expired'));
    else if (unsaved > 0) services.toast('warning', t('overLost', { count: unsaved }));
    else services.toast('success', t(how === 'timeOver' ? 'over' : 'handedIn'));
  }
  useTitle(store.paper.value?.title ?? t('title'));
  return store;
}
