import type { ToastTone } from '../core/services.ts';

/** Shows a toast; its code and container are loaded with the first one (performance.md §1). */
export function showToast(tone: ToastTone, text: string) {
  void import('./toastHost.tsx').then(({ show }) => show(tone, text));
}

/** Closes every toast; nothing to close before the first one. */
export function closeToasts() {
  if (document.getElementById('toasts')) void import('./toastHost.tsx').then(({ clear }) => clear());
}
