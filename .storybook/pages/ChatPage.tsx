import { Button, ChatComposer, ChatInfo, ChatWindow, ConversationList, Empty, IconButton, useKit } from '@shuyuan/ui';
import { FIRST_NEW, talk } from '../../packages/ui/src/fixtures/chat.ts';
import { info } from '../../packages/ui/src/fixtures/chatInfo.tsx';
import { conversations } from '../../packages/ui/src/fixtures/conversations.ts';
import { Ellipsis, Headphones, Search, Settings } from '../../packages/ui/src/fixtures/icons.ts';
import { localise } from '../../packages/ui/src/fixtures/localise.tsx';
import { Site } from './Site.tsx';
import { useSay } from './useSay.ts';

const whole = { height: '100vh', minHeight: 800 };

const nothing = () => undefined;

/** Chat fills the window; a school without chat shows none. */
export function ChatPage({ hasChat }: { hasChat: boolean }) {
  const { locale } = useKit();
  const say = useSay();
  if (!hasChat)
    return (
      <Site active="none" hasChat={false}>
        <Empty
          size="page"
          level={1}
          title={say('这所学校没有答疑')}
          hint={say('导航里没有答疑室，也没有来电和咨询。')}
          action={<Button href="/index">{say('首页')}</Button>}
        />
      </Site>
    );
  return (
    <ChatWindow
      style={whole}
      state="reconnecting"
      attempt={3}
      talk={localise({ title: '周砚秋老师', presence: 'online', messages: talk, firstNewId: FIRST_NEW }, locale)}
      list={<ConversationList items={localise(conversations, locale)} activeId="zhou" />}
      listAction={<IconButton icon={<Settings />} label={say('设置')} />}
      actions={
        <>
          <IconButton icon={<Search />} label={say('搜索聊天记录')} />
          <IconButton icon={<Headphones />} label={say('去答疑室')} />
          <IconButton icon={<Ellipsis />} label={say('更多')} />
        </>
      }
      composer={
        <ChatComposer
          defaultValue={say('如果两根同号，绝对值是不是要分情况')}
          onSend={nothing}
          onImage={nothing}
          onFile={nothing}
          onEmoji={nothing}
          onVoice={nothing}
        />
      }
      info={<ChatInfo {...localise(info, locale)} onPin={nothing} onMute={nothing} />}
      onReconnect={nothing}
      onRetry={nothing}
      onEditAgain={nothing}
      onOpenImage={nothing}
      onPlay={nothing}
    />
  );
}
