import type { CallStore } from './CallStore.ts';
import type { Live } from './live.ts';
import type { UnreadTalkStore } from './UnreadTalkStore.ts';

/** The live parts as the shell and the long-lived stores see them. */
export interface LiveParts extends Live {
  /** The call that rings; none in a lecturer's tab. */
  readonly call: CallStore | null;
  /** Unread messages and their popup; none where the school has no chat. */
  readonly talks: UnreadTalkStore | null;
  /** Hears that the messages of the school changed (type 106). */
  onUnread(listener: () => void): () => void;
  /** Hears that an order changed (type 107). */
  onOrder(listener: (orderId: number) => void): () => void;
}
