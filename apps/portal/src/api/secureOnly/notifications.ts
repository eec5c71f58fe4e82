/** False on plain http under a name that is not local. */
function isSecurePage(): boolean {
  return globalThis.isSecureContext !== false;
}

/** Whether the system may show notifications; `default`: it has not been asked yet. They are an addition and need no fall-back. */
export function notificationState(): NotificationPermission | 'absent' {
  return typeof Notification === 'undefined' || !isSecurePage() ? 'absent' : Notification.permission;
}

/** Asks whether the system may show them. Call it inside a click. */
export function askForNotifications(): void {
  void Notification.requestPermission().catch(() => undefined);
}

/** Shows one, where `notificationState` is `granted`. */
export function showNotification(title: string, options: NotificationOptions): Notification {
  return new Notification(title, options);
}
