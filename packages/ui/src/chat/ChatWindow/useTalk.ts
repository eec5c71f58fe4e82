import { useState } from 'react';
import type { ChatMessage } from '../ChatBubble/message.ts';
import { countPrepended, countTheirs } from './talkRows.ts';

/** Index of the first message when a conversation is opened; earlier ones count down from here. */
const START = 10_000_000;

/**
 * Keeps message indexes stable while earlier and newer messages are added: an index never changes, so what is being read does not move.
 * `run` changes with the conversation.
 */
export function useTalk(messages: readonly ChatMessage[], isAtBottom: boolean) {
  const fresh = (run: number) => ({
    messages,
    run,
    first: START,
    opened: messages.length,
    seen: START + messages.length - 1,
  });
  const [state, setState] = useState(() => fresh(0));

  let now = state;
  if (state.messages !== messages) {
    const prepended = countPrepended(state.messages, messages);
    now = prepended === null ? fresh(state.run + 1) : { ...state, messages, first: state.first - prepended };
  }
  const last = now.first + messages.length - 1;
  if (isAtBottom && now.seen !== last) now = { ...now, seen: last };
  if (now !== state) setState(now);

  const arrived = messages[messages.length - 1];
  return {
    run: now.run,
    first: now.first,
    /** Unread messages of the other side, below the viewport. */
    below: isAtBottom ? 0 : countTheirs(messages, now.seen - now.first),
    /** The newest message, if it is from the other side and has arrived since the conversation was opened. */
    arrived: last >= START + now.opened && arrived?.side === 'them' ? arrived : undefined,
  };
}
