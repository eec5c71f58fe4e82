import { type Call, COMMON, encodeInput, type InputOf } from '@shuyuan/contract';
import { languageType } from '@shuyuan/rules';
import { BASES } from '../../../apps/server/src/platform/http/answer.ts';
import type { Request } from './load.ts';

/** Host and login of a request. */
export interface Sender {
  host: string;
  token?: string;
  /** Idempotency key, which the portal sends with every write (C1). */
  requestId?: string;
}

/** A call as the portal sends it. */
export function requestOf<C extends Call>(call: C, input: InputOf<C>, { host, token, requestId }: Sender): Request {
  const parameters: Record<string, unknown> = {
    [COMMON.isStudent]: 1,
    [COMMON.languageType]: languageType('cn'),
    ...(token ? { [COMMON.token]: token } : {}),
    ...(requestId ? { [COMMON.requestId]: requestId } : {}),
    ...encodeInput(call, input),
  };
  const path = BASES[call.service] + call.path;
  if (call.method !== 'GET') return { method: 'POST', path, host, body: parameters };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, String(value));
  return { path: `${path}?${query}`, host };
}
