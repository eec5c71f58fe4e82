import { CallDialog, KitProvider } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../page/context.tsx';
import type { CallStore } from '../../stores/live/CallStore.ts';
import type { CallState } from '../../stores/live/CurrentCall.ts';
import type { RingingCall } from '../../stores/live/ringingCall.ts';
import { ringSound } from './ringSound.ts';

/** Words for the ends that the kit has none for. */
const ENDS: Partial<Record<CallState, { title: 'roomClosed' | 'over'; line: 'roomClosedLine' | 'overLine' }>> = {
  roomClosed: { title: 'roomClosed', line: 'roomClosedLine' },
  over: { title: 'over', line: 'overLine' },
};

export interface CallHostProps {
  store: CallStore;
  call: RingingCall;
}

/** The dialog of a call, over every page (§2, §4). */
export const CallHost = observer(function CallHost({ store, call }: CallHostProps) {
  const { locale } = useRoot();
  const { t } = useTranslation('live');
  const { alarm, clock, state, problem, isRinging } = store;
  const { key, lecturer: name } = call;
  useEffect(() => {
    if (isRinging) alarm.begin(key, t('ringing', { name }));
    return alarm.end;
  }, [alarm, isRinging, key, name, t]);
  const isBlocked = state === 'blocked';
  useEffect(() => {
    if (!isBlocked) return undefined;
    // The room is opened by a plain link; then there is nothing left to show.
    const closeAfterLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[role="alertdialog"] a')) setTimeout(store.close);
    };
    document.addEventListener('click', closeAfterLink);
    return () => document.removeEventListener('click', closeAfterLink);
  }, [isBlocked, store]);
  const ended = ENDS[state];
  return (
    <KitProvider locale={locale.locale} clock={clock}>
      <CallDialog
        call={{
          studyRoomId: key,
          teacherName: name,
          photo: call.portrait,
          topic: call.topic,
          endsAt: call.endsAt,
          href: store.roomPath ?? undefined,
        }}
        status={state === 'roomClosed' || state === 'over' ? 'withdrawn' : state}
        onEnter={store.enter}
        onCancel={store.cancel}
        onClose={store.close}
        sound={ringSound}
        muted={!alarm.isLoud}
        labels={{
          ...(problem && problem !== 'failed' ? { enterFailed: t(`problems.${problem}`) } : {}),
          ...(ended
            ? { withdrawn: t(ended.title), withdrawnLine: () => t(ended.line), withdrawnChip: t('notCharged') }
            : {}),
        }}
      />
    </KitProvider>
  );
});
