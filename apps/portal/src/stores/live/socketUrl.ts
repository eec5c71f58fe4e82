/** Address of a member's socket: base, user, `/1` (§7); a base without a host is on the server of the page. */
export function socketUrl(base: string, userId: number, origin: string): string {
  const url = new URL(`${base.trim().replace(/[\\/]+$/, '')}/${userId}/1`, origin);
  url.protocol = url.protocol === 'https:' || url.protocol === 'wss:' ? 'wss:' : 'ws:';
  return url.href;
}
