import { randomId } from '../api/secureOnly/randomId.ts';
import { addressParts } from '../core/addressParts.ts';
import type { Services } from '../core/services.ts';

const KEY = 'visit';

/** Counts a visit once per session and never in the way of anything (§7; product.md 2.2). */
export class VisitStore {
  readonly #services: Pick<Services, 'api' | 'sessionStorage' | 'navigator'>;

  constructor(services: Pick<Services, 'api' | 'sessionStorage' | 'navigator'>) {
    this.#services = services;
  }

  async record(referer: string) {
    const { api, sessionStorage, navigator } = this.#services;
    if (sessionStorage.read(KEY)) return;
    const sessionKey = randomId();
    sessionStorage.write(KEY, sessionKey);
    try {
      await api.site.recordVisit({
        platform: 'desktopWeb',
        path: addressParts(navigator.current).path.slice(0, 512),
        referer: referer.split('?')[0]?.slice(0, 512) ?? '',
        sessionKey,
      });
    } catch {
      sessionStorage.remove(KEY); // counted with the next page instead
    }
  }
}
