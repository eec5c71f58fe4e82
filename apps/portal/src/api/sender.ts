import {
  COMMON,
  decodeShape,
  encodeShape,
  LOGGED_OUT,
  type RequestOptions,
  unwrap,
  type WireCall,
} from '@shuyuan/contract';
import { languageType } from '@shuyuan/rules';
import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import { ApiError } from './apiError.ts';
import { refusalShapeOf } from './groups.ts';
import type { ApiOptions } from './options.ts';
import { toApiError } from './toApiError.ts';

/** Sends one call of the contract. */
export type Send = (call: WireCall, input?: unknown, options?: RequestOptions) => Promise<unknown>;

const inQuery = (call: WireCall) => call.method === 'GET' || call.method === 'DELETE';

/** Sends the contract's calls with the common parameters and reads their answers with both success checks (§7). */
export function createSender(
  { bases, sender, onLoggedOut, timeoutMs = 30_000 }: ApiOptions,
  http: AxiosInstance = axios.create(),
): Send {
  return async function send(call, input = {}, { signal, requestId, keepalive } = {}) {
    const service = call.service ?? 'student';
    const { token, companyId, locale } = sender(call.access);
    const language = languageType(locale);
    const parameters = {
      ...(encodeShape(call.input, input) as Record<string, unknown>),
      [COMMON.isStudent]: 1,
      // A query cannot say null, the language of Chinese (§7).
      ...(inQuery(call) && language === null ? {} : { [COMMON.languageType]: language }),
      ...(companyId === null ? {} : { [COMMON.companyId]: companyId }),
      ...(token === null ? {} : { [COMMON.token]: token }),
      ...(inQuery(call) ? {} : { [COMMON.requestId]: requestId ?? crypto.randomUUID() }),
    };
    if (keepalive) {
      // Nothing may be awaited before it: the page is being closed.
      const headers = { 'Content-Type': 'application/json' };
      await fetch(bases[service] + call.path, {
        ...{ method: call.method, keepalive, headers },
        body: JSON.stringify(parameters),
      });
      return undefined;
    }
    try {
      const response = await http.request<unknown>({
        method: call.method,
        url: bases[service] + call.path,
        timeout: timeoutMs,
        ...(inQuery(call) ? { params: parameters } : { data: parameters }),
        ...(signal ? { signal } : {}),
      });
      return read(call, response);
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
    return call.isList ? { items: data, ...answer.facts } : data;
  } catch (cause) {
    throw new ApiError('malformed', '', { cause });
  }
}

/** What a refusal carries, in product words; nothing where it is not of the contract. */
function refusalDataOf(code: number, data: unknown): unknown {
  const shape = refusalShapeOf(code);
  try {
    return shape && decodeShape(shape, data);
  } catch {
    return undefined;
  }
}
