import type { Locale } from '@shuyuan/rules';
import { useRoot } from './context.tsx';

/** Who reads an instant, and when; what shows one takes all three (§9). */
export interface View {
  locale: Locale;
  /** The server's present, in epoch milliseconds. */
  now: number;
  /** IANA name of the reader's zone. */
  timeZone: string;
}

/** How this page shows an instant: by the given present, the server's by default, in the one zone of the portal. For observers. */
export function useView(now?: number): View {
  const { locale, services, zone } = useRoot();
  return { locale: locale.locale, now: now ?? services.clock.now, timeZone: zone.id };
}
