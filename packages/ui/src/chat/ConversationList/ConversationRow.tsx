import { BellOff } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import { MessageTime } from '../MessageTime/MessageTime.tsx';
import type { ConversationListLabels } from './ConversationList.labels.ts';
import { Row } from './ConversationList.styles.ts';
import type { Conversation } from './conversation.ts';

interface ConversationRowProps {
  item: Conversation;
  isActive: boolean;
  /** Whether it is the tab stop of the list (roving tabindex). */
  isStop: boolean;
  words: ConversationListLabels;
  onOpen: ((id: string) => void) | undefined;
}

/** Highest number shown; above it, `99+`. */
const MOST = 99;
/** Faces in the avatar of a group. */
const FACES = 4;

/** One conversation: name, time, last message, unread count. */
export const ConversationRow = memo(function ConversationRow({
  item: { id, name, people, href, last, draft, unread = 0, muted: isMuted },
  isActive,
  isStop,
  words,
  onOpen,
}: ConversationRowProps) {
  const [first] = people;
  return (
    <Row data-unread={unread > 0 || undefined} data-muted={isMuted || undefined}>
      <Anchor
        href={href}
        aria-current={isActive ? 'true' : undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onOpen?.(id)}
      >
        {people.length > 1 ? (
          <span className="stack" aria-hidden="true">
            {people.slice(0, FACES).map((person) => (
              <Avatar className="small" key={person.name} name={person.name} src={person.avatar} size={20} decorative />
            ))}
          </span>
        ) : (
          <Avatar className="face" name={first?.name ?? name} src={first?.avatar} size={40} decorative />
        )}
        <span className="name">{name}</span>
        {last && <MessageTime className="time" at={last.at} short />}
        <span className="last">
          {draft && <em>{draft.state === 'failed' ? words.failed : words.draft}</em>}
          {draft ? draft.text : last && words.last(last)}
        </span>
        {unread > 0 ? (
          <span className="count">
            <span aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</span>
            <span className="hidden">{words.unread(unread)}</span>
          </span>
        ) : (
          isMuted && <BellOff className="quiet" role="img" aria-label={words.muted} />
        )}
      </Anchor>
    </Row>
  );
});
