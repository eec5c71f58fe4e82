import { Alert, Button, ChatWindow, ConversationList, IconButton, Lightbox, Skeleton } from '@shuyuan/ui';
import { Headphones } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDescribeError } from '../../../page/describeError.ts';
import { usePerform } from '../../../page/usePerform.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { bubbleId, firstNewOf, picturesOf, toBubbles } from './bubbles.ts';
import type { ChatStore } from './ChatStore.ts';
import { DropRoot, FailureRoot } from './components/chat.styles.ts';
import { SettingsMenu } from './components/SettingsMenu.tsx';
import { TalkComposer } from './components/TalkComposer.tsx';
import { TalkInfo } from './components/TalkInfo.tsx';
import { toFound, toRows } from './rows.ts';
import { useAttach } from './useAttach.ts';
import { useFileDrop } from './useFileDrop.ts';

/** The list of talks, the open one, and who it is with (ui-kit 3.9). */
export const TalkView = observer(function TalkView({ store, views }: { store: ChatStore; views?: ReactNode }) {
  const { t } = useTranslation('chat');
  const describe = useDescribeError();
  const perform = usePerform();
  const [shown, setShown] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { active, talk, conversations, connection, me } = store;
  const { unread } = conversations;
  useTitle(unread > 0 ? t('titleUnread', { count: unread }) : t('title'));

  const messageOf = (id: string) => talk?.messages.find((message) => bubbleId(message) === id);
  const editAgain = (id: string) => {
    const message = messageOf(id);
    if (!message) return;
    store.drafts.set(message.conversationId, store.recalls.wordsOf(message.id) ?? '');
    input.current?.focus();
  };
  const recall = (id: string) => {
    const message = messageOf(id);
    if (message) void perform(() => store.recall(message));
  };
  const { sendDropped } = useAttach(store);
  const isOver = useFileDrop(active ? sendDropped : null);
  const pictures = picturesOf(store);
  /** What stands where no talk is open. */
  const nobody = () => {
    if (store.isOpening) return { nobody: t('loading'), nobodyHint: '' };
    if (store.openError) return { nobody: t('notOpened'), nobodyHint: describe(store.openError) };
    if (conversations.items.length > 0) return {};
    if (conversations.isLoaded) return { nobody: t('noTalks'), nobodyHint: '' };
    return { nobody: conversations.error ? t('listFailed') : t('listLoading'), nobodyHint: '' };
  };

  return (
    <>
      <ChatWindow
        list={
          <>
            {views}
            <TalkList store={store} />
          </>
        }
        listAction={<SettingsMenu />}
        state={connection.state}
        attempt={connection.attempt}
        missed={connection.missed ?? 0}
        onReconnect={connection.retry}
        talk={
          active && {
            title: active.title,
            presence: active.kind === 'single' ? (active.isPeerOnline ? 'online' : 'offline') : undefined,
            messages: toBubbles(store, describe),
            targetId: store.target && bubbleId(store.target),
            firstNewId: firstNewOf(store),
            showNames: active.kind === 'group',
            history: talk?.isLoaded ? talk.above : talk?.error ? 'failed' : 'loading',
          }
        }
        onHistory={talk && (talk.isLoaded ? talk.readOlder : talk.catchUp)}
        onAtEndChange={store.setAtEnd}
        onRetry={store.retry}
        onRemove={store.remove}
        onEditAgain={editAgain}
        onRecall={recall}
        onOpenImage={setShown}
        actions={
          me.type === 'student' && active?.peerType === 'lecturer' ? (
            <IconButton icon={<Headphones />} label={t('toRoom')} href="/expert" />
          ) : undefined
        }
        composer={active && <TalkComposer key={active.id} store={store} id={active.id} input={input} />}
        info={active && <TalkInfo key={active.id} store={store} conversation={active} />}
        labels={{
          ...(talk?.isLoaded ? {} : { historyFailed: t('talkFailed') }),
          ...nobody(),
        }}
      />
      {isOver && active && <DropRoot>{t('dropHere', { name: active.title })}</DropRoot>}
      <Lightbox
        open={shown !== null}
        images={pictures}
        index={Math.max(
          0,
          pictures.findIndex(({ id }) => id === shown),
        )}
        onIndexChange={(index) => setShown(pictures[index]?.id ?? null)}
        onClose={() => setShown(null)}
      />
    </>
  );
});

const TalkList = observer(function TalkList({ store }: { store: ChatStore }) {
  const { t } = useTranslation('chat');
  const describe = useDescribeError();
  const { conversations, activeId, search } = store;
  if (conversations.isLoaded || conversations.items.length > 0)
    return (
      <ConversationList
        items={toRows(store, { recalled: t('recalled') })}
        activeId={activeId === null ? undefined : String(activeId)}
        query={search.text}
        onQueryChange={search.setText}
        found={search.state ? { ...toFound(store, t('you')), state: search.state } : undefined}
      />
    );
  return (
    <FailureRoot>
      {conversations.error ? (
        <>
          <Alert tone="danger" title={t('listFailed')}>
            {describe(conversations.error)}
          </Alert>
          <Button block variant="outline" tone="neutral" onClick={conversations.load}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <Skeleton variant="talk" count={6} />
      )}
    </FailureRoot>
  );
});
