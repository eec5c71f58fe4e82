import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Empty } from '../../feedback/Empty/Empty.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { type ConversationListLabels, conversationListLabels } from './ConversationList.labels.ts';
import { Root } from './ConversationList.styles.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { type Conversation, findConversations } from './conversation.ts';
import { FoundList } from './FoundList.tsx';
import type { FoundMessages } from './foundMessages.ts';

export interface ConversationListProps extends BaseProps<HTMLElement> {
  /** The conversations, in display order; pinned ones come first. */
  items: readonly Conversation[];
  /** Id of the open conversation. */
  activeId?: string | undefined;
  /** Called with the id of a conversation before its link navigates. */
  onOpen?: ((id: string) => void) | undefined;
  /** Controlled search term. */
  query?: string | undefined;
  /** Initial search term. */
  defaultQuery?: string | undefined;
  /** Called with the search term after each change; the list filters its own items. */
  onQueryChange?: ChangeHandler<string> | undefined;
  /** Messages found by the search, listed below the conversations while there is a term. */
  found?: FoundMessages | undefined;
  labels?: Partial<ConversationListLabels> | undefined;
}

/** All conversations with their unread counts; one tab stop, arrow keys move between them (ui-kit 3.9). */
export function ConversationList({
  items,
  activeId,
  onOpen,
  query,
  defaultQuery = '',
  onQueryChange,
  found: messages,
  labels,
  ...rest
}: ConversationListProps) {
  const words = useLabels(conversationListLabels, labels);
  const [wanted, search] = useChange(query, defaultQuery, onQueryChange);
  const list = useRef<HTMLDivElement>(null);

  const found = findConversations(items, wanted);
  const pinned = found.filter((item) => item.pinned);
  const recent = found.filter((item) => !item.pinned);
  const shown = [...pinned, ...recent];
  const isSearching = wanted.trim() !== '';
  const isNothing = shown.length === 0 && (!messages || (messages.state === 'ready' && messages.items.length === 0));
  const stop = shown.some(({ id }) => id === activeId) ? activeId : shown[0]?.id;

  const handleKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    links[Math.max(0, Math.min(links.length - 1, to))]?.focus();
  };
  const show = (group: readonly Conversation[], heading: string | undefined) =>
    group.length > 0 && (
      <section>
        {heading !== undefined && <h2 className="group">{heading}</h2>}
        <ul>
          {group.map((item) => (
            <ConversationRow
              key={item.id}
              item={item}
              words={words}
              onOpen={onOpen}
              isActive={item.id === activeId}
              isStop={item.id === stop}
            />
          ))}
        </ul>
      </section>
    );

  return (
    <Root aria-label={words.name} {...rest}>
      <label className="search">
        <Search aria-hidden />
        <input
          type="search"
          value={wanted}
          placeholder={words.placeholder}
          aria-label={words.search}
          onChange={(event) => search(event.target.value, changeDetails('input-change', event))}
        />
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside have the focus, this only moves it */}
      <div className="list" ref={list} onKeyDown={handleKeyDown}>
        {show(pinned, words.pinned)}
        {show(recent, pinned.length > 0 ? words.recent : undefined)}
        {messages && isSearching && (
          <FoundList found={messages} query={wanted} words={words} isFirst={shown.length === 0} />
        )}
        {shown.length === 0 && !isSearching && (
          <Empty kind="message" layout="inline" title={words.empty} hint={words.emptyHint} />
        )}
        {isNothing && isSearching && (
          <Empty kind="search" layout="inline" title={words.nothing} hint={words.nothingHint(wanted.trim())} />
        )}
      </div>
    </Root>
  );
}
