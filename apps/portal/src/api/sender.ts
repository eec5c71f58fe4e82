import {
  COMMON,
  decodeShape,
  encodeShape,
  GUEST_HEADER,
  LOGGED_OUT,
  PROOF_NEEDED,
  type RequestOptions,
  unwrap,
  type WireCall,
} from '@shuyuan/contract';
import { languageType } from '@shuyuan/rules';
import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import { ApiError } from './apiError.ts';
import { refusalShapeOf } from './groups.ts';
import { type ApiOptions, addressOf } from './options.ts';
import type { createProve } from './prove.ts';
import type { createRetry } from './retry.ts';
import { randomId } from './secureOnly/randomId.ts';
import { toApiError } from './toApiError.ts';

interface SendOptions extends RequestOptions {
  /** Token of whoever was logged in when the call was made: the login may change before its code is here. */
  token: string | null;
  /** Aborted when nobody waits for the answer any more: a crowded server is not asked again (S12). */
  abandoned?: AbortSignal | undefined;
}

/** Sends one call of the contract. */
export type Send = (call: WireCall, input: unknown, options: SendOptions) => Promise<unknown>;

/** What may be answered out of a cache. */
const MAY_BE_OLD = /max-age=[1-9]/;

const inQuery = (call: WireCall) => call.method === 'GET' || call.method === 'DELETE';

/** Sends the contract's calls with the common parameters and reads their answers with both success checks (§7). */
export function createSender(
  { bases, sender, onLoggedOut, onCrowded, onProving, onDate, timeoutMs = 30_000 }: ApiOptions,
  http: AxiosInstance = axios.create({ withXSRFToken: false }),
): Send {
  let retry: Promise<ReturnType<typeof createRetry>> | undefined;
  const loadRetry = () => {
    retry ??= import('./retry.ts').then((code) => code.createRetry({ onCrowded }));
    return retry.catch(() => {
      retry = undefined; // a load that failed may be tried again
    });
  };
  let prove: Promise<ReturnType<typeof createProve>> | undefined;
  const loadProve = () => {
    prove ??= import('./prove.ts').then((code) => code.createProve({ onProving }));
    return prove.catch(() => {
      prove = undefined; // a load that failed may be tried again
    });
  };
  return async function send(call, input = {}, { token, signal, requestId, keepalive, abandoned, guestToken }) {
    const service = call.service ?? 'student';
    const { companyId, locale } = sender(call.access);
    const language = languageType(locale);
    const parameters = {
      ...(encodeShape(call.input, input) as Record<string, unknown>),
      [COMMON.isStudent]: 1,
      // A query cannot say null, the language of Chinese (§7).
      ...(inQuery(call) && language === null ? {} : { [COMMON.languageType]: language }),
      ...(companyId === null ? {} : { [COMMON.companyId]: companyId }),
      ...(token === null ? {} : { [COMMON.token]: token }),
      ...(inQuery(call) ? {} : { [COMMON.requestId]: requestId ?? randomId() }),
    };
    const guest = guestToken === undefined ? {} : { [GUEST_HEADER]: guestToken };
    if (keepalive) {
      // Nothing may be awaited before it: the page is being closed.
      const headers = { 'Content-Type': 'application/json', ...guest };
      await fetch(addressOf(bases, service, call.path), {
        ...{ method: call.method, keepalive, headers },
        body: JSON.stringify(parameters),
      });
      return undefined;
    }
    const sendOnce = async (proof?: string) => {
      const sent = proof === undefined ? parameters : { ...parameters, proof };
      const response = await http.request<unknown>({
        method: call.method,
        url: addressOf(bases, service, call.path),
        timeout: timeoutMs,
        headers: guest,
        ...(inQuery(call) ? { params: sent } : { data: sent }),
        ...(signal ? { signal } : {}),
      });
      // An answer out of a cache is as old as it.
      if (!MAY_BE_OLD.test(String(response.headers['cache-control']))) onDate?.(response.headers['date']);
      return read(call, response);
    };
    try {
      return await sendOnce().catch(async (error: unknown) => {
        const failure = toApiError(error);
        const proven = failure.code === PROOF_NEEDED && (await loadProve());
        if (proven) return proven(failure, sendOnce, abandoned ?? signal);
        // Reads, and what carries an idempotency key, may be sent again (C1); a DELETE carries none.
        const mayRepeat = failure.code === 503 && failure.retryAfterS !== undefined && call.method !== 'DELETE';
        const again = mayRepeat && (await loadRetry());
        if (!again) throw failure;
        return again(failure, sendOnce, abandoned ?? signal);
      });
    } catch (error) {
      const failure = toApiError(error);
      if (failure.kind === 'loggedOut') onLoggedOut(token);
      throw failure;
    }
  };
}

function read(call: WireCall, response: AxiosResponse<unknown>): unknown {
  const answer = unwrap(response.data);
  if (!answer) throw new ApiError('malformed');
  if (!answer.ok) {
    const { code, message } = answer;
    if (code === LOGGED_OUT) throw new ApiError('loggedOut', message, { code });
    throw new ApiError('refused', message, { code, data: refusalDataOf(code, answer.data) });
  }
  try {
    const data = decodeShape(call.isList ? { list: call.result } : call.result, answer.data);
    if (!call.isList) return data;
    // A backend that does not count its list has at least what it sent.
    const totalCount = Math.max(answer.facts.totalCount, (data as unknown[]).length);
    return { items: data, ...answer.facts, totalCount };
  } catch (cause) {
    throw new ApiError('malformed', '', { cause, hasSucceeded: call.method !== 'GET' });
  }
}

/** What a refusal carries, in product words; nothing where it is not of the contract. */
function refusalDataOf(code: number, data: unknown): unknown {
  // Read by what answers it, whose code comes when it is needed.
  if (code === PROOF_NEEDED) return data;
  const shape = refusalShapeOf(code);
  try {
    return shape && decodeShape(shape, data);
  } catch {
    return undefined;
  }
}
