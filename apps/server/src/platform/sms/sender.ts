import type { SmsSettings } from '../core/config/smsSettings.ts';
import { hookSender } from './hook.ts';
import type { SmsSender } from './message.ts';

/** The configured sender; the provider's library is loaded only where it is used. */
export async function createSmsSender(settings: SmsSettings): Promise<SmsSender> {
  if (settings.kind === 'hook') return hookSender(settings);
  const { alibabaSender } = await import('./alibaba.ts');
  return alibabaSender(settings);
}
