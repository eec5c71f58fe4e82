import { createHmac } from 'node:crypto';
import type { RoomSession } from '@shuyuan/contract';
import type { LiveSettings } from '../../platform/core/config/liveSettings.ts';

/** Lifetime of relay credentials: longer than any consultation. */
const VALID_S = 12 * 3_600;

/**
 * What two browsers need to reach each other. The relay's credentials end by themselves and name the person: `coturn`'s
 * `use-auth-secret`, whose secret never leaves the server.
 */
export function iceServersFor(
  { stunUrls, turnUrls, turnSecret }: Pick<LiveSettings, 'stunUrls' | 'turnUrls' | 'turnSecret'>,
  { userId, now }: { userId: number; now: Date },
): RoomSession['iceServers'] {
  const servers: RoomSession['iceServers'] = [];
  if (stunUrls.length > 0) servers.push({ urls: [...stunUrls] });
  if (turnUrls.length > 0 && turnSecret) {
    const username = `${Math.floor(now.getTime() / 1_000) + VALID_S}:${userId}`;
    const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
    servers.push({ urls: [...turnUrls], username, credential });
  }
  return servers;
}
