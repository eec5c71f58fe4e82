import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Headphones, Search, Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { FIRST_NEW, longTalk, longTalkMessage, talk } from '../../fixtures/chat.ts';
import { info } from '../../fixtures/chatInfo.tsx';
import { conversations } from '../../fixtures/conversations.ts';
import { localise } from '../../fixtures/localise.tsx';
import { quiet } from '../../fixtures/quiet.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { force } from '../../foundations/Matrix/force.ts';
import { Matrix as BrandMatrix } from '../../foundations/Matrix/Matrix.tsx';
import type { ChatMessage } from '../ChatBubble/message.ts';
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx';
import { ChatInfo } from '../ChatInfo/ChatInfo.tsx';
import { ConversationList } from '../ConversationList/ConversationList.tsx';
import { ChatWindow, type ChatWindowProps } from './ChatWindow.tsx';

const nothing = () => undefined;
const SIZE = { width: 1280, height: 800 };

/** The window with everything around the messages. */
function Window({ talk: open, ...props }: Partial<ChatWindowProps>) {
  const { locale } = useKit();
  const isCn = locale === 'cn';
  return (
    <ChatWindow
      state="open"
      style={SIZE}
      list={<ConversationList items={localise(conversations, locale)} activeId={open && 'zhou'} />}
      listAction={<IconButton icon={<Settings />} label={isCn ? '设置' : 'Settings'} />}
      actions={
        <>
          <IconButton icon={<Search />} label={isCn ? '搜索聊天记录' : 'Search messages'} />
          <IconButton icon={<Headphones />} label={isCn ? '去答疑室' : 'To the study room'} />
          <IconButton icon={<Ellipsis />} label={isCn ? '更多' : 'More'} />
        </>
      }
      composer={
        <ChatComposer
          defaultValue={localise('如果两根同号，绝对值是不是要分情况', locale)}
          onSend={nothing}
          onImage={() => null}
          onFile={nothing}
          onEmoji={nothing}
          onVoice={nothing}
        />
      }
      info={<ChatInfo {...localise(info, locale)} onPinnedChange={nothing} onMutedChange={nothing} />}
      onReconnect={nothing}
      onRetry={nothing}
      onEditAgain={nothing}
      onOpenImage={nothing}
      onPlay={nothing}
      {...props}
      talk={open && localise(open, locale)}
    />
  );
}

const open = { title: '周砚秋老师', presence: 'online', messages: talk, firstNewId: FIRST_NEW } as const;

/** A conversation that buttons extend at both ends. */
interface LivingProps extends Pick<ChatWindowProps, 'style'> {
  count: number;
  hasHistory?: boolean;
}

function Living({ count, hasHistory = false, style = SIZE }: LivingProps) {
  const [{ from, to }, setPart] = useState({ from: hasHistory ? 1_000 : 0, to: (hasHistory ? 1_000 : 0) + count });
  const [messages, setMessages] = useState(() => longTalk(to - from, from));
  const arrive = (rest: Partial<ChatMessage>) => {
    const message = { ...longTalkMessage(to), side: 'them' as const, author: longTalkMessage(0).author, ...rest };
    setPart({ from, to: to + 1 });
    setMessages([...messages, message]);
  };
  const older = () => {
    setPart({ from: from - 50, to });
    setMessages([...longTalk(50, from - 50), ...messages]);
  };
  return (
    <>
      <Window
        talk={{ title: '周砚秋老师', messages, history: hasHistory ? (from > 900 ? 'more' : 'end') : 'none' }}
        onHistory={older}
        style={style}
      />
      <button type="button" onClick={() => arrive({})}>
        theirs
      </button>
      <button type="button" onClick={() => arrive({ side: 'me' })}>
        mine
      </button>
    </>
  );
}

