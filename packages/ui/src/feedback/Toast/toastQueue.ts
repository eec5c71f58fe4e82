import { TOAST_MS } from '@shuyuan/rules';
import { createTimedQueue, type TimedState } from '../../foundations/timedQueue.ts';

/** What a toast says. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** One toast as the queue keeps it. */
export interface ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly closable: boolean;
}

export interface ToastOptions {
  /** What it says; `info` by default. */
  tone?: ToastTone | undefined;
  /** One short sentence. */
  text: string;
  /** Milliseconds it stays; 0 for until it is closed (§9: 1500). */
  duration?: number | undefined;
  /** Offers a close button (§9). */
  closable?: boolean | undefined;
}

/** What is on the screen, oldest first, and the last five that have left it, newest first. */
export type ToastState = TimedState<ToastMessage>;

/** Toasts on the screen at once; a newer one takes the place of the oldest. */
const TOAST_STACK = 3;
/** Toasts that can be read again after they have gone (ui-kit 4.12). */
const TOAST_LOG = 5;

/** A plain store of toasts; its time passes only while a viewport shows them and nobody reads. */
export function createToastQueue() {
  const { add, renew, ...queue } = createTimedQueue<ToastMessage>(TOAST_STACK, TOAST_LOG);
  return {
    ...queue,
    /** Shows a toast and returns its id; the same words that are still on the screen only stay longer. */
    show({ tone = 'info', text, duration = TOAST_MS, closable = true }: ToastOptions): number {
      const twin = queue.getState().visible.find((message) => message.text === text && message.tone === tone);
      if (!twin) return add((id) => ({ id, tone, text, closable }), duration);
      renew(twin.id, duration);
      return twin.id;
    },
  };
}

/** A store of toasts. */
export type ToastQueue = ReturnType<typeof createToastQueue>;

/** The queue that a page uses when it does not make its own. */
export const toast: ToastQueue = createToastQueue();
