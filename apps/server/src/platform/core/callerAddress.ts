import { isIPv6 } from 'node:net';

/**
 * What limits count as one caller: an IPv4 address, or the /64 network of an IPv6 address, of which one line has
 * 2⁶⁴ addresses to choose from (S7, A4, A5).
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Whether a hostname means this machine, whatever a name server says: `localhost`, a label under it, or a loopback address. */
export function isLoopbackName(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(hostname);
}
