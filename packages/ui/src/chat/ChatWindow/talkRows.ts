import type { Instant } from '@shuyuan/rules';
import type { ChatMessage } from '../ChatBubble/message.ts';

/** Silence after which the time is told again, in milliseconds. */
const TIME_AFTER_MS = 5 * 60_000;
/** Within this time a message hangs under the one before, of the same author. */
const TOGETHER_MS = 60_000;

const toMilliseconds = (instant: Instant) => new Date(instant).getTime();
const isWritten = ({ content }: ChatMessage) => content.kind !== 'notice' && content.kind !== 'recalled';

/** How a message stands under the one before: whether the time is told first, and whether the two hang together. */
export function rowOf(message: ChatMessage, before: ChatMessage | undefined) {
  const silence = before ? toMilliseconds(message.at) - toMilliseconds(before.at) : Number.POSITIVE_INFINITY;
  const hasTime = silence >= TIME_AFTER_MS;
  const isContinued =
    before !== undefined &&
    silence < TOGETHER_MS &&
    isWritten(message) &&
    isWritten(before) &&
    message.side === before.side &&
    message.author.name === before.author.name;
  return { hasTime, isContinued };
}

/** How many messages came before those that were there; `null` when it is another talk. */
export function countPrepended(before: readonly ChatMessage[], now: readonly ChatMessage[]): number | null {
  const oldest = before[0];
  if (!oldest) return now.length === 0 ? 0 : null;
  const at = now.findIndex(({ id }) => id === oldest.id);
  return at < 0 ? null : at;
}

/** How many of the other side stand after a place; of mine none is news. */
export function countTheirs(messages: readonly ChatMessage[], after: number): number {
  let count = 0;
  for (let at = messages.length - 1; at > after; at -= 1) if (messages[at]?.side === 'them') count += 1;
  return count;
}
