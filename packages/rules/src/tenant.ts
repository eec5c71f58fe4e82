import { toAsciiLowerCase } from './characters.ts';

/** The form of a tenant's label, the first of the hostname (§1, T6). */
export const TENANT_LABEL = /^[a-z0-9-]{1,63}$/;

/** The tenant of a hostname: a label, the default school, or invalid (§1, T6). */
export type TenantLabel = { kind: 'label'; label: string } | { kind: 'default' } | { kind: 'invalid' };

/** `im_platform_id` of the brands that have another one than 1 (§1). */
const IM_PLATFORMS: Readonly<Record<string, number>> = { '6c': 6, shengya: 6 };

/** The platform of a brand at the point server, `im_platform_id` (§1). */
export function imPlatformOf(brand: string): number {
  return IM_PLATFORMS[brand] ?? 1;
}

const HOST_MAX = 253; // the limit of DNS
const IPV4 = /^\d+(?:\.\d+){3}$/;
const PORT = /^([^:]*):\d{1,5}$/;

/** Reads the tenant from a hostname, ignoring a port: its first label; `localhost`, IP addresses and single names are the default school (§1, T6). */
export function tenantLabel(hostname: string): TenantLabel {
  const host = toAsciiLowerCase(hostname).replace(PORT, '$1').replace(/\.$/, '');
  if (host.length > HOST_MAX) return { kind: 'invalid' };
  const isAddress = host.includes(':') || IPV4.test(host);
  if (isAddress || !host.includes('.')) return { kind: 'default' };
  const label = host.slice(0, host.indexOf('.'));
  return TENANT_LABEL.test(label) ? { kind: 'label', label } : { kind: 'invalid' };
}
