import { randomBytes } from 'node:crypto';

const NAME = 'sy_device';
const VALUE = /(?:^|;\s*)sy_device=([\w-]{43})(?:;|$)/;
const YEAR_S = 365 * 24 * 3600;

/** The random number by which a browser is known again; null for one without. It logs nobody in (S15). */
export function deviceOf(cookies: string | undefined): string | null {
  return VALUE.exec(cookies ?? '')?.[1] ?? null;
}

/** A number for a browser that has none yet. */
export function newDevice(): string {
  return randomBytes(32).toString('base64url');
}

/** The cookie that holds it: for this host only, hidden from scripts, never sent by pages of others. */
export function deviceCookie(device: string, isSecure: boolean): string {
  return `${NAME}=${device}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Whether the browser stores a `Secure` cookie: over https, and on `localhost` names, as the portal's own cookies. */
export function isSecure({ protocol, hostname }: { protocol: string; hostname: string }): boolean {
  return protocol === 'https' || /(?:^|\.)localhost$/.test(hostname);
}
