import type { Instant } from '@shuyuan/rules';
import {
  Bell,
  BookOpen,
  ChartNoAxesColumn,
  ClipboardCheck,
  Headphones,
  Newspaper,
  ShoppingBag,
  TicketPercent,
} from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { Empty } from '../../feedback/Empty/Empty.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { MessageTime } from '../MessageTime/MessageTime.tsx';
import { type MessageListLabels, type MessageType, messageListLabels } from './MessageList.labels.ts';
import { Item, Root } from './MessageList.styles.ts';

/** One message from the school (§4). */
export interface SiteMessage {
  id: string;
  type: MessageType;
  title: string;
  /** One-line summary. */
  summary?: string | undefined;
  /** When it was sent. */
  at: Instant;
  read: boolean;
  /** Address of the message. */
  href: string;
  /** For screenshots only. */
  'data-force'?: 'hover' | 'focus' | undefined;
}

export interface MessageListProps extends BaseProps {
  items: readonly SiteMessage[];
  /** Total number of unread messages, if the list is only a part; counted from the list by default. */
  unread?: number | undefined;
  /** Loading state of the messages. */
  status?: 'ready' | 'loading' | undefined;
  /** Called when a message is opened. */
  onOpen?: ((id: string) => void) | undefined;
  /** Marks all as read; a promise locks the button until it settles. */
  onReadAll?: (() => unknown) | undefined;
  /** IANA time zone of the reader; the kit's by default (§9). */
  timeZone?: string | undefined;
  labels?: Partial<MessageListLabels> | undefined;
}

const ICONS = {
  system: Bell,
  class: BookOpen,
  homework: ClipboardCheck,
  order: ShoppingBag,
  coupon: TicketPercent,
  studyRoom: Headphones,
  headline: Newspaper,
  report: ChartNoAxesColumn,
};
const MOST = 99;

/** Messages from the school, newest first; unread ones are bold, marked, and announced as unread (§4 Message). */
export function MessageList(props: MessageListProps) {
  const { items, unread, status, onOpen, onReadAll, timeZone, labels, ...rest } = props;
  const words = useLabels(messageListLabels, labels);
  const count = unread ?? items.filter((item) => !item.read).length;
  if (status === 'loading')
    return (
      <Root aria-label={words.name} {...rest} aria-busy="true">
        <Skeleton variant="row" count={4} />
      </Root>
    );
  if (items.length === 0)
    return (
      <Root aria-label={words.name} {...rest}>
        <Empty layout="list" title={words.empty} hint={words.emptyHint} />
      </Root>
    );
  return (
    <Root aria-label={words.name} {...rest}>
      <div className="head">
        <span role="status">
          {count > 0 ? words.unreadCount(count > MOST ? `${MOST}+` : String(count)) : words.allRead}
        </span>
        {onReadAll && count > 0 && (
          <Button variant="ghost" tone="neutral" size="sm" onClick={onReadAll}>
            {words.readAll}
          </Button>
        )}
      </div>
      <ul>
        {items.map((item) => (
          <MessageItem key={item.id} item={item} words={words} timeZone={timeZone} onOpen={onOpen} />
        ))}
      </ul>
    </Root>
  );
}

interface MessageItemProps {
  item: SiteMessage;
  words: MessageListLabels;
  timeZone: string | undefined;
  onOpen: ((id: string) => void) | undefined;
}

function MessageItem({ item, words, timeZone, onOpen }: MessageItemProps) {
  const Icon = ICONS[item.type];
  return (
    <Item data-unread={item.read ? undefined : ''}>
      <Anchor href={item.href} onClick={() => onOpen?.(item.id)} data-force={item['data-force']}>
        <span className="disc" aria-hidden="true">
          <Icon />
        </span>
        <span className="text">
          <span className="title">
            <span className="said">{`${item.read ? '' : `${words.unread} `}${words.types[item.type]} `}</span>
            {item.title}
          </span>
          {item.summary !== undefined && <span className="summary">{item.summary}</span>}
        </span>
        <span className="side">
          <MessageTime at={item.at} timeZone={timeZone} />
        </span>
      </Anchor>
    </Item>
  );
}
