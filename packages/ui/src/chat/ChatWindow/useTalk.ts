import { useState } from 'react';
import type { ChatMessage } from '../ChatBubble/message.ts';
import { countPrepended, countTheirs } from './talkRows.ts';

/** Place of the first message of a talk as it was opened; earlier ones count down from here. */
const START = 10_000_000;

/**
 * Keeps the places of messages while earlier and newer ones come: a place never changes, so what is being read stays where it
 * is. `run` changes with the talk.
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
    /** Messages of the other side below what was read. */
    below: isAtBottom ? 0 : countTheirs(messages, now.seen - now.first),
    /** The newest, if it is of the other side and has come since the talk was opened. */
    arrived: last >= START + now.opened && arrived?.side === 'them' ? arrived : undefined,
  };
}
