import {
  type Call,
  COMMON,
  contract,
  decodeRefusal,
  decodeResult,
  encodeInput,
  LOGGED_OUT,
  type RequestOptions,
  unwrap,
} from '@shuyuan/contract';
import { languageType } from '@shuyuan/rules';
import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import { ApiError } from './apiError.ts';
import type { ApiOptions } from './options.ts';
import { toApiError } from './toApiError.ts';

/** Sends one call of the contract by its names, e.g. `courses` and `list`. */
export type Send = (domain: string, name: string, input?: unknown, options?: RequestOptions) => Promise<unknown>;

const inQuery = (call: Call) => call.method === 'GET' || call.method === 'DELETE';

/** Sends the contract's calls with the common parameters and reads their answers with both success checks (§7). */
export function createSender(
  { bases, sender, onLoggedOut, timeoutMs = 30_000 }: ApiOptions,
  http: AxiosInstance = axios.create(),
): Send {
  return async function send(domain, name, input = {}, { signal, requestId } = {}) {
    const call = callOf(domain, name);
    const { token, companyId, locale } = sender(call.access);
    const parameters = {
      ...encodeInput(call, input),
      [COMMON.isStudent]: 1,
      ...(languageType(locale) === null ? {} : { [COMMON.languageType]: languageType(locale) }),
      ...(companyId === null ? {} : { [COMMON.companyId]: companyId }),
      ...(token === null ? {} : { [COMMON.token]: token }),
      ...(inQuery(call) ? {} : { [COMMON.requestId]: requestId ?? crypto.randomUUID() }),
    };
    try {
      const response = await http.request<unknown>({
        method: call.method,
        url: bases[call.service] + call.path,
        timeout: timeoutMs,
        ...(inQuery(call) ? { params: parameters } : { data: parameters }),
        ...(signal ? { signal } : {}),
      });
      return read(call, response);
    } catch (error) {
      const failure = toApiError(error);
      if (failure.kind === 'loggedOut' && call.service === 'student') onLoggedOut(token);
      throw failure;
    }
  };
}

function callOf(domain: string, name: string): Call {
  const calls: Record<string, Record<string, Call>> = contract;
  const call = calls[domain]?.[name];
  if (!call)
    throw new Error(
      `The contract has no call ${domain}.${name}: it was asked for by a name that the types do not know.`,
    );
  return call;
}

function read(call: Call, response: AxiosResponse<unknown>): unknown {
  const answer = unwrap(response.data);
  if (!answer) throw new ApiError('malformed');
  if (!answer.ok) {
    const { code, message } = answer;
    if (code === LOGGED_OUT) throw new ApiError('loggedOut', message, { code });
    throw new ApiError('refused', message, { code, data: decodeRefusal(code, answer.data) });
  }
  try {
    const data = decodeResult(call, answer.data);
    return call.isList ? { items: data, ...answer.facts } : data;
  } catch (cause) {
    throw new ApiError('malformed', '', { cause });
  }
}
