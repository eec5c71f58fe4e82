import type { ReactNode } from 'react';
import { createTimedQueue } from '../../foundations/timedQueue.ts';

export interface NotificationOptions {
  /** Who or what it is about. */
  title: string;
  /** What happened, one or two lines. */
  body?: string | undefined;
  /** When, as written. */
  time?: string | undefined;
  /** An Avatar of 40 px, or an icon. */
  picture?: ReactNode;
  /** Milliseconds it stays; 0 for until it is answered or closed. */
  duration?: number | undefined;
  /** Pixels between the top of the window and the corner while it is shown; the viewport's by default (§4). */
  offset?: number | undefined;
  /** Offers a close button. */
  closable?: boolean | undefined;
  /** Makes the whole card a button; a click also takes it away. */
  onClick?: (() => void) | undefined;
}

/** One notification as the queue keeps it. */
export interface NotificationMessage extends Omit<NotificationOptions, 'duration'> {
  readonly id: number;
  readonly closable: boolean;
}

/** Milliseconds that a notification stays unless told: long enough for a name and two lines. */
const NOTIFICATION_MS = 6_000;
/** Notifications on the screen at once; a newer one takes the place of the oldest. */
const NOTIFICATION_STACK = 3;

/** A plain store of notifications; its time passes only while a viewport shows them and nobody reads. */
export function createNotificationQueue() {
  const { add, renew: _, ...queue } = createTimedQueue<NotificationMessage>(NOTIFICATION_STACK, 0);
  return {
    ...queue,
    /** Shows a notification and returns its id. */
    notify({ duration = NOTIFICATION_MS, closable = true, ...message }: NotificationOptions): number {
      return add((id) => ({ ...message, closable, id }), duration);
    },
  };
}

/** A store of notifications. */
export type NotificationQueue = ReturnType<typeof createNotificationQueue>;

/** The queue that a page uses when it does not make its own. */
export const notifications: NotificationQueue = createNotificationQueue();

/** Shows a notification in the corner and returns its id (§4). */
export const notify = notifications.notify;
