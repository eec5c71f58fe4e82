/**
 * The one place that touches what browsers give to secure pages only: https, and `localhost` names. On plain http, e.g. in a school's own
 * network, each of them has a fall-back here, or is absent and the page says what needs https (decision 0043).
 */

/** False on plain http under a name that is not local. */
export function isSecurePage(): boolean {
  return globalThis.isSecureContext !== false;
}

/** A new id that no other has: a version 4 UUID. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // every page has this one
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** SHA-256 of bytes. */
export async function sha256(bytes: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  // The type says that it is always there; on plain http it is not.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { digest } = await import('./sha256.ts');
  return digest(new Uint8Array(bytes));
}

/** Puts a text on the clipboard; rejects where the browser refuses. Call it inside a click. */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard) return clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = document.activeElement;
  // Inside an open dialog, which keeps the focus to itself.
  (focused?.closest('dialog, [role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new DOMException('The browser has copied nothing.', 'NotAllowedError');
}

/** Locks between the tabs of this browser; none on plain http, or where the browser stores nothing for this site. */
export function tabLocks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}

/** Cameras, microphones and screens; none on plain http, where the page says so. */
export function mediaDevices(): MediaDevices | undefined {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
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
