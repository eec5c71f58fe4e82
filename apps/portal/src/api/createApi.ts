import {
  type Call,
  type Client,
  COMMON,
  type Contract,
  contract,
  decodeResult,
  encodeInput,
  LOGGED_OUT,
  LOGOUT_STATUSES,
  type RequestOptions,
  type Service,
  type Unwrapped,
  unwrap,
} from '@shuyuan/contract';
import { type Locale, languageType } from '@shuyuan/rules';
import type { AxiosError, AxiosInstance, AxiosResponse } from 'axios';
import { ApiError } from './apiError.ts';

export type Api = Client<Contract>;

/** Address prefixes of the family's servers; one build serves any backend of the family (`/web/config.json`). */
export type Bases = Readonly<Record<Service, string>>;

/** What every request says of its sender (§7), read anew for each request. */
export interface Sender {
  token: string | null;
  companyId: number | null;
  locale: Locale;
}

export interface ApiOptions {
  bases: Bases;
  sender: () => Sender;
  /** The student server ended the login of `token` (§4, E5); `token` is the one that the failed request carried. */
  onLoggedOut: (token: string | null) => void;
  /** Milliseconds before a request counts as unreachable. */
  timeoutMs?: number;
  /** The HTTP client; by default axios, whose code arrives beside the first page and not before it (performance.md row 1). */
  http?: () => Promise<AxiosInstance>;
}

const inQuery = (call: Call) => call.method === 'GET' || call.method === 'DELETE';

/** The typed client: one axios instance over the contract, with the common parameters and both success checks (§7). */
export function createApi({ bases, sender, onLoggedOut, timeoutMs = 30_000, http = loadHttp }: ApiOptions): Api {
  async function send(call: Call, input: unknown = {}, { signal, requestId }: RequestOptions = {}) {
    const { token, companyId, locale } = sender();
    const parameters = {
      ...encodeInput(call, input),
      [COMMON.isStudent]: 1,
      ...(languageType(locale) === null ? {} : { [COMMON.languageType]: languageType(locale) }),
      ...(companyId === null ? {} : { [COMMON.companyId]: companyId }),
      ...(token === null ? {} : { [COMMON.token]: token }),
      ...(inQuery(call) ? {} : { [COMMON.requestId]: requestId ?? crypto.randomUUID() }),
    };
    try {
      const client = await http();
      const response = await client.request<unknown>({
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
  }

  const client: Record<string, Record<string, unknown>> = {};
  for (const [domain, calls] of Object.entries(contract)) {
    client[domain] = Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (input?: unknown, options?: RequestOptions) => send(call, input, options),
      ]),
    );
  }
  return client as unknown as Api; // built from the same object that the type is inferred from
}

let instance: Promise<AxiosInstance> | undefined;

/** The portal's one axios instance; a load that failed may be tried again. */
export function loadHttp(): Promise<AxiosInstance> {
  instance ??= import('axios').then(({ default: axios }) => axios.create());
  instance.catch(() => {
    instance = undefined;
  });
  return instance;
}

function read(call: Call, response: AxiosResponse<unknown>): unknown {
  const answer: Unwrapped | null = unwrap(response.data);
  if (!answer) throw new ApiError('malformed');
  if (!answer.ok) {
    throw new ApiError(answer.code === LOGGED_OUT ? 'loggedOut' : 'refused', answer.message, { code: answer.code });
  }
  try {
    const data = decodeResult(call, answer.data);
    return call.isList ? { items: data, ...answer.facts } : data;
  } catch (cause) {
    throw new ApiError('malformed', '', { cause });
  }
}

/** Turns whatever a request threw into our vocabulary (§8: 404 shows `error`, the rest shows `message`). */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const response = isAxiosError(error) ? error.response : undefined;
  if (!response) return new ApiError('unreachable', '', { cause: error });
  const { status, data, headers } = response;
  const body: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  if (body['resultCode'] === LOGGED_OUT || LOGOUT_STATUSES.includes(status)) {
    return new ApiError('loggedOut', text(body['message'] ?? body['resultMessage']), { code: status });
  }
  if (status === 404) return new ApiError('missing', text(body['error']), { code: status });
  if (status === 422) {
    const fields = Array.isArray(body['fields']) ? body['fields'] : [];
    return new ApiError('invalid', text(body['message']), { code: status, fields });
  }
  if (status === 429) {
    const retryAfterS = Number(headers['retry-after']);
    const wait = Number.isFinite(retryAfterS) ? { retryAfterS } : {};
    return new ApiError('tooMany', text(body['message']), { code: status, ...wait });
  }
  return new ApiError('failed', text(body['message']), { code: status });
}

/** Tells axios' errors by their mark: the class itself would bring axios into the start. */
function isAxiosError(error: unknown): error is AxiosError {
  return typeof error === 'object' && error !== null && 'isAxiosError' in error && error.isAxiosError === true;
}
