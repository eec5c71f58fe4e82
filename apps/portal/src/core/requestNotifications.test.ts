import { afterEach, expect, it, vi } from 'vitest';
import { requestNotifications } from './requestNotifications.ts';

afterEach(() => void vi.unstubAllGlobals());

function ask(permission: NotificationPermission | null, isSecureContext = true) {
  const requestPermission = vi.fn(async () => 'granted' as const);
  vi.stubGlobal('isSecureContext', isSecureContext);
  vi.stubGlobal('Notification', permission === null ? undefined : { permission, requestPermission });
  requestNotifications();
  return requestPermission.mock.calls.length;
}

it('asks in the click itself, and only a browser that was never answered (product.md 4.17)', () => {
  expect([ask('default'), ask('granted'), ask('denied'), ask(null), ask('default', false)]).toEqual([1, 0, 0, 0, 0]);
});
