import { ResultCode } from '@shuyuan/contract';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { useDescribeError } from '../../../page/describeError.ts';
import { type ChatMember, ChatStore } from './ChatStore.ts';
import { readChatLink, talkPath } from './chatLink.ts';
import { OffNotice } from './components/notices.tsx';
import { ViewSwitch } from './components/ViewSwitch.tsx';
import { DeskAlone } from './desk/DeskAlone.tsx';
import type { DeskStore } from './desk/DeskStore.ts';
import { DeskView } from './desk/DeskView.tsx';
import { LastMessages } from './LastMessages.tsx';
import { TalkView } from './TalkView.tsx';

/** The talks of a member at the address; for a lecturer also the desk. */
export const Talks = observer(function Talks({ me, desk }: { me: ChatMember; desk?: DeskStore }) {
  const describe = useDescribeError();
  const { search } = useLocation();
  const navigate = useNavigate();
  const store = useOwned(
    ({ services }) =>
      new ChatStore({ ...services, onRefused: (error) => services.toast('danger', describe(error)) }, me),
  );
  const live = useRoot().live.session;
  useEffect(() => store.listen(live), [store, live]);
  useEffect(() => {
    const follow = () => store.setVisible(document.visibilityState === 'visible');
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [store]);
  useEffect(() => {
    // A short loss of the network may leave the socket open and yet lose what was sent meanwhile.
    window.addEventListener('online', store.resume);
    return () => window.removeEventListener('online', store.resume);
  }, [store]);
  useEffect(() => {
    const show = async () => {
      const drafted = await store.show(readChatLink(search));
      // The words stand in the draft now: a reload must not bring them back.
      if (drafted !== null) await navigate(talkPath(drafted), { replace: true });
    };
    void show();
  }, [store, search, navigate]);

  const { conversations } = store;
  const { error, isLoaded } = conversations;
  // A backend of another maker may have no such call (§7 names none).
  const isOff = !isLoaded && (error?.code === ResultCode.chatOff || error?.kind === 'notServed');
  if (isOff) {
    if (desk) return <DeskAlone store={desk} />;
    return error?.kind === 'notServed' ? <LastMessages userId={me.id} /> : <OffNotice />;
  }
  const isDesk = desk !== undefined && readChatLink(search)?.kind === 'desk';
  const views = desk && (
    <ViewSwitch
      at={isDesk ? 'desk' : 'talks'}
      unread={conversations.isLoaded ? conversations.unread : undefined}
      waiting={desk.desk.value?.waiting.length}
    />
  );
  return isDesk ? <DeskView store={desk} views={views} hasTalks /> : <TalkView store={store} views={views} />;
});
