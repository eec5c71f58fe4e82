import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Avatar, Empty, MessageTime, Stack, Text, useKit } from '@shuyuan/ui';
import { ChatBubble } from '../../../packages/ui/src/chat/ChatBubble/ChatBubble.tsx';
import { ChatComposer } from '../../../packages/ui/src/chat/ChatComposer/ChatComposer.tsx';
import * as chat from '../../../packages/ui/src/fixtures/chat.ts';
import { localise, localised, Words } from '../../../packages/ui/src/fixtures/localise.tsx';
import { portraits } from '../../../packages/ui/src/fixtures/pictures.ts';

const Bubble = localised(ChatBubble);

const Panes = styled.div({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  height: '860px',
  background: token.color.surface.card,
  '& > nav': { padding: token.space[16], borderInlineEnd: `1px solid ${token.color.border.subtle}` },
  '& > div': { display: 'grid', gridTemplateRows: '1fr auto', minHeight: 0, background: token.color.surface.page },
  '& .talk': {
    display: 'grid',
    alignContent: 'end',
    gap: token.space[16],
    padding: token.space[24],
    overflow: 'hidden',
    '& > time': { justifySelf: 'center' },
  },
});

const Row = styled.div({
  display: 'flex',
  gap: token.space[12],
  alignItems: 'center',
  padding: token.space[12],
  borderRadius: token.radius.card,
  '&[data-on="true"]': { background: token.color.nav.selectedBg, color: token.color.nav.selectedFg },
});

const people = [
  { name: '周砚秋', src: portraits.zhou, line: '数学' },
  { name: '苏禾', src: portraits.su, line: '化学' },
  { name: '林安娜', src: portraits.lin, line: '英语' },
];

const nothing = () => undefined;

/** A chat with a lecturer in its own window, or a notice that the school has no chat. */
export function Chat({ hasChat }: { hasChat: boolean }) {
  const { locale } = useKit();
  if (!hasChat) return <NoChat />;
  const shown = chat.talk.slice(3);
  return (
    <Panes>
      <nav>
        {people.map(({ name, src, line }, place) => (
          <Row data-on={place === 0} key={name}>
            <Avatar name={localise(name, locale)} src={src} />
            <Stack gap={0}>
              <Text weight={600}>
                <Words>{name}</Words>
              </Text>
              <Text size={12}>
                <Words>{line}</Words>
              </Text>
            </Stack>
          </Row>
        ))}
      </nav>
      <div>
        <div className="talk">
          <MessageTime at={shown[0]?.at ?? ''} variant="chip" />
          {shown.map((message) => (
            <Bubble message={message} key={message.id} />
          ))}
        </div>
        <ChatComposer onSend={nothing} onEmoji={nothing} />
      </div>
    </Panes>
  );
}

function NoChat() {
  const { locale } = useKit();
  const words = {
    cn: ['这所学校没有答疑', '导航里没有答疑室，也没有来电和咨询。'],
    en: ['This school has no chat', 'No room in the navigation, no calls, no consulting.'],
  }[locale];
  return (
    <Stack align="center" justify="center" style={{ height: '860px' }}>
      <Empty size="inline" level={2} title={words[0]} hint={words[1]} />
    </Stack>
  );
}
