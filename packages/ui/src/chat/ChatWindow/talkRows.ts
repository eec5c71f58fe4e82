import type { Instant } from '@shuyuan/rules';
import type { ChatMessage } from '../ChatBubble/message.ts';

/** Silence after which the time is shown again, in milliseconds. */
const TIME_AFTER_MS = 5 * 60_000;
/** Milliseconds within which a message is grouped with the previous one of the same author. */
const TOGETHER_MS = 60_000;

const toMilliseconds = (instant: Instant) => new Date(instant).getTime();
const isWritten = ({ content }: ChatMessage) => content.kind !== 'notice' && content.kind !== 'recalled';

/** Layout of a message after the previous one: whether the time is shown first, and whether the two are grouped. */
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

/** Number of messages prepended to the previous ones; `null` when it is another conversation. */
export function countPrepended(before: readonly ChatMessage[], now: readonly ChatMessage[]): number | null {
  const oldest = before[0];
  if (!oldest) return now.length === 0 ? 0 : null;
  const at = now.findIndex(({ id }) => id === oldest.id);
  return at < 0 ? null : at;
}

/** Number of messages of the other side after a position; own messages are never news. */
export function countTheirs(messages: readonly ChatMessage[], after: number): number {
  let count = 0;
  for (let at = messages.length - 1; at > after; at -= 1) if (messages[at]?.side === 'them') count += 1;
  return count;
}
