import { tenantLabel } from '@shuyuan/rules';
import { type CompanyRow, DEFAULT_LABEL } from '../data/companies.ts';
import type { Platform } from '../http/platform.ts';
import type { PayMethod } from './port.ts';
import { companyOfTradeNo } from './tradeNo.ts';

/** Where the notifications of a provider arrive. */
export function notifyPath(method: PayMethod): string {
  return `/pay/notify/${method}`;
}

/** Where the sandbox cashier shows a charge. */
export function sandboxPath(outTradeNo: string): string {
  return `/sandbox/pay/${outTradeNo}`;
}

/** The full address of a path on the school whose charge it is; throws for a number that names no school. */
export async function addressFor(platform: Platform, outTradeNo: string, path: string): Promise<string> {
  const companyId = companyOfTradeNo(outTradeNo);
  const company = companyId === null ? null : await platform.companies.byId(companyId);
  if (!company) throw new Error('The number of a try to pay names no school.');
  return schoolOrigin(company, platform.config.publicOrigin) + path;
}

/** The origin of a school after `PUBLIC_ORIGIN`, which no request can change (T6); plain where a name without label means the school. */
export function schoolOrigin({ label }: CompanyRow, publicOrigin: string): string {
  const plain = URL.parse(publicOrigin.replace('{label}.', ''));
  if (label === DEFAULT_LABEL && plain && tenantLabel(plain.hostname).kind === 'default') return plain.origin;
  return publicOrigin.replace('{label}', label);
}