const logOf = (canvas: { getByRole: (role: 'log') => HTMLElement }) => canvas.getByRole('log');
const articles = (log: HTMLElement) => log.querySelectorAll('article').length;
const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < 2;
/** Waits until the lists have scrolled to their end, where they open, and have settled. */
const settle = async (root: HTMLElement) => {
  for (const log of root.querySelectorAll<HTMLElement>('[role="log"]:not([data-empty])')) {
    await waitFor(() => expect(log.querySelector('article')).not.toBeNull());
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
  }
  await quiet(200);
};
/** Whether rows fill the list's viewport, so that no area is blank. */
const isCovered = (log: HTMLElement) => {
  const rows = [...log.querySelectorAll('[data-item-index]')].map((row) => row.getBoundingClientRect());
  const { top, bottom } = log.getBoundingClientRect();
  return (rows[0]?.top ?? bottom) <= top && (rows.at(-1)?.bottom ?? top) >= bottom;
};
/** Scrolls like a wheel: first the event, then the scroll position. */
const wheelUp = (log: HTMLElement, by: number) => {
  log.dispatchEvent(new WheelEvent('wheel', { deltaY: -by, bubbles: true }));
  log.scrollTop -= by;
};
const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const meta = {
  component: ChatWindow,
  render: (args: ChatWindowProps) => <Window {...args} />,
  args: { talk: open, state: 'open', list: null, onReconnect: fn() },
  play: ({ canvasElement }) => settle(canvasElement),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The chat window with its conversations. **Do** give every message a stable id, and pass in all of them: only the visible ones are rendered. **Do not** scroll it from outside: it follows new messages only while scrolled to the end.',
      },
    },
  },
} satisfies Meta<typeof ChatWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = (props: Partial<ChatWindowProps>): Story => ({ render: () => <Window {...props} /> });

/** Every kind and delivery status of a message; the third of ten connection attempts. */
export const Default: Story = args({ talk: open, state: 'reconnecting', attempt: 3 });
/** The socket is open: no banner above the messages. */
export const Connected: Story = args({ talk: open });
/** The first connection attempt. */
export const Connecting: Story = args({ talk: open, state: 'connecting' });
/** Ten attempts failed (§4). */
export const Closed: Story = args({ talk: open, state: 'closed' });
/** Reconnected, with two missed messages. */
export const Restored: Story = args({ talk: open, state: 'restored', missed: 2 });
/** No conversation is open. */
export const NobodyChosen: Story = args({});
/** A conversation without messages. */
export const EmptyTalk: Story = args({ talk: { title: '周砚秋老师', presence: 'offline', messages: [] } });
/** The messages of the conversation are loading. */
export const Opening: Story = args({ talk: { title: '周砚秋老师', messages: [], history: 'loading' } });
/** The messages of the conversation failed to load. */
export const OpeningFailed: Story = args({
  talk: { title: '周砚秋老师', messages: [], history: 'failed' },
  onHistory: nothing,
});
/** Earlier messages failed to load. */
export const HistoryFailed: Story = args({
  talk: { title: '周砚秋老师', messages: talk.slice(0, 3), history: 'failed' },
  onHistory: nothing,
});
/** A group with more than two members: names are shown above the messages. */
export const Group: Story = args({ talk: { ...open, title: '圆锥曲线·一三五晚班', showNames: true } });
/** At 1000 px the third pane is hidden and the messages keep 700. */
export const Narrow: Story = args({ talk: open, style: { width: 1000, height: 800 }, info: undefined });
/** A long name is truncated in favour of the buttons. */
export const LongText: Story = args({
  talk: {
    ...open,
    title: '圆锥曲线专题冲刺一三五晚班讨论群，2026秋季学期 / Conic sections, autumn 2026, Mon Wed Fri evenings',
  },
});

