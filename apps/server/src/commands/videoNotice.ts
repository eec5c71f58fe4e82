import type { Config } from '../platform/core/config/config.ts';

const SET_TURN = 'TURN_URLS=turn:host:3478 and TURN_SECRET (coturn with use-auth-secret)';

/** What the operator reads where audio and video of the study room do not reach everybody; null where nothing is missing. */
export function videoNotice({ stunUrls, turnUrls }: Pick<Config['live'], 'stunUrls' | 'turnUrls'>): string | null {
  if (turnUrls.length > 0) return null; // a relay answers STUN requests as well
  if (stunUrls.length > 0) {
    return `Study room: TURN_URLS is not set, so audio and video fail behind strict firewalls; text and whiteboard work. Set ${SET_TURN}.`;
  }
  return `Study room: STUN_URLS and TURN_URLS are not set, so audio and video connect within one network only; text and whiteboard work. Set STUN_URLS=stun:host:3478, and ${SET_TURN}.`;
}
