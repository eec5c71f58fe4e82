import type { ReactNode } from 'react';
import { createTimedQueue } from '../../foundations/timedQueue.ts';

export interface NotificationOptions {
  /** Person or topic. */
  title: string;
  /** What happened, one or two lines. */
  body?: string | undefined;
  /** Formatted time. */
  time?: string | undefined;
  /** An Avatar of 40 px, or an icon. */
  picture?: ReactNode;
  /** Seconds until it is removed; 0 until it is clicked or closed. */
  durationS?: number | undefined;
  /** Pixels between the top of the window and the corner while it is visible; the viewport's by default (§4). */
  offset?: number | undefined;
  /** Shows a close button. */
  closable?: boolean | undefined;
  /** Makes the whole card a button; a click also removes the notification. */
  onClick?: (() => void) | undefined;
}

/** One notification in the queue. */
export interface NotificationMessage extends Omit<NotificationOptions, 'durationS'> {
  readonly id: number;
  readonly closable: boolean;
}

/** Seconds of a notification by default: long enough for a name and two lines. */
const NOTIFICATION_S = 6;
/** Maximum number of visible notifications; a newer one replaces the oldest. */
const NOTIFICATION_STACK = 3;

/** A store of notifications; timers run only while a viewport shows them and none is hovered or focused. */
export function createNotificationQueue() {
  const { add, renew: _, ...queue } = createTimedQueue<NotificationMessage>(NOTIFICATION_STACK, 0);
  return {
    ...queue,
    /** Shows a notification and returns its id. */
    notify({ durationS = NOTIFICATION_S, closable = true, ...message }: NotificationOptions): number {
      return add((id) => ({ ...message, closable, id }), durationS * 1000);
    },
  };
}

/** A store of notifications. */
export type NotificationQueue = ReturnType<typeof createNotificationQueue>;

/** The default queue of a page. */
export const notifications: NotificationQueue = createNotificationQueue();

/** Shows a notification in the corner and returns its id (§4). */
export const notify = notifications.notify;