/** 100,000 messages: mounts at the end, jumps both ways, stays at the end, and does not shift what is being read. */
export const HundredThousand: Story = {
  render: () => <Living count={100_000} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = logOf(canvas);
    await settle(canvasElement);
    await expect(log).toHaveTextContent('100000. ');
    await expect(articles(log)).toBeLessThanOrEqual(30);

    for (let step = 0; step < 20; step += 1) {
      log.scrollTop -= 900;
      await frame();
      await expect(articles(log)).toBeLessThanOrEqual(30);
      await waitFor(() => expect(isCovered(log)).toBe(true));
    }
    await expect(canvas.getByRole('button', { name: '回到最新' })).toBeVisible();

    log.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(log).toHaveTextContent('1. '));
    await expect(log.scrollTop).toBeLessThan(2);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '回到最新' })).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'theirs' }));
    await waitFor(() => expect(log).toHaveTextContent('100001. '));
    await waitFor(() => expect(isAtEnd(log)).toBe(true));

    wheelUp(log, 3_000);
    await waitFor(() => expect(canvas.getByRole('button', { name: '回到最新' })).toBeVisible());
    await frame();
    const before = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'theirs' }));
    await userEvent.click(canvas.getByRole('button', { name: 'theirs' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '2条新消息' })).toBeVisible());
    await expect(Math.abs(log.scrollTop - before)).toBeLessThan(2);

    await userEvent.click(canvas.getByRole('button', { name: '2条新消息' }));
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
    await expect(log).toHaveFocus();

    wheelUp(log, 3_000);
    await waitFor(() => expect(canvas.getByRole('button', { name: '回到最新' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'mine' }));
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
  },
};

/** Earlier messages are prepended without moving what is being read. */
export const EarlierMessages: Story = {
  render: () => <Living count={60} hasHistory />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = logOf(canvas);
    await settle(canvasElement);
    log.focus();
    await userEvent.keyboard('{Home}');
    // Fifty more messages are above now, and the one that was on top is still visible.
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1_000));
    const { top, bottom } = log.getBoundingClientRect();
    const first = await canvas.findByText(/^1001\. /);
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    await expect(first.getBoundingClientRect().bottom).toBeLessThan(bottom);
  },
};

/** Each new message is announced once to screen readers, without moving the focus. */
export const Announced: Story = {
  render: () => <Living count={20} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await settle(canvasElement);
    const live = canvasElement.querySelector('[aria-live="polite"].live');
    await expect(live).toBeEmptyDOMElement();
    const button = canvas.getByRole('button', { name: 'theirs' });
    await userEvent.click(button);
    await waitFor(() => expect(live).toHaveTextContent('周砚秋老师：21. '));
    await expect(button).toHaveFocus();
  },
};

const small = { width: 1140, height: 640 };
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <BrandMatrix
      wide
      rows={[
        {
          state: 'Reconnecting, focus, hover',
          force: { focus: '[role="log"]', hover: 'header button' },
          show: <Window talk={open} state="reconnecting" attempt={3} style={small} />,
        },
        { state: 'Nobody', show: <Window style={{ ...small, height: 480 }} /> },
      ]}
    />
  ),
};

/** A new message below what is read, as a picture of its own: a cell that is left out once forgets how far it was scrolled. */
export const NewBelow: Story = {
  tags: ['alone'],
  render: () => <Living count={60} style={small} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = logOf(canvas);
    await settle(canvasElement);
    wheelUp(log, 1_000);
    await waitFor(() => expect(canvas.getByRole('button', { name: '回到最新' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'theirs' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '1条新消息' })).toBeVisible());
    force(canvasElement, { hover: '.pill' });
  },
};

/** The log takes the focus and scrolls by page; every button inside it can be reached. */
export const Keyboard: Story = {
  render: () => <Living count={300} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = logOf(canvas);
    await settle(canvasElement);
    canvas.getByRole('button', { name: '更多' }).focus();
    await userEvent.tab();
    await expect(log).toHaveFocus();
    const end = log.scrollTop;
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(log.scrollTop).toBeLessThan(end - 100));
    await quiet(200);
    // Lines above may have turned out higher than they were taken for.
    const above = log.scrollTop;
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(above + 100));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(log.scrollTop).toBeLessThan(2));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(isAtEnd(log)).toBe(true));
  },
};
