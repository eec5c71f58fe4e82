import { askForNotifications, notificationState } from '../api/secureOnly/notifications.ts';

/**
 * Asks whether the system may notify of a call, once: a browser that was answered does not ask again. Call it inside the click
 * that begins a wait, never on load (product.md 4.17).
 */
export function requestNotifications(): void {
  if (notificationState() !== 'default') return;
  askForNotifications();
}
