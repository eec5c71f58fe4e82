import { TOAST_MS } from '@shuyuan/rules';
import { createTimedQueue, type TimedState } from '../../foundations/timedQueue.ts';

/** Kinds of toasts. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** One toast in the queue. */
export interface ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly closable: boolean;
}

export interface ToastOptions {
  /** Kind; `info` by default. */
  tone?: ToastTone | undefined;
  /** One short sentence. */
  text: string;
  /** Seconds until it is removed; 0 until it is closed (§9: 1.5). */
  durationS?: number | undefined;
  /** Shows a close button (§9). */
  closable?: boolean | undefined;
}

/** Visible toasts, oldest first, and the last five removed ones, newest first. */
export type ToastState = TimedState<ToastMessage>;

/** Maximum number of visible toasts; a newer one replaces the oldest. */
const TOAST_STACK = 3;
/** Number of removed toasts that can be read again (ui-kit 4.12). */
const TOAST_LOG = 5;

/** A store of toasts; timers run only while a viewport shows them and none is hovered or focused. */
export function createToastQueue() {
  const { add, renew, ...queue } = createTimedQueue<ToastMessage>(TOAST_STACK, TOAST_LOG);
  return {
    ...queue,
    /** Shows a toast and returns its id; the same text that is still visible only has its timer restarted. */
    show({ tone = 'info', text, durationS = TOAST_MS / 1000, closable = true }: ToastOptions): number {
      const duration = durationS * 1000;
      const twin = queue.getState().visible.find((message) => message.text === text && message.tone === tone);
      if (!twin) return add((id) => ({ id, tone, text, closable }), duration);
      renew(twin.id, duration);
      return twin.id;
    },
  };
}

/** A store of toasts. */
export type ToastQueue = ReturnType<typeof createToastQueue>;

/** The default queue of a page. */
export const toast: ToastQueue = createToastQueue();
